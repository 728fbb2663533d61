package org.signorini.reproduce.s3;

import java.util.Map;

import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/** A run of S3's box on the ground (Example, Table 1). */
final class SlidingBox {

    final double[] time;
    final double[] x;
    final double[] y;
    final double[] z;
    final double[] speed;
    /** Per problem. */
    final double[] unknowns;
    final double[] rank;
    private final Run run;

    SlidingBox(Run run) {
        this.run = run;
        time = Readings.time(run);
        x = Readings.probe(run, "position.x");
        y = Readings.probe(run, "position.y");
        z = Readings.probe(run, "position.z");
        speed = Readings.probe(run, "speed");
        unknowns = Readings.column(run, RunResult.SOLVER, "unknowns");
        rank = Readings.column(run, RunResult.SOLVER, "rank");
    }

    static StudyFile study(String name) {
        return StudyFile.own("box", name + ".study");
    }

    /** In all steps, or in which the solver failed and how it said so. */
    String solved() {
        Map<?, ?> summary = run.summary();
        String cause = String.valueOf(summary.get("cause"));
        return run.status() == RunInfo.Status.DONE ? "solves all steps"
                : cause.contains("singular") ? "meets a singular matrix" : cause;
    }

    /** Steps until the box rests, or the solver failed. */
    long stepsMade() {
        return (long) Readings.number(run, "steps");
    }

    long problems() {
        return unknowns.length;
    }

    /** Problems whose matrix had all ranks. */
    long regular() {
        long count = 0;
        for (int k = 0; k < rank.length; k++) {
            count += rank[k] == unknowns[k] ? 1 : 0;
        }
        return count;
    }

    double last(double[] values) {
        return values[values.length - 1];
    }

    /** The largest distance of the centres of mass at the same time. */
    double apart(SlidingBox other) {
        double most = 0;
        for (int k = 0; k < x.length; k++) {
            most = Math.max(most, Math.hypot(x[k] - other.x[k], y[k] - other.y[k]));
        }
        return most;
    }
}
