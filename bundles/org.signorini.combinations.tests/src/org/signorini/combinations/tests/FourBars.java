package org.signorini.combinations.tests;

import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/**
 * N four-bars in a row (IFToMM benchmark A02): 2N + 1 rods of 1 m and 1 kg, N + 1 of them upright on the ground and N
 * that link their tips, started with 1 m/s. On the branch of parallelograms exactly a pendulum, I φ¨ = −P cos φ with I
 * = (N + 1)/3 + N and P = ((N + 1)/2 + N)g, which passes singular configurations.
 */
final class FourBars {

    private FourBars() {
    }

    static Mechanism of(int n) {
        MechanismBuilder builder = Mechanism.named(n + " four-bars").gravity(0, -9.81, 0);
        // rods are thin, but no formulation should have to do with massless directions
        MassProperties rod = MassProperties.of(1, 1e-3, 1.0 / 12, 1.0 / 12).at(0.5, 0, 0);
        Body last = null;
        for (int i = 0; i <= n; i++) {
            Body upright = builder.body("upright" + i, rod);
            builder.joint("foot" + i, JointType.REVOLUTE).between(builder.ground().marker(i, 0, 0), upright.origin())
                    .initial(Math.PI / 2).initialVelocity(-1).add();
            if (last != null) {
                Body link = builder.body("link" + i, rod);
                builder.joint("left" + i, JointType.REVOLUTE).between(last.marker(1, 0, 0), link.origin())
                        .initial(-Math.PI / 2).initialVelocity(1).add();
                builder.joint("right" + i, JointType.REVOLUTE).between(link.marker(1, 0, 0), upright.marker(1, 0, 0))
                        .cut().add();
            }
            last = upright;
        }
        return builder.build();
    }

    /** x and y of the first tip at a time, by the classical Runge–Kutta method with 20,000 steps per second. */
    static double[] tip(int n, double time) {
        double k = ((n + 1) / 2.0 + n) * 9.81 / ((n + 1) / 3.0 + n);
        double phi = Math.PI / 2;
        double rate = -1;
        long steps = Math.round(time * 20_000);
        double h = time / steps;
        for (long s = 0; s < steps; s++) {
            double a1 = -k * Math.cos(phi);
            double r2 = rate + 0.5 * h * a1;
            double a2 = -k * Math.cos(phi + 0.5 * h * rate);
            double r3 = rate + 0.5 * h * a2;
            double a3 = -k * Math.cos(phi + 0.5 * h * r2);
            double r4 = rate + h * a3;
            double a4 = -k * Math.cos(phi + h * r3);
            phi += h / 6 * (rate + 2 * r2 + 2 * r3 + r4);
            rate += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
        }
        return new double[] {Math.cos(phi), Math.sin(phi)};
    }
}
