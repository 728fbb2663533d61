package org.signorini.reproduce.s2;

import java.io.IOException;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.study.run.Run;

/** A run of S2's bowling ball (section 3), 5 kg and 0.2 m thick. S2 prints no numbers: these are chosen. */
final class SlidingBall {

    static final double MASS = 5;
    static final double RADIUS = 0.1;
    static final double MU = 0.3;
    static final double SPEED = 5;
    static final double G = 9.81;

    final double[] time;
    final double[] gap;
    /** Normal velocity. */
    final double[] lift;
    /** Of the point that touches. */
    final double[] slip;
    final double[] forward;
    final double[] impulse;

    private SlidingBall(Run run) {
        time = Readings.time(run);
        gap = Readings.probe(run, "position.z");
        lift = Readings.probe(run, "velocity.z");
        forward = Readings.probe(run, "velocity.x");
        impulse = Readings.probe(run, "impulse");
        slip = Readings.probe(run, "spin");
        for (int k = 0; k < time.length; k++) {
            gap[k] -= RADIUS;
            slip[k] = forward[k] - RADIUS * slip[k];
        }
    }

    /** Of one of its studies, a run by what is varied in it. */
    static SlidingBall of(StudyRuns runs, String study, String... varied) throws IOException, ElementException {
        for (Run run : runs.of(study(study))) {
            boolean fits = true;
            for (String value : varied) {
                fits &= run.plan().variation().values().stream().anyMatch(v -> String.valueOf(v).equals(value));
            }
            if (fits) {
                return new SlidingBall(run);
            }
        }
        throw new IllegalArgumentException(study + " has no run with " + String.join(", ", varied));
    }

    static StudyFile study(String name) {
        return StudyFile.own("sliding-ball", name + ".study");
    }

    double step() {
        return time[1] - time[0];
    }

    static Plot.Axis seconds() {
        return Plot.Axis.of("time [s]");
    }
}
