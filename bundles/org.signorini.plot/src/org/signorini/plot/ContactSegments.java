package org.signorini.plot;

import java.util.ArrayList;
import java.util.List;

import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** The rows of a contact table joined to stretches in which a contact keeps its state. */
public final class ContactSegments {

    /** From {@code start} to {@code end} a contact was in a state. */
    public record Segment(int lane, ContactState state, double start, double end) {
    }

    private static final ContactState[] STATES = ContactState.values();

    private final List<Segment> segments = new ArrayList<>();
    private final double pause;
    private final ContactState[] open;
    private final double[] since;
    private final double[] until;

    private ContactSegments(int lanes, double pause) {
        this.pause = pause;
        open = new ContactState[lanes];
        since = new double[lanes];
        until = new double[lanes];
    }

    /** @param step time between recorded rows; a contact not seen for longer has separated */
    public static List<Segment> of(RunResult result, double step) {
        Table rows = result.tables().get(RunResult.CONTACTS);
        if (rows == null) {
            return List.of();
        }
        ContactSegments joined = new ContactSegments(result.lanes().size(), step);
        int n = rows.rows();
        for (int i = 0; i < n; i++) {
            int lane = (int) rows.get(i, ContactColumn.LANE.ordinal());
            if (lane < joined.open.length) {
                joined.add(lane, STATES[(int) rows.get(i, ContactColumn.STATE.ordinal())],
                        rows.get(i, ContactColumn.TIME.ordinal()));
            }
        }
        for (int lane = 0; lane < joined.open.length; lane++) {
            joined.close(lane);
        }
        joined.segments.sort(java.util.Comparator.comparingDouble(Segment::start).thenComparingInt(Segment::lane));
        return List.copyOf(joined.segments);
    }

    private void add(int lane, ContactState state, double time) {
        if (open[lane] != state || time - until[lane] > 1.5 * pause) {
            close(lane);
            open[lane] = state;
            since[lane] = time - pause;
        }
        until[lane] = time;
    }

    private void close(int lane) {
        if (open[lane] != null && open[lane] != ContactState.SEPARATED) {
            segments.add(new Segment(lane, open[lane], since[lane], until[lane]));
        }
        open[lane] = null;
    }

    /** Time between recorded rows, from the states' table. */
    public static double spacing(RunResult result) {
        Table states = result.tables().get(RunResult.STATES);
        return states == null || states.rows() < 2 ? 0 : states.get(1, 0) - states.get(0, 0);
    }
}
