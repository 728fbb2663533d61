package org.signorini.ui.views.trajectory;

import java.util.Arrays;

import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** When contacts of a run struck. Rows that were looked at once are not looked at again. */
final class Impacts {

    private Table table;
    private int seen;
    private double[] times = new double[16];
    private int count;

    synchronized double[] of(RunResult result) {
        Table rows = result.tables().get(RunResult.CONTACTS);
        if (rows != table) {
            table = rows;
            seen = 0;
            count = 0;
        }
        int n = rows == null ? 0 : rows.rows();
        for (; seen < n; seen++) {
            if (rows.get(seen, ContactColumn.STATE.ordinal()) == ContactState.IMPACT.ordinal()) {
                times = count == times.length ? Arrays.copyOf(times, 2 * count) : times;
                times[count++] = rows.get(seen, ContactColumn.TIME.ordinal());
            }
        }
        return Arrays.copyOf(times, count);
    }
}
