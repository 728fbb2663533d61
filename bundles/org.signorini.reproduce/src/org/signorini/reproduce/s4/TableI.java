package org.signorini.reproduce.s4;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;
import org.signorini.study.result.RunResult;

/**
 * S4, table I: parameters and initial conditions. The mechanism is drawn of bodies, joints and a spring; that it is the
 * paper's shows in its energies, which equation 14 gives from the table.
 */
final class TableI implements Experiment {

    private static final String ID = "S4-table-1";
    private static final double M_S = 0.0045;
    private static final double M_M = 0.0003;
    private static final double J_S = 7e-7;
    private static final double J_M = 5e-9;
    private static final double L_M = 0.010;
    private static final double L_G = 0.015;
    private static final double C = 0.0056;
    /** y, φ_M, φ_S, v, ω_M, ω_S. */
    private static final double[] START = {0, -0.1036, Woodpecker.PHI_S0, Woodpecker.V0, 0, Woodpecker.OMEGA_S0};
    private static final String ROUNDING = "Both are sums of a few products: what is left is rounding of 1e-3 J.";

    private static final List<List<String>> PRINTED = List.of(
            List.of("radius of pole, of sleeve", "r_O, r_M", "0.0025 m, 0.0031 m"),
            List.of("half height of sleeve", "h_M", "0.0058 m"),
            List.of("distances M–G, G–S, S–P", "l_M, l_G, h_S", "0.010 m, 0.015 m, 0.02 m"),
            List.of("length of beak", "l_S", "0.0201 m"),
            List.of("masses of sleeve, of woodpecker", "m_M, m_S", "0.0003 kg, 0.0045 kg"),
            List.of("moments of inertia", "J_M, J_S", "5.0e-9 kg m², 7.0e-7 kg m²"),
            List.of("angular stiffness, gravity", "c_φ, g", "0.0056 N m/rad, 9.81 m/s²"),
            List.of("normal restitution, friction", "ε_N1, ε_N2,3, μ", "0.5, 0, 0.3"),
            List.of("start", "y, φ_M, φ_S", "0, −0.1036 rad, −0.2788 rad"),
            List.of("", "v, ω_M, ω_S", "−0.3411 m/s, 0, −7.4583 rad/s"));

    @Override
    public Subject subject() {
        return new Subject(ID, "Table I: parameters and initial conditions",
                "The mechanism has these numbers. Its mass matrix, spring and weights are those of equation 14: at "
                        + "every step of the run its energies are what the equation gives for the state.",
                List.of(Woodpecker.FINE), 1);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        Woodpecker bird = new Woodpecker(runs);
        Listing table = new Listing("", List.of("", "symbol", "value"), PRINTED);
        List<Claim> claims = new ArrayList<>();
        claims.add(Claim.atMost(ID + "-start", "The motion starts as printed: y, φ_M, φ_S, v, ω_M and ω_S (the "
                + "largest difference is shown).", 1e-12, start(bird), "",
                "The state is given, up to rounding of sums and differences of joint angles."));
        claims.add(Claim.atMost(ID + "-mass-matrix", "The kinetic energy is ½ uᵀM u with the M of equation 14, at "
                + "every step (the largest difference is shown).", 1e-15, kinetic(bird), "J", ROUNDING));
        claims.add(Claim.atMost(ID + "-forces", "Weights and spring are those of the h of equation 14: the potential "
                + "energy is its work, at every step.", 1e-14, potential(bird), "J",
                "What is left is rounding of the 6e-3 J the toy falls through."));
        return new Figure(subject(), List.of(table), claims);
    }

    private static double start(Woodpecker bird) {
        double[] got = {bird.y[0], bird.phiM[0], bird.phiS[0], bird.v[0], bird.omegaM[0], bird.omegaS[0]};
        double most = 0;
        for (int i = 0; i < START.length; i++) {
            most = Math.max(most, Math.abs(got[i] - START[i]));
        }
        return most;
    }

    private static double kinetic(Woodpecker bird) {
        double[] told = Readings.column(bird.run, RunResult.ENERGY, "kinetic");
        double most = 0;
        for (int i = 0; i < told.length; i++) {
            double v = bird.v[i];
            double m = bird.omegaM[i];
            double s = bird.omegaS[i];
            double energy = 0.5 * ((M_S + M_M) * v * v + (J_M + M_S * L_M * L_M) * m * m + (J_S
                    + M_S * L_G * L_G) * s * s)
                    + M_S * (L_M * v * m + L_G * v * s + L_M * L_G * m * s);
            most = Math.max(most, Math.abs(told[i] - energy));
        }
        return most;
    }

    private static double potential(Woodpecker bird) {
        double[] told = Readings.column(bird.run, RunResult.ENERGY, "potential");
        double most = 0;
        for (int i = 0; i < told.length; i++) {
            double bend = bird.phiM[i] - bird.phiS[i];
            double energy = Woodpecker.G * ((M_S + M_M) * bird.y[i] + M_S * L_M * bird.phiM[i]
                    + M_S * L_G * bird.phiS[i])
                    + 0.5 * C * bend * bend;
            most = Math.max(most, Math.abs(told[i] - energy));
        }
        return most;
    }
}
