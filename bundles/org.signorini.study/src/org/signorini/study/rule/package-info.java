/** Validation that needs more than the model: what is installed and combines, and whether loops can be closed. */
package org.signorini.study.rule;
