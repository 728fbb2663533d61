package org.signorini.diagram.layout;

import java.util.List;
import java.util.function.Predicate;

import org.eclipse.draw2d.geometry.Dimension;
import org.signorini.diagram.figure.LineSymbol;
import org.signorini.diagram.interpreter.Evaluator;
import org.signorini.diagram.specification.Style;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/**
 * How large things are drawn. A body has its name on top, a line of values below it, then its shapes between the names
 * of the markers on its left and right side, and the names of those on its lower side at the bottom.
 */
final class Sizes {

    /** Of a marker's dot. */
    static final int DOT = 10;
    /** Of a symbol in an edge or beside it. */
    static final int SYMBOL = 24;
    /** Between two markers on a side. */
    static final int ROW = 18;
    /** From a body's upper side to its first marker: name and values. */
    static final int HEAD = 46;

    private static final int LEAST_WIDTH = 100;
    private static final int LEAST_HEIGHT = 76;
    private static final int FOOT = 22;
    private static final int GAP = 10;
    private static final int SPRING = 96;

    private final Evaluator evaluator;
    private final TextSize text;

    Sizes(Evaluator evaluator, TextSize text) {
        this.evaluator = evaluator;
        this.text = text;
    }

    /** The shape alone. */
    Dimension shape(NodeView node) {
        Style.Node style = node.style();
        int width = Math.max(style.inside() ? 0 : SYMBOL, style.width());
        if (style.inside()) {
            width = Math.max(width, name(node).width + 12);
        }
        return new Dimension(width, Math.max(SYMBOL, style.height()));
    }

    /** The shape with a text below it. */
    Dimension whole(NodeView node) {
        Dimension shape = shape(node);
        if (node.style().inside()) {
            return shape;
        }
        Dimension name = name(node);
        return new Dimension(Math.max(shape.width, name.width), shape.height + name.height);
    }

    Dimension name(NodeView node) {
        String label = evaluator.text(node.style().label().text(), node.element());
        return label.isEmpty() ? new Dimension() : text.of(label, node.style().label());
    }

    /** A body whose markers are on these sides. */
    Dimension body(NodeView body, Predicate<NodeView> left, Predicate<NodeView> right) {
        List<NodeView> atLeft = body.border().stream().filter(left).toList();
        List<NodeView> atRight = body.border().stream().filter(right).toList();
        int below = 0;
        int shapes = 0;
        int values = 0;
        for (NodeView marker : body.border()) {
            below += left.test(marker) || right.test(marker) ? 0 : name(marker).width + 2 * GAP;
        }
        for (NodeView inner : body.inner()) {
            if (inner.style().inside()) {
                values = Math.max(values, shape(inner).width);
            } else {
                shapes += whole(inner).width + GAP;
            }
        }
        int side = Math.max(widest(atLeft), widest(atRight));
        int middle = shapes > 0 ? shapes + 2 * side + GAP : widest(atLeft) + widest(atRight) + 2 * GAP;
        int width = Math.max(Math.max(LEAST_WIDTH, name(body).width + 2 * GAP),
                Math.max(Math.max(values + 2 * GAP, below + GAP), middle + GAP));
        int rows = Math.max(atLeft.size(), atRight.size()) * ROW;
        int height = HEAD + Math.max(rows, shapes > 0 ? SYMBOL + ROW : 0) + (below > 0 ? FOOT : GAP);
        return new Dimension(width, Math.max(LEAST_HEIGHT, height));
    }

    private int widest(List<NodeView> markers) {
        return markers.stream().mapToInt(m -> name(m).width).max().orElse(0) + Sizes.DOT;
    }

    /** The text of an edge. */
    Dimension label(EdgeView edge) {
        Style.Label label = edge.style().label();
        String shown = label == null ? "" : evaluator.text(label.text(), edge.element());
        return shown.isEmpty() ? new Dimension() : text.of(shown, label);
    }

    /**
     * The room an edge needs around the middle of its symbol: the text stands below it, what acts on it above. It is as
     * high above the edge as below, as the edge runs through its middle.
     */
    Dimension middle(EdgeView edge, List<NodeView> acting) {
        Dimension label = label(edge);
        boolean symbol = edge.style().label() != null && edge.style().label().iconPath() != null;
        if (!symbol) {
            return label.isEmpty() ? label : label.expand(8, 2);
        }
        int half = SYMBOL / 2 + label.height;
        int width = Math.max(LineSymbol.of(edge.style()) == null ? SYMBOL : SPRING, label.width);
        for (NodeView node : acting) {
            half = Math.max(half, Satellites.above(acting.indexOf(node)) + SYMBOL / 2);
            width = Math.max(width, SYMBOL + 2 * (name(node).width + 4));
        }
        return new Dimension(width + GAP, 2 * half);
    }
}
