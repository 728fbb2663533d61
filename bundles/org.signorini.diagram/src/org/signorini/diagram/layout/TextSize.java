package org.signorini.diagram.layout;

import org.eclipse.draw2d.geometry.Dimension;
import org.signorini.diagram.specification.Style;

/** How much room a text takes when it is drawn. */
@FunctionalInterface
public interface TextSize {

    Dimension of(String text, Style.Label style);
}
