package org.signorini.diagram.specification;

/** How things look; colours are 0xRRGGBB. */
public sealed interface Style {

    enum Line { SOLID, DASH, DOT, DASH_DOT }

    enum Shape { ELLIPSE, SQUARE, IMAGE, CONTAINER }

    enum Arrow { NONE, OPEN, CLOSED, FILLED }

    /**
     * @param iconPath an image before the text, or {@code null}
     */
    record Label(Expression text, int size, boolean bold, boolean italic, int color, String iconPath) {
    }

    /**
     * A node or container.
     *
     * @param image   of {@link Shape#IMAGE}: its path
     * @param width   in pixels; 0 for what the content needs
     * @param top     the fill's colour at the top; {@code fill} is the one at the bottom
     * @param inside  whether the label stands in the shape
     * @param tooltip or {@code null}
     */
    record Node(Shape shape, String image, int width, int height, int top, int fill, int border, int borderWidth,
            Line borderLine, Label label, boolean inside, Expression tooltip) implements Style {
    }

    /**
     * @param label or {@code null}
     */
    record Edge(int color, int width, Line line, Arrow source, Arrow target, Label label) implements Style {
    }
}
