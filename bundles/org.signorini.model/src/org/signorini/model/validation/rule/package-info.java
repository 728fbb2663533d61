/** The rules, one family each. */
package org.signorini.model.validation.rule;
