package org.signorini.reproduce.s0;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S0, figures 17 and 18: figures 15 and 16 at the end of the 20 s. */
final class PendulumEnd implements Experiment {

    private static final String SIMILAR = "grouped";

    private final boolean isHeight;
    private final String id;

    private PendulumEnd(boolean isHeight) {
        this.isHeight = isHeight;
        id = isHeight ? "S0-figure-17" : "S0-figure-18";
    }

    static PendulumEnd height() {
        return new PendulumEnd(true);
    }

    static PendulumEnd speed() {
        return new PendulumEnd(false);
    }

    @Override
    public Subject subject() {
        return new Subject(id, isHeight ? "Figure 17: height of the last link at the end"
                : "Figure 18: v_z of the last link at the end",
                "The last second of figure " + (isHeight ? "15" : "16") + ". The ball lies on the floor and trembles: "
                        + "at this scale the solvers can be told apart.",
                List.of(Pendulum.POISSON), 0.2);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        Pendulum pendulum = new Pendulum(runs, Pendulum.POISSON);
        List<double[]> curves = isHeight ? pendulum.heights : pendulum.speeds;
        Plot plot = new Plot("", new Plot.Axis("time [s]", 19, 20),
                Plot.Axis.of(isHeight ? "height of the last link [m]" : "v_z of the last link [m/s]"),
                FiveSolvers.apart(pendulum.time, curves));
        return new Figure(subject(), List.of(plot), claims(pendulum, curves));
    }

    private List<Claim> claims(Pendulum pendulum, List<double[]> curves) {
        List<double[]> end = pendulum.end(curves);
        double within = Math.max(FiveSolvers.spread(Pendulum.of(end, FiveSolvers.MLCP)),
                FiveSolvers.spread(Pendulum.of(end, FiveSolvers.MNCP)));
        double all = FiveSolvers.spread(end);
        List<Claim> claims = new ArrayList<>();
        if (isHeight) {
            claims.add(Claim.atMost(id + "-minor", "The differences at the end of the 20 s are minor (the largest of "
                    + "the last second is shown).", 0.01, all, "m", "A centimetre is a tenth of a percent of the "
                    + "pendulum."));
        }
        claims.add(Claim.exactly(id + "-grouping", "The solvers show a grouping behaviour: MLCP solvers a similar "
                + "solution, MNCP solvers a slightly different one.", SIMILAR,
                2 * within < all ? SIMILAR : "not grouped")
                .because("The chain moves in a plane, where an aligned pyramid and the cone are the same law: the "
                        + "solvers differ by rounding and within their tolerance alone, which impacts amplify by "
                        + "chance. Groups would need an error that solvers of one kind have in common."));
        return claims;
    }
}
