package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.Response;

/** Hinge rows that are left to the solver are independent, whatever the masses. */
class HingeRowsTest {

    private final Random random = new Random(2);

    private double between(double low, double high) {
        return low + (high - low) * random.nextDouble();
    }

    /** Three bars and the ground on parallel hinges in a plane of any direction; masses to 1e6 apart. */
    private Mechanism fourBar() {
        double size = Math.pow(10, between(-3, 3));
        Vector3 normal = new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()).unit();
        Frame plane = new Frame(new Vector3(between(-1, 1), between(-1, 1), between(-1, 1)).times(size),
                Quaternion.zTo(normal));
        Vector3[] pins = {Vector3.ZERO, new Vector3(between(0.1, 0.4), between(0.5, 1), between(-1, 1)),
            new Vector3(between(1, 1.5), between(0.5, 1), between(-1, 1)), new Vector3(1.3, 0, 0)};
        MechanismBuilder builder = Mechanism.named("four-bar");
        Body[] bars = new Body[4];
        bars[0] = builder.ground();
        for (int i = 1; i < 4; i++) {
            double mass = Math.pow(10, between(-3, 3)) * size * size * size;
            bars[i] = builder.body("b" + i).pose(plane.times(Frame.at(pins[i].times(size))))
                    .mass(MassProperties.box(mass, between(0.2, 1) * size, between(0.2, 1) * size, 0.3 * size)
                            .at(0.3 * size, 0, 0.1 * size))
                    .add();
        }
        for (int i = 0; i < 4; i++) {
            builder.joint("j" + i, JointType.REVOLUTE)
                    .between(bars[i], bars[(i + 1) % 4], plane.times(Frame.at(pins[i].times(size)))).add();
        }
        return builder.build();
    }

    /** 18 freedoms, one of which stays: 17 of the 20 rows. */
    @Test
    void ofPlanarFourBars() {
        for (int k = 0; k < 1000; k++) {
            Response response = Runs.rc("eliminate", "false").bind(fourBar());
            State state = response.initialState();
            response.update(state.q, state.u, 0);
            response.predict(state.u, 1e-3, 0, new double[state.u.length]);
            assertEquals(17, response.bilateral(), "four-bar " + k);
        }
    }
}
