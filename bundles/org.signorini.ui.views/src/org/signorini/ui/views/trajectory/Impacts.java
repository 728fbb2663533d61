package org.signorini.ui.views.trajectory;

import java.util.stream.DoubleStream;

import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** When contacts of a run struck. */
final class Impacts {

    private Impacts() {
    }

    static double[] of(RunResult result) {
        Table rows = result.tables().get(RunResult.CONTACTS);
        if (rows == null) {
            return new double[0];
        }
        DoubleStream.Builder times = DoubleStream.builder();
        int n = rows.rows();
        for (int i = 0; i < n; i++) {
            if (rows.get(i, ContactColumn.STATE.ordinal()) == ContactState.IMPACT.ordinal()) {
                times.add(rows.get(i, ContactColumn.TIME.ordinal()));
            }
        }
        return times.build().toArray();
    }
}
