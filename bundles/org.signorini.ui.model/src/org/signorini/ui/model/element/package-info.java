/** How elements of mechanisms and studies look: icons, labels, one line of what matters, values of expressions. */
package org.signorini.ui.model.element;
