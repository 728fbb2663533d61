package org.signorini.reproduce.s0;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/** S0, figure 14: the twelve-link pendulum at several instants; figure 13 is the first of them. */
final class Figure14 implements Experiment {

    private static final double[] INSTANTS = {0, 0.5, 1, 1.5, 2.5, 20};
    private static final String ID = "S0-figure-14";

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 14: snapshots of the twelve-link pendulum",
                "Twelve links of 1 m with balls of 0.5 m hang 10 m above a floor, 45° to the left, and swing to the "
                        + "right at 1 rad/s. The last ball strikes the floor, the chain folds, strikes the wall at y "
                        + "= 4 m and comes down on the floor again.",
                List.of(Pendulum.POISSON), 4);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        Pendulum pendulum = new Pendulum(runs, Pendulum.POISSON);
        return new Figure(subject(), List.of(snapshots(pendulum.path())), claims(pendulum));
    }

    private static Plot snapshots(Run run) {
        List<Plot.Line> lines = new ArrayList<>();
        for (double t : INSTANTS) {
            lines.add(chain(run, t));
        }
        lines.add(new Plot.Line("floor and wall", new double[] {-11, 4, 4}, new double[] {0, 0, 10.5},
                Plot.Style.SOLID));
        return new Plot("", new Plot.Axis("y [m]", -11, 8), new Plot.Axis("z [m]", -0.5, 10.5), lines);
    }

    /** The joints and the last ball at a time, in the plane of the motion. */
    private static Plot.Line chain(Run run, double t) {
        double[] time = Readings.time(run, RunResult.POSES);
        double[] y = new double[Pendulum.LINKS + 1];
        double[] z = new double[Pendulum.LINKS + 1];
        for (int k = 1; k <= Pendulum.LINKS; k++) {
            y[k - 1] = pose(run, time, "link " + k + ".y", t);
            z[k - 1] = pose(run, time, "link " + k + ".z", t);
        }
        // the end of a link turned about x by an angle whose half has cosine w and sine x: R (0, 0, −1)
        String last = "link " + Pendulum.LINKS;
        double w = pose(run, time, last + ".qw", t);
        double x = pose(run, time, last + ".qx", t);
        y[Pendulum.LINKS] = y[Pendulum.LINKS - 1] + 2 * w * x;
        z[Pendulum.LINKS] = z[Pendulum.LINKS - 1] - (w * w - x * x);
        return new Plot.Line(String.format(Locale.ROOT, "t = %s s", t == Math.rint(t) ? Long.toString((long) t)
                : Double.toString(t)), y, z, Plot.Style.SOLID);
    }

    private static double pose(Run run, double[] time, String column, double t) {
        return Readings.at(time, Readings.column(run, RunResult.POSES, column), t);
    }

    private static List<Claim> claims(Pendulum pendulum) {
        PendulumContacts contacts = new PendulumContacts(pendulum.path());
        List<String> order = contacts.surroundings();
        return List.of(
                Claim.near(ID + "-start", "At an angle of π/4 the last ball of a pendulum of 12 m, hung 10 m above "
                        + "the ground, is at 10 − 12 cos π/4 (and 0.1 m, half the floor's thickness, above the "
                        + "origin).",
                        Pendulum.PIVOT - 12 * Math.cos(Math.PI / 4) + Pendulum.HALF_FLOOR, 1e-9,
                        pendulum.heights.getFirst()[0], "m", "The initial state is given, up to rounding."),
                Claim.near(ID + "-first-impact", "The last ball meets the floor at 0.156488 s: the free fall "
                        + "integrated with events, independently of this program.", 0.156488441, Pendulum.STEP,
                        contacts.first(),
                        "s",
                        "A contact is in the problem of the step in which it closes, and is recorded at its end."),
                Claim.exactly(ID + "-order", "It collides with the ground, then with the wall on the right, swings "
                        + "back, and collides with the ground once again.", "floor, wall, floor",
                        String.join(", ", order.subList(0, Math.min(3, order.size())))),
                Claim.exactly(ID + "-each-other", "Links are at times in collision with each other, too.", "yes",
                        contacts.eachOther() ? "yes" : "no"),
                Claim.atLeast(ID + "-at-once", "Multiple links are in collision at the same time.", 2,
                        contacts.mostAtOnce(), "contacts", "Multiple is more than one."));
    }
}
