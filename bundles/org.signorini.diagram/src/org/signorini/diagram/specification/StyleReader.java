package org.signorini.diagram.specification;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads styles. A unit of Sirius' sizes is ten pixels. */
final class StyleReader {

    private static final int UNIT = 10;

    private final Map<String, Integer> colors;

    StyleReader(Map<String, Integer> colors) {
        this.colors = colors;
    }

    <S extends Style> List<Conditional<S>> conditional(SpecElement mapping, Function<SpecElement, S> reader) {
        List<Conditional<S>> styles = new ArrayList<>();
        for (SpecElement element : mapping.children("conditionnalStyles")) {
            styles.add(new Conditional<>(element.expression("predicateExpression", null),
                    reader.apply(style(element))));
            element.finish();
        }
        return styles;
    }

    static SpecElement style(SpecElement owner) {
        SpecElement style = owner.child("style");
        if (style == null) {
            throw new SpecificationException(owner.place(), "there is no style");
        }
        return style;
    }

    Style.Node node(SpecElement e) {
        boolean inside = e.text("labelPosition", "border").equals("node");
        boolean container = e.type().equals("FlatContainerStyleDescription");
        int size = container ? 0 : UNIT * e.number("sizeComputationExpression", 3);
        int borderWidth = e.number("borderSizeComputationExpression", 0);
        int border = color(e, "borderColor");
        Style.Line line = e.choice("borderLineStyle", Style.Line.class, "solid");
        Style.Label label = label(e);
        Expression tooltip = e.expression("tooltipExpression", null);
        e.ignore("resizeKind");
        Style.Node style = switch (e.type()) {
            case "FlatContainerStyleDescription" -> {
                e.ignore("arcWidth", "arcHeight", "roundedCorner");
                boolean gradient = e.required("backgroundStyle").equals("GradientTopToBottom");
                int top = color(e, "backgroundColor");
                int bottom = color(e, "foregroundColor");
                yield new Style.Node(Style.Shape.CONTAINER, null, UNIT * e.number("widthComputationExpression", 0),
                        UNIT * e.number("heightComputationExpression", 0), top, gradient ? bottom : top, border,
                        borderWidth, line, label, true, tooltip);
            }
            case "EllipseNodeDescription" -> shape(Style.Shape.ELLIPSE, size, size, e, border, borderWidth, line, label,
                    inside, tooltip);
            case "SquareDescription" -> {
                int width = e.number("width", 0);
                int height = e.number("height", 0);
                yield shape(Style.Shape.SQUARE, width == 0 ? size : UNIT * width, height == 0 ? size : UNIT * height, e,
                        border, borderWidth, line, label, inside, tooltip);
            }
            case "WorkspaceImageDescription" -> new Style.Node(Style.Shape.IMAGE, e.required("workspacePath"), size,
                    size, 0, 0, border, borderWidth, line, label, inside, tooltip);
            default -> throw new SpecificationException(e.place(), "style " + e.type() + " is not known here");
        };
        e.finish();
        return style;
    }

    private Style.Node shape(Style.Shape shape, int width, int height, SpecElement e, int border, int borderWidth,
            Style.Line line, Style.Label label, boolean inside, Expression tooltip) {
        int color = color(e, "color");
        return new Style.Node(shape, null, width, height, color, color, border, borderWidth, line, label, inside,
                tooltip);
    }

    Style.Edge edge(SpecElement e) {
        if (!e.text("routingStyle", "straight").equals("straight")) {
            throw new SpecificationException(e.place(), "only straight edges are known here");
        }
        SpecElement center = e.child("centerLabelStyleDescription");
        Style.Label label = center == null ? null : label(center);
        if (center != null) {
            center.finish();
        }
        Style.Edge style = new Style.Edge(color(e, "strokeColor"), e.number("sizeComputationExpression", 1),
                e.choice("lineStyle", Style.Line.class, "solid"), arrow(e, "sourceArrow", "NoDecoration"),
                arrow(e, "targetArrow", "InputArrow"), label);
        e.finish();
        return style;
    }

    private static Style.Arrow arrow(SpecElement e, String name, String otherwise) {
        String text = e.text(name, otherwise);
        return switch (text) {
            case "NoDecoration" -> Style.Arrow.NONE;
            case "InputArrow" -> Style.Arrow.OPEN;
            case "InputClosedArrow" -> Style.Arrow.CLOSED;
            case "InputFillClosedArrow" -> Style.Arrow.FILLED;
            default -> throw new SpecificationException(e.place(), name + " '" + text + "' is not known here");
        };
    }

    private Style.Label label(SpecElement e) {
        String format = e.text("labelFormat", "");
        boolean icon = e.flag("showIcon", true);
        String path = e.text("iconPath", null);
        return new Style.Label(e.expression("labelExpression", "feature:name"), e.number("labelSize", 8),
                format.contains("bold"), format.contains("italic"), color(e, "labelColor"), icon ? path : null);
    }

    private int color(SpecElement e, String name) {
        String reference = e.required(name);
        Integer color = colors.get(reference);
        if (color == null) {
            throw new SpecificationException(e.place(), name + " '" + reference + "' is no colour of the palettes");
        }
        return color;
    }
}
