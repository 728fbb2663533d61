package org.signorini.diagram.figure;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;

/** Draws springs and dampers along a line: coordinates run along it from the middle and across it. */
final class LinePainter {

    /** Across. */
    static final int REACH = 16;
    /** Along, from the middle; where there is room. */
    static final int HALF = 40;

    private static final int TURNS = 5;
    private static final int WIDTH = 7;
    private static final int APART = 9;

    private final Graphics graphics;
    private final Middle middle;

    LinePainter(Graphics graphics, Middle middle) {
        this.graphics = graphics;
        this.middle = middle;
    }

    static double half(Middle middle) {
        return Math.min(HALF, Math.max(0, middle.room() - 6));
    }

    void paint(LineSymbol symbol) {
        double half = half(middle);
        switch (symbol) {
            case SPRING -> spring(half, 0);
            case DAMPER -> damper(half, 0);
            case SPRING_AND_DAMPER -> {
                double inner = half - 6;
                line(-half, 0, -inner, 0);
                line(half, 0, inner, 0);
                line(-inner, -APART, -inner, APART);
                line(inner, -APART, inner, APART);
                spring(inner, -APART);
                damper(inner, APART);
            }
        }
    }

    private void spring(double half, double across) {
        PointList zigzag = new PointList();
        double from = -half + half / 6;
        double step = (2 * half - half / 3) / (2 * TURNS);
        zigzag.addPoint(at(-half, across));
        zigzag.addPoint(at(from, across));
        for (int i = 0; i < 2 * TURNS; i++) {
            zigzag.addPoint(at(from + (i + 0.5) * step, across + (i % 2 == 0 ? -WIDTH : WIDTH)));
        }
        zigzag.addPoint(at(-from, across));
        zigzag.addPoint(at(half, across));
        graphics.drawPolyline(zigzag);
    }

    /** A cup with a piston in it. */
    private void damper(double half, double across) {
        double cup = half * 0.4;
        line(-half, across, -cup, across);
        PointList walls = new PointList();
        walls.addPoint(at(cup, across - WIDTH));
        walls.addPoint(at(-cup, across - WIDTH));
        walls.addPoint(at(-cup, across + WIDTH));
        walls.addPoint(at(cup, across + WIDTH));
        graphics.drawPolyline(walls);
        line(0, across - WIDTH + 3, 0, across + WIDTH - 3);
        line(0, across, half, across);
    }

    private void line(double along1, double across1, double along2, double across2) {
        graphics.drawLine(at(along1, across1), at(along2, across2));
    }

    private Point at(double along, double across) {
        return new Point((int) Math.round(middle.at().x + along * middle.dx() - across * middle.dy()),
                (int) Math.round(middle.at().y + along * middle.dy() + across * middle.dx()));
    }
}
