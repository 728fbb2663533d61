package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;

/**
 * What no formulation may break, each step: two balls joined by a ball joint, thrown against a wall without gravity and
 * tumbling. Momentum changes by the wall's impulses alone, energy by their work, and these obey Coulomb's law.
 */
class BalanceTest {

    private static final double MU = 0.3;

    private static Model dumbbell() {
        MechanismBuilder builder = Mechanism.named("dumbbell").gravity(0, 0, 0);
        Body first = builder.body("first").mass(MassProperties.sphere(1, 0.1)).pose(Frame.at(0, 0, 0.3))
                .velocity(new Vector3(1, 0.4, -2), new Vector3(1, -2, 0.5)).add();
        Body second = builder.body("second").mass(MassProperties.sphere(2, 0.1)).add();
        builder.joint("link", JointType.SPHERICAL).between(first.marker(0.2, 0, 0), second.marker(-0.2, 0, 0))
                .initialVelocity(0, 3, -1).add();
        SceneBuilder scene = new SceneBuilder();
        int a = scene.add(first.index(), new Sphere(0.1), Placement.identity());
        int b = scene.add(second.index(), new Sphere(0.1), Placement.identity());
        int wall = scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        scene.collide(new int[] {a, b}, new int[] {wall});
        return new Model(builder.build(), scene.build(), List.of(ContactLaw.coulomb(MU)));
    }

    /** Momentum that came from nowhere, and energy likewise. */
    private record Missing(double momentum, double energy) {
    }

    /** Absolute coordinates keep momentum to rounding; joint coordinates and energies to the first order of the step. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "ce", "dca", "ccp"})
    void momentumEnergyAndCoulomb(String formulation) throws Exception {
        Missing coarse = run(formulation, 2e-4);
        Missing fine = run(formulation, 1e-4);
        boolean absolute = formulation.equals("rc") || formulation.equals("ccp");
        double bound = absolute ? 1e-7 : 2e-3;
        assertTrue(fine.momentum < bound, formulation + ": momentum off by " + fine.momentum);
        assertTrue(absolute || coarse.momentum / fine.momentum > 1.5,
                formulation + ": first order, " + coarse.momentum + " and " + fine.momentum);
        assertTrue(fine.energy < 5e-3, formulation + ": energy off by " + fine.energy);
    }

    private static Missing run(String formulation, double h) throws Exception {
        Simulator run = Simulator.of(dumbbell()).formulation(formulation, Map.of()).contactModel("exact-cone", Map.of())
                .solver("chain", Map.of()).scheme("semi-implicit-euler", Map.of("overlap", "1")).step(h).build();
        double[] before = new double[6];
        double[] after = new double[6];
        double[] pushed = new double[3];
        int touched = 0;
        double initial = energy(run);
        double work = 0;
        momentum(run, before);
        for (int k = 0; k < Math.round(0.3 / h); k++) {
            assertTrue(run.step(), () -> run.failure().toString());
            Step step = run.lastStep();
            if (step.isSolved()) {
                touched++;
                push(step, pushed);
                work += step.work();
            }
        }
        momentum(run, after);
        assertTrue(touched > 0, "it touches the wall");
        assertTrue(work < -1, "friction and plastic impacts lose energy");
        double missing = 0;
        for (int i = 0; i < 3; i++) {
            missing = Math.max(missing, Math.abs(before[3 + i] + pushed[i] - after[3 + i]));
        }
        return new Missing(missing, Math.abs(initial + work - energy(run)));
    }

    /** Adds the wall's impulses to a sum, and holds each to Coulomb's law. */
    private static void push(Step step, double[] sum) {
        ActiveContacts contacts = step.contacts();
        double[] p = step.impulses();
        double[] v = step.contactVelocitiesAfter();
        for (int c = 0; c < contacts.count(); c++) {
            int row = step.firstRow() + 3 * c;
            double friction = Math.hypot(p[row + 1], p[row + 2]);
            double slip = Math.hypot(v[3 * c + 1], v[3 * c + 2]);
            assertTrue(p[row] >= -1e-9 && friction <= MU * p[row] + 1e-7, "in the cone");
            // what slides is held back with all there is, against the slip
            double against = p[row + 1] * v[3 * c + 1] + p[row + 2] * v[3 * c + 2];
            assertEquals(-MU * p[row] * slip, against, 1e-6, "opposes the slip");
            for (int i = 0; i < 3; i++) {
                for (int k = 0; k < 3; k++) {
                    sum[i] += contacts.frame[9 * c + 3 * k + i] * p[row + k];
                }
            }
        }
    }

    private static void momentum(Simulator run, double[] out) {
        run.response().dynamics().update(run.state());
        run.response().dynamics().momentum(out);
    }

    private static double energy(Simulator run) {
        run.response().dynamics().update(run.state());
        return run.response().dynamics().kineticEnergy();
    }
}
