package org.signorini.ui.views.contact;

import java.util.ArrayList;
import java.util.List;

import org.signorini.plot.ContactSegments;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/**
 * A contact at an instant. Impulses are those of the step, normal and tangential; velocities those after it.
 *
 * @param gap in m
 * @param pN  normal impulse, N s
 * @param vBefore1 tangential velocity at the start of the step; NaN where it was not recorded
 */
public record ContactInstant(String name, ContactState state, double time, double gap, double pN, double pT1,
        double pT2, double vN, double vT1, double vT2, double friction, double vBefore1, double vBefore2) {

    private static final double NEAR = 0.75;

    /** Contacts that were active at the recorded step nearest to a time. */
    public static List<ContactInstant> at(RunResult result, double time) {
        Table rows = result.tables().get(RunResult.CONTACTS);
        if (rows == null || rows.rows() == 0 || Double.isNaN(time)) {
            return List.of();
        }
        int n = rows.rows();
        int after = firstAtOrAfter(rows, n, time);
        double found = nearest(rows, n, after, time);
        if (Math.abs(found - time) > NEAR * ContactSegments.spacing(result)) {
            return List.of();
        }
        List<ContactInstant> contacts = new ArrayList<>();
        for (int i = firstAtOrAfter(rows, n, found); i < n && rows.get(i, 0) == found; i++) {
            contacts.add(of(rows, i, result.lanes()));
        }
        return contacts;
    }

    private static double nearest(Table rows, int n, int after, double time) {
        if (after == n) {
            return rows.get(n - 1, 0);
        }
        double later = rows.get(after, 0);
        return after > 0 && time - rows.get(after - 1, 0) < later - time ? rows.get(after - 1, 0) : later;
    }

    private static int firstAtOrAfter(Table rows, int n, double time) {
        int low = 0;
        int high = n;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows.get(middle, 0) < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static ContactInstant of(Table rows, int i, List<String> lanes) {
        int lane = (int) value(rows, i, ContactColumn.LANE);
        return new ContactInstant(lane < lanes.size() ? lanes.get(lane) : "contact " + lane,
                ContactState.values()[(int) value(rows, i, ContactColumn.STATE)], value(rows, i, ContactColumn.TIME),
                value(rows, i, ContactColumn.GAP), value(rows, i, ContactColumn.NORMAL_IMPULSE),
                value(rows, i, ContactColumn.TANGENT1_IMPULSE), value(rows, i, ContactColumn.TANGENT2_IMPULSE),
                value(rows, i, ContactColumn.NORMAL_VELOCITY), value(rows, i, ContactColumn.TANGENT1_VELOCITY),
                value(rows, i, ContactColumn.TANGENT2_VELOCITY), value(rows, i, ContactColumn.FRICTION),
                value(rows, i, ContactColumn.TANGENT1_VELOCITY_BEFORE),
                value(rows, i, ContactColumn.TANGENT2_VELOCITY_BEFORE));
    }

    private static double value(Table rows, int i, ContactColumn column) {
        return column.ordinal() < rows.columns().size() ? rows.get(i, column.ordinal()) : Double.NaN;
    }

    public double pT() {
        return Math.hypot(pT1, pT2);
    }

    public double vT() {
        return Math.hypot(vT1, vT2);
    }

    /** µ pₙ, N s. */
    public double bound() {
        return friction * pN;
    }

    /** Whether it slid at the start of the step, at this speed or faster. */
    boolean isSlidingBefore(double speed) {
        return Math.hypot(vBefore1, vBefore2) >= speed;
    }
}
