package org.signorini.differential.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeBody;
import org.signorini.differential.recipe.RecipeForce;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.differential.reference.HeldBodies;
import org.signorini.differential.reference.ReferenceIntegrator;
import org.signorini.differential.reference.ReferenceMechanism;
import org.signorini.differential.reference.ReferenceState;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;

/** The reference against closed forms: what is compared with it stands on these. */
class ReferenceTest {

    private static final double G = 9.81;

    private static Recipe recipe(List<RecipeBody> bodies, List<RecipeJoint> joints, List<RecipeForce> forces,
            Vector3 gravity) {
        return new Recipe(0, "by hand", 1, Math.sqrt(1 / G), gravity, bodies, joints, forces, List.of(), List.of(), 0,
                0);
    }

    private static RecipeJoint hinge(Frame f, Frame m, double angle, double rate) {
        return new RecipeJoint(JointType.REVOLUTE, 0, 1, f, m, List.of(angle), List.of(rate), List.of(), List.of(),
                false);
    }

    /** A hinge about y: F's z axis along the world's y. */
    private static Frame alongY(double y) {
        return new Frame(new Vector3(0, y, 0), Quaternion.zTo(Vector3.Y));
    }

    private static HeldBodies held(Recipe recipe) {
        ReferenceMechanism mechanism = new ReferenceMechanism(recipe);
        return new HeldBodies(mechanism, mechanism.start());
    }

    /** m, centre at l from the hinge, level: α = m g l / (I + m l²), whether there are one, two or four hinges. */
    @Test
    void aPendulumOnAnyNumberOfHinges() {
        double m = 1.3;
        double l = 0.5;
        double inertia = 0.1;
        RecipeBody lid = new RecipeBody(MassProperties.of(m, 0.2, inertia, 0.15).at(l, 0.5, 0), Frame.IDENTITY,
                Vector3.ZERO, Vector3.ZERO);
        for (int hinges = 1; hinges <= 4; hinges++) {
            List<RecipeJoint> joints = new ArrayList<>();
            for (int i = 0; i < hinges; i++) {
                joints.add(hinge(alongY(i), alongY(i), 0, 0));
            }
            HeldBodies held = held(recipe(List.of(lid), joints, List.of(), new Vector3(0, 0, -G)));
            double[] a = held.accelerations();
            double alpha = m * G * l / (inertia + m * l * l);
            assertArrayEquals(new double[] {0, 0, -alpha * l, 0, alpha, 0}, a, 1e-12, hinges + " hinges");
            assertEquals(1, held.freedoms());
            assertEquals(5 * hinges, held.rows());
            // a unit impulse along z at the centre turns the lid by l / (I + m l²)
            assertEquals(-l / (inertia + m * l * l), held.respond(new double[] {0, 0, 1, 0, 0, 0})[4], 1e-12);
        }
    }

    /** A turning pendulum: the centre is pulled towards the hinge by ω²l. */
    @Test
    void turningPullsInwards() {
        RecipeBody bar = new RecipeBody(MassProperties.of(1, 0.1, 0.1, 0.1).at(0.5, 0, 0), Frame.IDENTITY,
                Vector3.ZERO, new Vector3(0, 3, 0));
        double[] a = held(recipe(List.of(bar), List.of(hinge(alongY(0), alongY(0), 0, 3)), List.of(), Vector3.ZERO))
                .accelerations();
        assertArrayEquals(new double[] {-4.5, 0, 0, 0, 0, 0}, a, 1e-12);
    }

    /** Euler's equations: I₁ω̇₁ = (I₂ − I₃)ω₂ω₃, turned into the world. */
    @Test
    void eulersEquations() {
        Quaternion r = Quaternion.rotation(new Vector3(1, 2, -1), 0.7);
        Vector3 w = new Vector3(0.4, -1.1, 2.3);
        RecipeBody top = new RecipeBody(MassProperties.of(2, 0.3, 0.4, 0.6), new Frame(Vector3.ZERO, r), Vector3.ZERO,
                r.rotate(w));
        double[] a = held(recipe(List.of(top), List.of(), List.of(), new Vector3(0, 0, -G))).accelerations();
        // rates of components in the body are those of the vector: ω × ω = 0
        Vector3 alpha = r.rotate(new Vector3((0.4 - 0.6) / 0.3 * w.y() * w.z(), (0.6 - 0.3) / 0.4 * w.z() * w.x(),
                (0.3 - 0.4) / 0.6 * w.x() * w.y()));
        assertArrayEquals(new double[] {0, 0, -G, alpha.x(), alpha.y(), alpha.z()}, a, 1e-12);
    }

    /** A mass on a spring along a rail: cos(ωt) after a time, to the integrator's fourth order. */
    @Test
    void aMassOnASpring() {
        RecipeBody mass = new RecipeBody(MassProperties.of(2, 1, 1, 1), Frame.at(0, 0, 0.5), Vector3.ZERO,
                Vector3.ZERO);
        RecipeJoint rail = new RecipeJoint(JointType.PRISMATIC, 0, 1, Frame.IDENTITY, Frame.IDENTITY, List.of(0.5),
                List.of(0.0), List.of(), List.of(), false);
        RecipeForce spring = new RecipeForce.Spring(0, 0, 18, 0, 0);
        ReferenceMechanism mechanism = new ReferenceMechanism(
                recipe(List.of(mass), List.of(rail), List.of(spring), Vector3.ZERO));
        ReferenceIntegrator integrator = new ReferenceIntegrator(mechanism);
        ReferenceState end = integrator.after(mechanism.start(), 1, 64);
        assertEquals(0.5 * Math.cos(3), end.center(1)[2], 1e-6);
        assertEquals(-1.5 * Math.sin(3), end.velocity(1)[2], 1e-6);
        assertTrue(integrator.error() < 1e-5);
        assertEquals(mechanism.energy(mechanism.start()), mechanism.energy(end), 1e-6);
    }
}
