package org.signorini.ui.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.draw2d.Connection;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalEditPart;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;
import org.signorini.model.element.Labels;

/** What a diagram draws, as geometry: bodies, lines and texts, and which of them are in each other's way. */
final class DiagramFigures {

    /** What may touch without being in the way. */
    private static final int TOUCH = 3;

    private final Map<String, Rectangle> bodies = new TreeMap<>();
    private final Map<String, PointList> lines = new TreeMap<>();
    private final Map<String, Rectangle> lineTexts = new TreeMap<>();
    private final Map<String, Rectangle> bodyTexts = new TreeMap<>();

    DiagramFigures(MechanismEditor editor) {
        editor.viewer().flush();
        for (Object o : editor.viewer().getEditPartRegistry().values()) {
            if (o instanceof GraphicalEditPart part && part.getModel() instanceof View view) {
                String name = view.mapping().id() + " " + Labels.of(view.element());
                IFigure figure = part.getFigure();
                if (view instanceof EdgeView) {
                    lines.put(name, ((Connection) figure).getPoints().getCopy());
                    texts(name, figure, lineTexts);
                } else if (view instanceof NodeView node && node.owner() == null) {
                    // of a node with its name below, the shape alone
                    IFigure shape = node.mapping().container() ? figure : (IFigure) figure.getChildren().get(0);
                    bodies.put(name, shape.getBounds().getCopy());
                }
                if (view instanceof NodeView node) {
                    texts(name + of(node), figure, bodyTexts);
                }
            }
        }
    }

    private static String of(NodeView node) {
        return node.owner() == null ? "" : " of " + Labels.of(node.owner().element());
    }

    private static void texts(String name, IFigure figure, Map<String, Rectangle> texts) {
        for (Object child : figure.getChildren()) {
            if (child instanceof Label label && label.isVisible() && !label.getText().isEmpty()) {
                texts.put(name + " '" + label.getText() + "'", label.getTextBounds().getCopy());
            }
        }
    }

    /** A sentence for each thing that hides another. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        pairs(bodies, faults);
        pairs(lineTexts, faults);
        pairs(bodyTexts, faults);
        Map<String, Rectangle> kept = new TreeMap<>(bodies);
        kept.putAll(bodyTexts);
        lines.forEach((line, points) -> kept.forEach((what, box) -> {
            if (crosses(points, box.getCopy().shrink(TOUCH, TOUCH))) {
                faults.add(line + " runs through " + what);
            }
        }));
        lineTexts.forEach((text, box) -> bodies.forEach((body, bounds) -> {
            if (bounds.intersects(box.getCopy().shrink(TOUCH, TOUCH))) {
                faults.add(text + " is on " + body);
            }
        }));
        return faults;
    }

    private static void pairs(Map<String, Rectangle> boxes, List<String> faults) {
        List<Map.Entry<String, Rectangle>> list = new ArrayList<>(boxes.entrySet());
        for (int i = 0; i < list.size(); i++) {
            for (int j = i + 1; j < list.size(); j++) {
                if (list.get(i).getValue().getCopy().shrink(TOUCH, TOUCH).intersects(list.get(j).getValue())) {
                    faults.add(list.get(i).getKey() + " is on " + list.get(j).getKey());
                }
            }
        }
    }

    /** Sampled pixel by pixel. */
    private static boolean crosses(PointList points, Rectangle box) {
        for (int i = 1; i < points.size(); i++) {
            Point a = points.getPoint(i - 1);
            Point b = points.getPoint(i);
            int steps = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
            for (int k = 0; k <= steps; k++) {
                if (box.contains(a.x + (b.x - a.x) * k / Math.max(1, steps),
                        a.y + (b.y - a.y) * k / Math.max(1, steps))) {
                    return true;
                }
            }
        }
        return false;
    }
}
