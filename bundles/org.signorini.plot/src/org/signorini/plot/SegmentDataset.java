package org.signorini.plot;

import java.util.List;

import org.jfree.data.xy.AbstractIntervalXYDataset;

/** Segments as JFreeChart asks for them: x is time, y the lane. */
final class SegmentDataset extends AbstractIntervalXYDataset {

    private static final long serialVersionUID = 1L;
    private static final double HALF = 0.34;

    private final transient List<ContactSegments.Segment> segments;

    SegmentDataset(List<ContactSegments.Segment> segments) {
        this.segments = segments;
    }

    @Override
    public int getSeriesCount() {
        return 1;
    }

    @Override
    public Comparable<?> getSeriesKey(int series) {
        return "contacts";
    }

    @Override
    public int getItemCount(int series) {
        return segments.size();
    }

    @Override
    public Number getX(int series, int item) {
        return segments.get(item).start();
    }

    @Override
    public Number getStartX(int series, int item) {
        return segments.get(item).start();
    }

    @Override
    public Number getEndX(int series, int item) {
        return segments.get(item).end();
    }

    @Override
    public Number getY(int series, int item) {
        return segments.get(item).lane();
    }

    @Override
    public Number getStartY(int series, int item) {
        return segments.get(item).lane() - HALF;
    }

    @Override
    public Number getEndY(int series, int item) {
        return segments.get(item).lane() + HALF;
    }
}
