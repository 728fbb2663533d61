package org.signorini.reproduce.s0;

import java.util.ArrayList;
import java.util.List;

import org.signorini.reproduce.Readings;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/** What a run of the pendulum touched, and when. */
final class PendulumContacts {

    private final List<String> lanes;
    private final double[] time;
    private final double[] lane;

    PendulumContacts(Run run) {
        lanes = run.result().lanes();
        time = Readings.time(run, RunResult.CONTACTS);
        lane = Readings.column(run, RunResult.CONTACTS, "lane");
    }

    /** The end of the first step in which anything touched. */
    double first() {
        return time[0];
    }

    /** Floor and wall in the order they were touched, each change once: {@code floor, wall, floor}. */
    List<String> surroundings() {
        List<String> order = new ArrayList<>();
        for (double k : lane) {
            String name = lanes.get((int) k);
            for (String one : List.of("floor", "wall")) {
                if (name.endsWith(" on " + one) && (order.isEmpty() || !order.getLast().equals(one))) {
                    order.add(one);
                }
            }
        }
        return order;
    }

    /** Whether two balls touched. */
    boolean eachOther() {
        for (double k : lane) {
            if (lanes.get((int) k).matches("ball \\d+ on ball \\d+")) {
                return true;
            }
        }
        return false;
    }

    /** The most contacts in one step. */
    int mostAtOnce() {
        int most = 0;
        int now = 0;
        for (int i = 0; i < time.length; i++) {
            now = i > 0 && time[i] == time[i - 1] ? now + 1 : 1;
            most = Math.max(most, now);
        }
        return most;
    }
}
