/**
 * The form of a study: what is installed to choose from, with fields for the options that each contribution declares,
 * and lists of parameter values, variations, comparisons and measures.
 */
package org.signorini.ui.model.study;
