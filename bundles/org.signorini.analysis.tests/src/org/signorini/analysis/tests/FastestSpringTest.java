package org.signorini.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.analysis.verdict.FastestSpring;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** Frequencies of springs against closed forms: on joints, between markers, with loops held. */
class FastestSpringTest {

    private static void assertFastest(String name, double frequency, double damping, Mechanism mechanism) {
        FastestSpring found = FastestSpring.of(mechanism);
        assertEquals(name, found.name());
        assertEquals(frequency, found.frequency(), 1e-9 * frequency);
        assertEquals(damping, found.damping(), 1e-9);
    }

    /** Two free bodies: ω² = k(1/m₁ + 1/m₂). */
    @Test
    void betweenMarkers() {
        MechanismBuilder builder = Mechanism.named("two").gravity(0, 0, 0);
        Body a = builder.body("a").mass(MassProperties.sphere(2, 0.1)).pose(Frame.at(0, 0, 0)).add();
        Body b = builder.body("b").mass(MassProperties.sphere(0.5, 0.1)).pose(Frame.at(1, 2, 2)).add();
        builder.force(new TranslationalSpring("soft", a.origin(), builder.ground().origin(), 10, 0, 0));
        builder.force(new TranslationalSpring("stiff", a.origin(), b.origin(), 1e4, 20, 3));
        double omega = Math.sqrt(1e4 * 2.5);
        assertFastest("stiff", omega, 20 * 2.5 / (2 * omega), builder.build());
    }

    /** A parallelogram of two rods and a bar that only moves along a circle: I = 2·mL²/3 + ML². */
    @Test
    void inLoops() {
        double length = 0.7;
        MechanismBuilder builder = Mechanism.named("parallelogram").gravity(0, 0, 0);
        MassProperties rod = MassProperties.of(0.3, 1e-3, 0.3 * length * length / 12, 0.3 * length * length / 12)
                .at(length / 2, 0, 0);
        Body left = builder.body("left", rod);
        Body right = builder.body("right", rod);
        Body bar = builder.body("bar", MassProperties.of(1.1, 0.2, 0.2, 0.2).at(0.5, 0, 0));
        Joint drive = builder.joint("A", JointType.REVOLUTE).between(builder.ground().origin(), left.origin())
                .initial(1).add();
        builder.joint("B", JointType.REVOLUTE).between(builder.ground().marker(1, 0, 0), right.origin()).initial(1)
                .add();
        builder.joint("C", JointType.REVOLUTE).between(left.marker(length, 0, 0), bar.origin()).initial(-1).add();
        Joint cut = builder.joint("D", JointType.REVOLUTE)
                .between(right.marker(length, 0, 0), bar.marker(1, 0, 0)).cut().add();
        double inertia = 2 * 0.3 * length * length / 3 + 1.1 * length * length;
        builder.force(new JointSpring("at the ground", drive, 0, 50, 0, 0));
        assertFastest("at the ground", Math.sqrt(50 / inertia), 0, builder.build());
        // the angle there changes as that at the ground
        builder.force(new JointSpring("where it is cut", cut, 0, 60, 0, 0));
        assertFastest("where it is cut", Math.sqrt(60 / inertia), 0, builder.build());
        // level with the bar's end, which moves along its circle: L sin 1 per unit of the angle along the line
        builder.force(new TranslationalSpring("diagonal", builder.ground().marker(2, length * Math.sin(1), 0),
                bar.marker(0, 0, 0), 400, 0, 1));
        double ratio = length * Math.sin(1);
        assertFastest("diagonal", Math.sqrt(400 * ratio * ratio / inertia), 0, builder.build());
    }
}
