package org.signorini.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.analysis.energy.EnergyAccount;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.contribution.Options;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;

/** Runs of which it is known what is wrong with them, and what is not. */
class VerdictTest {

    private static final String[] PLAIN = {};

    private static Model ball(MassProperties mass, Vector3 gravity, Vector3 velocity, Vector3 place, ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("ball").gravity(gravity.x(), gravity.y(), gravity.z());
        Body body = builder.body("ball").mass(mass).pose(Frame.at(-place.x(), -place.y(), 0.1 - place.z()))
                .velocity(velocity, Vector3.ZERO).add();
        SceneBuilder scene = new SceneBuilder();
        scene.collide(
                scene.add(body.index(), new Sphere(0.1), Placement.at(place.x(), place.y(), place.z())),
                scene.add(Scene.WORLD, new HalfSpace(), Placement.identity()));
        return new Model(builder.build(), scene.build(), law);
    }

    private static Mechanism rope(int links, double heavy) {
        MechanismBuilder builder = Mechanism.named("rope").gravity(0, 0, -9.81);
        Body before = builder.ground();
        for (int i = 0; i < links; i++) {
            double m = i == links - 1 ? heavy : 1e-3;
            Body link = builder.body("link" + i, MassProperties.of(m, m * 1e-3, m * 1e-3, m * 1e-3).at(0.05, 0, 0));
            builder.joint("joint" + i, JointType.SPHERICAL).between(i == 0 ? before.origin() : before.marker(0.1, 0, 0),
                    link.origin()).add();
            before = link;
        }
        return builder.build();
    }

    @Test
    void whatRestsAndWhatFallsIsSound() {
        Vector3 g = new Vector3(0, 0, -9.81);
        for (ContactLaw law : List.of(ContactLaw.coulomb(0.3), ContactLaw.coulomb(0.3).restitution(0.8))) {
            for (Vector3 v : List.of(Vector3.ZERO, new Vector3(1, 0.3, 0), new Vector3(0, 0, 3))) {
                Judged run = Judged.run(ball(MassProperties.sphere(2, 0.1), g, v, Vector3.ZERO, law), "mc", PLAIN,
                        1e-3, 1);
                assertEquals(Level.SOUND, run.verdict().level(), () -> run.verdict().toString());
            }
        }
    }

    /** A heavy weight on a light rope of absolute coordinates, at a step that is far too long. */
    @Test
    void energyFromNowhereAndOpenJointsAreUnsound() {
        Judged run = Judged.run(new Model(rope(12, 1e3)), "rc", PLAIN, 1e-3, 1);
        assertEquals(Level.UNSOUND, run.verdict().level(), () -> run.verdict().toString());
        Reason energy = run.reason("energy").orElseThrow(() -> new AssertionError(run.verdict()));
        assertEquals(Level.UNSOUND, energy.level());
        assertTrue(energy.text().startsWith("Energy error: the scheme added up to "), energy.text());
        assertEquals(Level.UNSOUND, run.reason("drift").orElseThrow().level());
    }

    @Test
    void aStepTooLongForARotationIsTold() {
        MechanismBuilder builder = Mechanism.named("top").gravity(0, 0, 0);
        builder.body("top").mass(MassProperties.of(1, 1, 2, 2.5)).velocity(Vector3.ZERO, new Vector3(600, 1, 1)).add();
        Judged run = Judged.run(new Model(builder.build()), "mc", PLAIN, 1e-3, 0.05);
        assertEquals(Level.DOUBTFUL,
                run.reason("rotation").orElseThrow(() -> new AssertionError(run.verdict())).level());
    }

    /** ω = √(k/m) = 2000 rad/s at 1 ms: 3.1 steps in a period. */
    @Test
    void aStepTooLongForASpringIsTold() {
        MechanismBuilder builder = Mechanism.named("oscillator").gravity(0, 0, -9.81);
        Body mass = builder.body("mass", MassProperties.sphere(0.5, 0.1));
        Joint rail = builder.joint("rail", JointType.PRISMATIC).between(builder.ground().origin(), mass.origin()).add();
        builder.force(new JointSpring("spring", rail, 0, 2e6, 0, 0));
        Judged run = Judged.run(new Model(builder.build()), "mc", PLAIN, 9e-4, 0.1);
        Reason spring = run.reason("spring").orElseThrow(() -> new AssertionError(run.verdict()));
        assertEquals("spring", spring.element());
        assertTrue(spring.text().contains("2.00e+03 rad/s: 3.5 steps per period"), spring.text());
        Judged short1 = Judged.run(new Model(builder.build()), "mc", PLAIN, 5e-5, 0.1);
        assertEquals(Level.SOUND, short1.verdict().level(), () -> short1.verdict().toString());
    }

    /**
     * Painlevé's rod: half-length l, I = ml²/3, at 60° to the floor: W_nn = (1 + 3c²)/m = 1.75/m and W_nt = 3sc/m =
     * 1.30/m, critical for μ > 1.35.
     */
    @Test
    void painlevesRodIsTold() {
        double l = 0.9;
        Vector3 tip = new Vector3(-0.5 * l, 0, 0.1 - Math.sqrt(0.75) * l);
        MassProperties rod = MassProperties.of(1, l * l / 3, l * l / 3, l * l / 3);
        for (double mu : new double[] {1.2, 2}) {
            Judged run = Judged.run(ball(rod, new Vector3(0, 0, -9.81), new Vector3(-2, 0, 0), tip,
                    ContactLaw.coulomb(mu)),
                    "mc", new String[] {"normal-law", "velocity"}, 1e-3, 0.01);
            assertEquals(mu > 1.4, run.reason("painleve").isPresent(), mu + " " + run.verdict());
            // pressed down it jams, and can do nothing else
            run.reason("painleve").ifPresent(r -> assertTrue(r.text().endsWith("have one solution each."), r.text()));
        }
        // drawn up it may leave, and it may jam
        Judged drawn = Judged.run(ball(rod, new Vector3(0, 0, 1), new Vector3(-2, 0, 0), tip, ContactLaw.coulomb(2)),
                "mc",
                new String[] {"normal-law", "velocity"}, new MoreauMidpoint(), 1e-3, 0.001);
        Reason reason = drawn.reason("painleve").orElseThrow(() -> new AssertionError(drawn.verdict()));
        assertEquals(Level.DOUBTFUL, reason.level(), reason.text());
        assertTrue(reason.text().contains("have several solutions, up to"), reason.text());
    }

    /** The same rod in two halves, welded: what a formulation keeps as rows is no matter of jamming. */
    @Test
    void jammingIsSeenBehindJoints() {
        double l = 0.9;
        Vector3 along = new Vector3(-0.5, 0, -Math.sqrt(0.75));
        MassProperties half = MassProperties.of(0.5, l * l / 24, l * l / 24, l * l / 24);
        for (String formulation : List.of("mc", "rc", "ce", "dca", "ccp")) {
            for (double mu : new double[] {1.2, 2}) {
                MechanismBuilder builder = Mechanism.named("rod").gravity(0, 0, -9.81);
                Body lower = builder.body("lower").mass(half)
                        .pose(Frame.at(along.times(-l / 2))).velocity(new Vector3(-2, 0, 0), Vector3.ZERO).add();
                Body upper = builder.body("upper", half);
                builder.joint("weld", JointType.FIXED)
                        .between(lower.marker(-0.5 * l * along.x(), 0, -0.5 * l * along.z()),
                                upper.marker(0.5 * l * along.x(), 0, 0.5 * l * along.z()))
                        .add();
                SceneBuilder scene = new SceneBuilder();
                scene.collide(scene.add(lower.index(), new Sphere(0.1),
                        Placement.at(0.5 * l * along.x(), 0, 0.5 * l * along.z() + 0.1)),
                        scene.add(Scene.WORLD, new HalfSpace(), Placement.identity()));
                Judged run = Judged.run(new Model(builder.build(), scene.build(), ContactLaw.coulomb(mu)), formulation,
                        new String[] {"normal-law", "velocity"}, 1e-3, 0.01);
                assertEquals(mu > 1.4, run.reason("painleve").isPresent(), formulation + " " + mu + run.verdict());
            }
        }
    }

    /** A period of 60 steps: the energy oscillates by a twentieth, which is no fault of the result. */
    @Test
    void whatOscillatesIsNotGained() {
        MechanismBuilder builder = Mechanism.named("oscillator").gravity(0, 0, 0);
        Body mass = builder.body("mass", MassProperties.sphere(1, 0.1));
        Joint rail = builder.joint("rail", JointType.PRISMATIC).between(builder.ground().origin(), mass.origin())
                .initial(0.1).add();
        double h = 2 * Math.PI / 60;
        builder.force(new JointSpring("spring", rail, 0, 1, 0, 0));
        Judged run = Judged.run(new Model(builder.build()), "mc", PLAIN, h, 200 * h);
        assertEquals(Level.SOUND, run.verdict().level(), () -> run.verdict().toString());
        EnergyAccount account = run.account();
        assertEquals(0.05, account.most() / account.turnover(), 0.02);
        assertEquals(0, account.lasting() / account.turnover(), 0.003);
    }

    /** Moreau and Jean's scheme in absolute coordinates drives a crank faster and faster, a little in every turn. */
    @Test
    void whatIsGainedForGoodIsTold() {
        MechanismBuilder builder = Mechanism.named("crank").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", MassProperties.of(0.038, 7.4e-5, 7.4e-5, 7.4e-5).at(0.0765, 0, 0));
        builder.joint("O", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin()).initialVelocity(150)
                .add();
        MoreauJean scheme = new MoreauJean();
        scheme.configure(Options.of());
        Judged run = Judged.run(new Model(builder.build()), "rc", PLAIN, scheme, 2e-5, 0.2);
        EnergyAccount account = run.account();
        assertTrue(account.most() < 0.1 * account.turnover(), "never a tenth: " + account);
        assertTrue(account.lasting() > 0.03 * account.turnover(), account.toString());
        assertEquals(Level.DOUBTFUL, run.reason("energy").orElseThrow().level());
    }

    /** Pulled at 45° between four directions, a contact slips at √½ of Coulomb's force; between 16 it holds. */
    @Test
    void facetsThatDecideAreTold() {
        MassProperties stiff = MassProperties.of(1, 1e9, 1e9, 1e9);
        for (double pull : new double[] {0.3, 0.45, 0.6}) {
            Vector3 g = new Vector3(9.81 * pull * Math.sqrt(0.5), 9.81 * pull * Math.sqrt(0.5), -9.81);
            Judged run = Judged.run(ball(stiff, g, Vector3.ZERO, Vector3.ZERO, ContactLaw.coulomb(0.5)), "mc",
                    new String[] {"directions", "fixed"}, 1e-3, 0.2);
            assertEquals(pull == 0.45, run.reason("facets").isPresent(), pull + " " + run.verdict());
        }
    }
}
