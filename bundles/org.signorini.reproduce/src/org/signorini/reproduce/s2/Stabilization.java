package org.signorini.reproduce.s2;

import java.io.IOException;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S2, eq. 5c: the stabilization term g/Δt of bilateral constraints, with it and without. */
final class Stabilization implements Experiment {

    private static final String ID = "S2-stabilization";
    private static final StudyFile STUDY = StudyFile.own("sliding-ball", "rod.study");
    private static final double STEP = 1e-3;
    private static final double HALF = 0.5;

    @Override
    public Subject subject() {
        return new Subject(ID, "Equation 5c: drift of a hinge with and without the stabilization term",
                "A uniform rod of a metre swings on a hinge from the horizontal for ten seconds. How far its end is "
                        + "from the pivot: the term g/Δt takes the error of each step back in the next.",
                List.of(STUDY), 2);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        double[] time = Readings.time(runs.of(STUDY, "g/Δt"));
        double[] held = Readings.probe(runs.of(STUDY, "g/Δt"), "end");
        double[] loose = Readings.probe(runs.of(STUDY, "none"), "end");
        double spin = Readings.most(Readings.probe(runs.of(STUDY, "g/Δt"), "spin"));
        double once = 0.5 * STEP * STEP * 3 * SlidingBall.G * HALF;
        return new Figure(subject(),
                List.of(new Plot("without", SlidingBall.seconds(), Plot.Axis.of("drift [m]"),
                        List.of(Plot.Line.solid("without", time, loose))),
                        new Plot("with g/Δt", SlidingBall.seconds(), Plot.Axis.of("drift [m]"),
                                List.of(Plot.Line.solid("with g/Δt", time, held)))),
                List.of(Claim.near(ID + "-swings", "A uniform rod that falls from the horizontal turns with √(3g/l) "
                        + "at the bottom.", Math.sqrt(3 * SlidingBall.G), 0.005, spin, "rad/s",
                        "A first-order scheme with a step of 1 ms, a thousandth of the time of swing, is off by a "
                                + "thousandth."),
                        Claim.atMost(ID + "-held", "Drift in the position-level constraints is prevented by the "
                                + "stabilization term: no more is left than one step makes, ½Δt²ω²l/2 = ¾ g Δt².",
                                1.001 * once, Readings.most(held), "m",
                                "The next order of a step is a thousandth of it."),
                        Claim.atLeast(ID + "-loose", "Without the term it is not: the errors of ten thousand steps "
                                + "add up.", 100 * once, Readings.most(loose), "m",
                                "A hundred times what one step makes is no longer that.")));
    }
}
