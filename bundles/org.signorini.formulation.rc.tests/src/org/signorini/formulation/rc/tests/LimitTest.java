package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;

/** Stops on joints, whose coordinates are none in redundant coordinates. */
class LimitTest {

    private static final double STOP = -0.7;

    /** Two bars fall from the horizontal, the upper one on a stop. */
    private static Mechanism stopped() {
        MechanismBuilder builder = Mechanism.named("stopped").gravity(0, -9.81, 0);
        Body upper = builder.body("upper", Mechanisms.bar(0.8));
        Body lower = builder.body("lower", Mechanisms.bar(0.5));
        builder.joint("shoulder", JointType.REVOLUTE).between(builder.ground().origin(), upper.origin())
                .limit(0, STOP, 1).add();
        builder.joint("elbow", JointType.REVOLUTE).between(upper.marker(0.8, 0, 0), lower.origin()).add();
        return builder.build();
    }

    @Test
    void barStopsAtItsLimitInBothFormulations() {
        double h = 1e-4;
        for (String eliminate : new String[] {"true", "false"}) {
            Simulator minimal = Runs.of(new Model(stopped()), Runs.mc(), h);
            Simulator redundant = Runs.of(new Model(stopped()), Runs.rc("eliminate", eliminate), h);
            double lowest = 0;
            for (int k = 0; k < 5000; k++) {
                assertTrue(minimal.step() && redundant.step(), () -> redundant.failure().toString());
                lowest = Math.min(lowest, angle(redundant));
            }
            assertEquals(STOP, lowest, 1e-6, "the stop is reached and not passed");
            assertEquals(0, Bodies.difference(Bodies.poses(minimal), Bodies.poses(redundant)), 50 * h);
            assertEquals(minimal.statistics().solves(), redundant.statistics().solves(), 20);
            assertTrue(redundant.statistics().solves() > 500);
        }
    }

    private static double angle(Simulator run) {
        double[] poses = Bodies.poses(run);
        return Math.atan2(poses[4] - poses[1], poses[3] - poses[0]);
    }
}
