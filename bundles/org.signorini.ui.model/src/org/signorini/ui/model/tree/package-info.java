/** Mechanisms and studies as trees: the editor of mechanisms as a table of elements, and the outline of either. */
package org.signorini.ui.model.tree;
