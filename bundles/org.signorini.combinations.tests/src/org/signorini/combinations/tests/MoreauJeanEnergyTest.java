package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.contact.ExactCone;
import org.signorini.contribution.Options;
import org.signorini.formulation.ccp.ConeComplementarity;
import org.signorini.formulation.ce.ConstraintEmbedding;
import org.signorini.formulation.dca.DivideAndConquer;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.solver.conic.Nsgs;

/** What the θ-method of Moreau and Jean conserves, and what it does not. */
class MoreauJeanEnergyTest {

    private static Formulation formulation(String id) {
        Formulation f = switch (id.substring(0, 2)) {
            case "mc" -> new MinimalCoordinates();
            case "rc" -> new RedundantCoordinates();
            case "ce" -> new ConstraintEmbedding();
            case "dc" -> new DivideAndConquer();
            default -> new ConeComplementarity();
        };
        f.configure(switch (id) {
            case "rc with rows" -> Options.of("eliminate", "false");
            case "dca dense" -> Options.of("posing", "dense");
            case "dca sparse" -> Options.of("posing", "sparse");
            default -> Options.of();
        });
        return f;
    }

    private static Simulator simulator(Mechanism mechanism, String formulation, String theta, double h) {
        Formulation f = formulation(formulation);
        MoreauJean scheme = new MoreauJean();
        scheme.configure(Options.of("theta", theta));
        ExactCone cone = new ExactCone();
        cone.configure(Options.of());
        Nsgs nsgs = new Nsgs();
        nsgs.configure(Options.of());
        return Simulator.of(new Model(mechanism)).formulation(f).contactModel(cone).solver("nsgs", nsgs).scheme(scheme)
                .step(h).build();
    }

    private static double energy(Simulator simulator) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        return dynamics.kineticEnergy() + dynamics.potentialEnergy();
    }

    /** Masses one behind the other on rails along x, with springs of very different stiffness in their joints. */
    private static Mechanism train() {
        MechanismBuilder builder = Mechanism.named("train").gravity(0, 0, 0);
        Body last = builder.ground();
        double[] mass = {1, 0.1, 3};
        double[] stiffness = {1e2, 1e6, 3e3};
        double[] start = {0.1, -0.002, 0.05};
        for (int i = 0; i < 3; i++) {
            Body body = builder.body("mass" + i, MassProperties.sphere(mass[i], 0.1));
            Joint joint = builder.joint("rail" + i, JointType.PRISMATIC).axis(1, 0, 0)
                    .between(last.marker(0.5, 0, 0), body.origin()).initial(start[i]).add();
            builder.force(new JointSpring("spring" + i, joint, 0, stiffness[i], 0, 0));
            last = body;
        }
        return builder.build();
    }

    /** θ = ½: a linear system with springs on joints, h times its largest frequency 0.3 and 30. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "ce", "dca", "ccp"})
    void conservesLinearEnergy(String formulation) {
        for (double h : new double[] {1e-4, 1e-2}) {
            Simulator simulator = simulator(train(), formulation, "0.5", h);
            double start = energy(simulator);
            for (int k = 0; k < 2000; k++) {
                assertTrue(simulator.step());
                if (k % 100 == 0) {
                    assertEquals(1, energy(simulator) / start, 1e-9, "step " + k);
                }
            }
        }
    }

    /** θ = 1: the energy of a mode falls by 1/(1 + h²ω²) in a step. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "ce", "dca", "ccp"})
    void dampsAsImplicitEuler(String formulation) {
        MechanismBuilder builder = Mechanism.named("oscillator").gravity(0, 0, 0);
        Body body = builder.body("mass", MassProperties.sphere(2, 0.1));
        Joint joint = builder.joint("rail", JointType.PRISMATIC).between(builder.ground().origin(), body.origin())
                .initial(0.1).add();
        builder.force(new JointSpring("spring", joint, 0, 1800, 0, 0));
        Simulator simulator = simulator(builder.build(), formulation, "1", 0.02);
        double before = energy(simulator);
        for (int k = 0; k < 10; k++) {
            assertTrue(simulator.step());
            assertEquals(1 / (1 + 0.02 * 0.02 * 900), energy(simulator) / before, 1e-11);
            before = energy(simulator);
        }
    }

    /** Two masses on rails, springs from the ground and between them, one as a joint's and all others by markers. */
    private static Mechanism between(boolean markers) {
        MechanismBuilder builder = Mechanism.named("between").gravity(0, 0, 0);
        Body first = builder.body("first", MassProperties.sphere(1, 0.1));
        Body second = builder.body("second", MassProperties.sphere(0.2, 0.1));
        Joint rail = builder.joint("rail", JointType.PRISMATIC).axis(1, 0, 0)
                .between(builder.ground().marker(1, 0, 0), first.origin()).initial(0.1).add();
        Joint next = builder.joint("next", JointType.PRISMATIC).axis(1, 0, 0)
                .between(first.marker(1, 0, 0), second.origin()).initial(-0.05).initialVelocity(0.3).add();
        if (markers) {
            builder.force(new TranslationalSpring("s1", builder.ground().origin(), first.origin(), 1e3, 0, 1));
            builder.force(new TranslationalSpring("s2", first.origin(), second.origin(), 1e6, 0, 1));
        } else {
            builder.force(new JointSpring("s1", rail, 0, 1e3, 0, 0));
            builder.force(new JointSpring("s2", next, 0, 1e6, 0, 0));
        }
        return builder.build();
    }

    /** Springs between markers are implicit along their line: in linear systems a joint's are no other. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "rc with rows", "ce", "dca", "dca dense", "dca sparse", "ccp"})
    void conservesEnergyOfSpringsBetweenMarkers(String formulation) {
        for (double h : new double[] {1e-4, 1e-2}) {
            Simulator markers = simulator(between(true), formulation, "0.5", h);
            Simulator joints = simulator(between(false), formulation, "0.5", h);
            double start = energy(markers);
            for (int k = 0; k < 2000; k++) {
                assertTrue(markers.step() && joints.step());
                if (k % 100 == 0) {
                    assertEquals(1, energy(markers) / start, 1e-9, "step " + k);
                    assertArrayEquals(joints.state().q, markers.state().q, 1e-8);
                }
            }
        }
    }

    /** The same two masses on rails of their own, the spring between them on a joint that closes a loop. */
    private static Mechanism acrossCut() {
        MechanismBuilder builder = Mechanism.named("across").gravity(0, 0, 0);
        Body first = builder.body("first", MassProperties.sphere(1, 0.1));
        Body second = builder.body("second", MassProperties.sphere(0.2, 0.1));
        Joint rail = builder.joint("rail", JointType.PRISMATIC).axis(1, 0, 0)
                .between(builder.ground().marker(1, 0, 0), first.origin()).initial(0.1).add();
        builder.joint("other", JointType.PRISMATIC).axis(1, 0, 0)
                .between(builder.ground().marker(1, 0, 0), second.origin()).initial(1.05).initialVelocity(0.3).add();
        Joint next = builder.joint("next", JointType.PRISMATIC).axis(1, 0, 0)
                .between(first.marker(1, 0, 0), second.origin()).cut().add();
        builder.force(new JointSpring("s1", rail, 0, 1e3, 0, 0));
        builder.force(new JointSpring("s2", next, 0, 1e6, 0, 0));
        return builder.build();
    }

    /** Where a mechanism is cut is no matter of physics: springs are implicit on either joint. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "rc with rows", "ce", "dca", "dca dense", "dca sparse", "ccp"})
    void conservesEnergyOfSpringsOnCutJoints(String formulation) {
        for (double h : new double[] {1e-4, 1e-2}) {
            Simulator cut = simulator(acrossCut(), formulation, "0.5", h);
            Simulator tree = simulator(between(false), "mc", "0.5", h);
            double start = energy(cut);
            for (int k = 0; k < 2000; k++) {
                assertTrue(cut.step() && tree.step(), () -> cut.failure().toString());
                if (k % 100 == 0) {
                    assertEquals(1, energy(cut) / start, 1e-9, "step " + k);
                    double x = along(cut, "second");
                    assertEquals(along(tree, "second"), x, 1e-8, "step " + k);
                }
            }
        }
    }

    private static double along(Simulator simulator, String body) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        double[] p = new double[3];
        dynamics.bodies().point(dynamics.system().mechanism().body(body).index(), new double[3], 0, p, 0);
        return p[0];
    }

    /** A stiff torsional spring and damper in the joint where a four-bar is cut, at steps an explicit one dies of. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "rc with rows", "ce", "dca", "dca dense", "dca sparse", "ccp"})
    void stiffSpringsWhereLoopsAreCut(String formulation) {
        double[] x = new double[2];
        for (int k = 0; k < 2; k++) {
            MechanismBuilder builder = Mechanism.named("sprung joint").gravity(0, -9.81, 0);
            MassProperties rod = MassProperties.of(1, 1e-3, 1.0 / 12, 1.0 / 12).at(0.5, 0, 0);
            Body crank = builder.body("crank", rod);
            Body coupler = builder.body("coupler", rod);
            Body rocker = builder.body("rocker", rod);
            builder.joint("O", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin()).initial(1.2)
                    .add();
            builder.joint("A", JointType.REVOLUTE).between(crank.marker(1, 0, 0), coupler.origin()).initial(-1.2).add();
            builder.joint("D", JointType.REVOLUTE).between(builder.ground().marker(1.3, 0, 0), rocker.origin())
                    .initial(1.4).add();
            Joint b = builder.joint("B", JointType.REVOLUTE)
                    .between(coupler.marker(1, 0, 0), rocker.marker(1, 0, 0)).cut().add();
            builder.force(new JointSpring("spring", b, 0, 4e5, 2e4, 0.5));
            Simulator simulator = simulator(builder.build(), k == 0 ? formulation : "rc", "0.5", k == 0 ? 1e-3 : 2e-5);
            assertTrue(simulator.run(0.2).isDone(), () -> simulator.failure().toString());
            x[k] = along(simulator, "rocker") + along(simulator, "coupler");
        }
        assertEquals(x[1], x[0], 5e-4);
    }

    /**
     * The same with impacts: W of the contact has the stiffness of springs in it. A mass on a stiff spring and damper
     * is thrown against the ground and comes to rest there, with friction.
     */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "rc with rows", "ce", "dca", "dca dense", "dca sparse", "ccp"})
    void impactsKnowSpringsBetweenMarkers(String formulation) {
        Simulator[] runs = new Simulator[2];
        for (int k = 0; k < 2; k++) {
            MechanismBuilder builder = Mechanism.named("thrown").gravity(0, 0, -9.81);
            Body carrier = builder.body("carrier", MassProperties.sphere(1, 0.1));
            Body ball = builder.body("ball", MassProperties.sphere(0.5, 0.1));
            builder.joint("slide", JointType.PRISMATIC).axis(1, 0, 0)
                    .between(builder.ground().origin(), carrier.origin()).initialVelocity(2).add();
            Joint leg = builder.joint("leg", JointType.PRISMATIC).axis(0, 0, 1)
                    .between(carrier.origin(), ball.origin()).initial(-0.8).initialVelocity(-3).add();
            builder.force(k == 0 ? new JointSpring("spring", leg, 0, 4e4, 30, -0.9)
                    : new TranslationalSpring("spring", carrier.origin(), ball.origin(), 4e4, 30, 0.9));
            SceneBuilder scene = new SceneBuilder();
            int sphere = scene.add(ball.index(), new Sphere(0.1), Placement.identity());
            scene.collide(sphere, scene.add(Scene.WORLD, new HalfSpace(), Placement.at(0, 0, -1)));
            Formulation f = formulation(formulation);
            MoreauJean scheme = new MoreauJean();
            scheme.configure(Options.of("theta", "0.5"));
            ExactCone cone = new ExactCone();
            cone.configure(Options.of("normal-law", "velocity"));
            Nsgs nsgs = new Nsgs();
            nsgs.configure(Options.of());
            runs[k] = Simulator.of(new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.2).restitution(0.5)))
                    .formulation(f).contactModel(cone).solver("nsgs", nsgs).scheme(scheme).step(5e-3).build();
        }
        int touched = 0;
        for (int step = 0; step < 200; step++) {
            assertTrue(runs[0].step() && runs[1].step());
            assertArrayEquals(runs[0].state().u, runs[1].state().u, 1e-6, "step " + step);
            assertArrayEquals(runs[0].state().q, runs[1].state().q, 1e-7, "step " + step);
            touched += runs[0].lastStep().contacts().count();
        }
        assertTrue(touched > 20, "steps with contact: " + touched);
    }

    /** With loops beside springs of a kind that no explicit scheme survives: k = 8e5 N/m, c = 4e4 N s/m at 1 ms. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "rc with rows", "ce", "dca", "dca dense", "dca sparse", "ccp"})
    void stiffSpringsOnLoops(String formulation) {
        double[] height = new double[2];
        for (int k = 0; k < 2; k++) {
            MechanismBuilder builder = Mechanism.named("sprung four-bar").gravity(0, -9.81, 0);
            MassProperties rod = MassProperties.of(1, 1e-3, 1.0 / 12, 1.0 / 12).at(0.5, 0, 0);
            Body crank = builder.body("crank", rod);
            Body coupler = builder.body("coupler", rod);
            Body rocker = builder.body("rocker", rod);
            builder.joint("O", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin()).initial(1.2)
                    .add();
            builder.joint("A", JointType.REVOLUTE).between(crank.marker(1, 0, 0), coupler.origin()).initial(-1.2).add();
            builder.joint("D", JointType.REVOLUTE).between(builder.ground().marker(1.3, 0, 0), rocker.origin())
                    .initial(1.4).add();
            builder.joint("B", JointType.REVOLUTE).between(coupler.marker(1, 0, 0), rocker.marker(1, 0, 0)).cut().add();
            builder.force(new TranslationalSpring("spring", builder.ground().marker(1.3, 0, 0),
                    crank.marker(1, 0, 0), 8e5, 4e4, 1));
            Simulator simulator = simulator(builder.build(), k == 0 ? formulation : "mc", "0.5", k == 0 ? 1e-3 : 2e-5);
            assertTrue(simulator.run(0.2).isDone(), () -> simulator.failure().toString());
            Dynamics dynamics = simulator.response().dynamics();
            dynamics.update(simulator.state());
            double[] p = new double[3];
            dynamics.bodies().point(crank.index(), new double[] {1, 0, 0}, 0, p, 0);
            height[k] = p[1];
        }
        assertEquals(height[1], height[0], 2e-4);
    }
}
