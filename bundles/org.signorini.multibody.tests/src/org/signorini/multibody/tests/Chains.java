package org.signorini.multibody.tests;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.kinematics.Configuration;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** The chain of S0 §6.2 with n links: 1 m, massless, a sphere of 1 kg and 0.25 m at each end, turning about x. */
final class Chains {

    private Chains() {
    }

    static Mechanism pendulum(int n) {
        MechanismBuilder builder = Mechanism.named("pendulum").gravity(0, 0, -9.81);
        Body before = builder.ground();
        for (int i = 1; i <= n; i++) {
            Body link = builder.body("B" + i, MassProperties.sphere(1, 0.25).at(0, -1, 0));
            JointBuilder joint = builder.joint("J" + i, JointType.REVOLUTE).axis(1, 0, 0)
                    .between(i == 1 ? before.marker(0, 0, 10.0 * n / 12) : before.marker(0, -1, 0), link.origin());
            if (i == 1) {
                joint.initial(Math.PI / 4).initialVelocity(12.0 / n);
            }
            joint.add();
            before = link;
        }
        return builder.build();
    }

    /** u⁺ = u + h M⁻¹(τ − C), q⁺ = q ⊕ h u⁺ (S0 eq. 25–26 without contact). */
    static void semiImplicitEuler(Dynamics dynamics, State state, double h, int steps) {
        Configuration manifold = dynamics.system().configuration();
        double[] udot = new double[state.u.length];
        for (int k = 0; k < steps; k++) {
            dynamics.update(state);
            dynamics.accelerations(udot);
            for (int i = 0; i < udot.length; i++) {
                state.u[i] += h * udot[i];
            }
            manifold.advance(state.q, state.u, h, state.q);
            state.time += h;
        }
    }
}
