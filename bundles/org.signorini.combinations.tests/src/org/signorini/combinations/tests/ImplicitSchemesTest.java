package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
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
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Failure;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.ImplicitEuler;
import org.signorini.simulation.scheme.ImplicitMidpoint;
import org.signorini.solver.conic.Nsgs;

/** Implicit schemes on what is stiff and on loops, in every formulation: factors, orders, energies. */
class ImplicitSchemesTest {

    private static final List<String> FORMULATIONS = List.of("mc", "rc", "ce", "dca", "ccp");

    static Stream<Arguments> all() {
        List<Arguments> cases = new ArrayList<>();
        for (String formulation : FORMULATIONS) {
            cases.add(Arguments.of(formulation, "implicit-euler"));
            cases.add(Arguments.of(formulation, "implicit-midpoint"));
        }
        return cases.stream();
    }

    private static Formulation formulation(String id) {
        Formulation formulation = switch (id) {
            case "mc" -> new MinimalCoordinates();
            case "rc" -> new RedundantCoordinates();
            case "ce" -> new ConstraintEmbedding();
            case "dca" -> new DivideAndConquer();
            default -> new ConeComplementarity();
        };
        formulation.configure(Options.of());
        return formulation;
    }

    private static Simulator simulator(Model model, String formulation, String scheme, double h, String... options) {
        Scheme s = scheme.equals("implicit-euler") ? new ImplicitEuler() : new ImplicitMidpoint();
        s.configure(Options.of(options));
        ExactCone cone = new ExactCone();
        cone.configure(Options.of());
        Nsgs nsgs = new Nsgs();
        nsgs.configure(Options.of());
        return Simulator.of(model).formulation(formulation(formulation)).contactModel(cone).solver("nsgs", nsgs)
                .scheme(s).step(h).build();
    }

    private static void run(Simulator simulator, double duration) {
        assertTrue(simulator.run(duration).isDone(), () -> simulator.failure().toString());
    }

    private static Dynamics at(Simulator simulator) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        return dynamics;
    }

    private static double[] point(Simulator simulator, String body, double x) {
        double[] p = new double[3];
        Dynamics dynamics = at(simulator);
        dynamics.bodies().point(dynamics.system().mechanism().body(body).index(), new double[] {x, 0, 0}, 0, p, 0);
        return p;
    }

    private static double energy(Simulator simulator) {
        return at(simulator).kineticEnergy() + at(simulator).potentialEnergy();
    }

    /** A kilogram on a rail along x, one metre from the other end of a spring and damper that is one metre long. */
    private static Model onRail(double stiffness, double damping, double x, double v) {
        MechanismBuilder builder = Mechanism.named("on rail").gravity(0, 0, -9.81);
        Body body = builder.body("body", MassProperties.sphere(1, 0.1));
        builder.joint("rail", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), body.origin())
                .initial(x).initialVelocity(v).add();
        builder.force(new TranslationalSpring("spring", builder.ground().marker(-1, 0, 0), body.origin(), stiffness,
                damping, 1));
        return new Model(builder.build());
    }

    private static double velocity(Simulator simulator) {
        double[] momentum = new double[6];
        at(simulator).momentum(momentum);
        return momentum[3];
    }

    /** v⁺/v of v̇ = −λv is 1/(1 + hλ), or (1 − hλ/2)/(1 + hλ/2), whatever hλ. */
    @ParameterizedTest
    @MethodSource("all")
    void damperFactor(String formulation, String scheme) {
        for (double hl : new double[] {0.1, 3, 40, 1e3, 1e6}) {
            Simulator simulator = simulator(onRail(0, hl / 1e-3, 0, 1), formulation, scheme, 1e-3);
            double factor = scheme.equals("implicit-euler") ? 1 / (1 + hl) : (1 - hl / 2) / (1 + hl / 2);
            double v = 1;
            for (int k = 0; k < 5; k++) {
                run(simulator, 1e-3);
                v *= factor;
                assertEquals(v, velocity(simulator), 1e-9, "hλ = " + hl + ", step " + (k + 1));
            }
        }
    }

    /** x and v of ẍ = −ω²x − 2Dωẋ step by step: the scheme's own linear equations, solved by hand. */
    @ParameterizedTest
    @MethodSource("all")
    void springFactor(String formulation, String scheme) {
        double h = 1e-3;
        double theta = scheme.equals("implicit-euler") ? 1 : 0.5;
        for (double hw : new double[] {0.1, 2, 30, 1e3}) {
            for (double ratio : new double[] {0, 0.7, 20}) {
                double k = hw * hw / (h * h);
                double c = 2 * ratio * hw / h;
                double x = 1e-3;
                double v = 0;
                Simulator simulator = simulator(onRail(k, c, x, v), formulation, scheme, h);
                double size = 1e-3 * hw / h;
                for (int step = 0; step < 20; step++) {
                    run(simulator, h);
                    // v⁺ − v = −h(k(x + θh v̄) + c v̄), v̄ = (1 − θ)v + θv⁺
                    double known = (1 - theta) * v;
                    double next = (v - h * k * (x + theta * h * known) - h * c * known)
                            / (1 + h * h * theta * theta * k + h * theta * c);
                    x += h * (known + theta * next);
                    v = next;
                    String what = "hω = " + hw + ", D = " + ratio + ", step " + (step + 1);
                    assertEquals(v, velocity(simulator), 1e-8 * size, what);
                    assertEquals(x, point(simulator, "body", 0)[0], 1e-11, what);
                }
            }
        }
    }

    /** Energy of an undamped linear oscillator stays with the midpoint rule, however stiff it is for the step. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "ce", "dca", "ccp"})
    void midpointKeepsLinearEnergy(String formulation) {
        for (double hw : new double[] {0.3, 50}) {
            Simulator simulator = simulator(onRail(hw * hw * 1e6, 0, 1e-3, 0.5), formulation, "implicit-midpoint",
                    1e-3);
            double start = energy(simulator);
            run(simulator, 0.5);
            assertEquals(1, energy(simulator) / start, 1e-7);
        }
    }

    /** A flyball governor (Exudyn's, Simbody's and others' benchmark of stiff springs): k = 8e5 N/m, c = 4e4 N s/m. */
    private static Model governor() {
        MechanismBuilder builder = Mechanism.named("governor").gravity(0, 0, -9.81);
        Body shaft = builder.body("shaft", MassProperties.of(0.3, 0.025, 0.025, 5e-6).at(0, 0, 0.5));
        Body slider = builder.body("slider", MassProperties.of(3, 0.005, 0.005, 0.005));
        builder.joint("S", JointType.REVOLUTE).between(builder.ground().origin(), shaft.origin())
                .initialVelocity(2 * Math.PI).add();
        builder.joint("P", JointType.PRISMATIC).between(shaft.origin(), slider.origin()).initial(0.5).add();
        for (int side = 1; side >= -1; side -= 2) {
            Body rod = builder.body("rod" + side,
                    MassProperties.of(5.3, 1e-6, 0.0957547, 0.0957547).at(side * 0.9717, 0, 0));
            builder.joint("R" + side, JointType.REVOLUTE).axis(0, 1, 0)
                    .between(shaft.marker(side * 0.05, 0, 1), rod.origin()).initial(side * Math.toRadians(30)).add();
            builder.force(new TranslationalSpring("k" + side, rod.marker(side * 0.5, 0, 0),
                    slider.marker(side * 0.05, 0, 0), 8e5, 4e4, 0.5));
        }
        return new Model(builder.build());
    }

    /** At a millisecond, where a damper has hc/m = 13 and more; nearer to the limit of short steps by the order. */
    @ParameterizedTest
    @MethodSource("all")
    void governorRunsAtAMillisecond(String formulation, String scheme) {
        Simulator reference = simulator(governor(), "mc", "implicit-midpoint", 2e-5);
        run(reference, 0.2);
        double height = point(reference, "slider", 0)[2];
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            Simulator simulator = simulator(governor(), formulation, scheme, k == 0 ? 1e-3 : 5e-4);
            run(simulator, 0.2);
            error[k] = Math.abs(point(simulator, "slider", 0)[2] - height);
        }
        double order = Math.log(error[0] / error[1]) / Math.log(2);
        assertTrue(error[0] < (scheme.equals("implicit-euler") ? 5e-3 : 5e-5), error[0] + ", " + error[1]);
        assertEquals(scheme.equals("implicit-euler") ? 1 : 2, order, 0.3, error[0] + ", " + error[1]);
    }

    private static Model fourBar() {
        MechanismBuilder builder = Mechanism.named("four-bar").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", MassProperties.of(0.3, 1e-4, 0.00225, 0.00225).at(0.15, 0, 0));
        Body coupler = builder.body("coupler", MassProperties.of(1, 1e-4, 1.0 / 12, 1.0 / 12).at(0.5, 0, 0));
        Body rocker = builder.body("rocker", MassProperties.of(0.8, 1e-4, 0.0427, 0.0427).at(0.4, 0, 0));
        builder.joint("O", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin())
                .initial(Math.PI / 3).add();
        builder.joint("A", JointType.REVOLUTE).between(crank.marker(0.3, 0, 0), coupler.origin())
                .initial(-0.4765846341745583).add();
        builder.joint("D", JointType.REVOLUTE).between(builder.ground().marker(1, 0, 0), rocker.origin())
                .initial(1.581333937590354).add();
        builder.joint("B", JointType.REVOLUTE).between(coupler.marker(1, 0, 0), rocker.marker(0.8, 0, 0)).cut().add();
        return new Model(builder.build());
    }

    /** First and second order on a loop that falls, the loop closed to second order. */
    @ParameterizedTest
    @MethodSource("all")
    void loopsSettle(String formulation, String scheme) {
        Simulator reference = simulator(fourBar(), "mc", "implicit-midpoint", 2e-5);
        run(reference, 0.4);
        double[] tip = point(reference, "crank", 0.3);
        boolean euler = scheme.equals("implicit-euler");
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            double h = k == 0 ? 1e-3 : 5e-4;
            Simulator simulator = simulator(fourBar(), formulation, scheme, h);
            run(simulator, 0.4);
            double[] p = point(simulator, "crank", 0.3);
            error[k] = Math.hypot(p[0] - tip[0], p[1] - tip[1]);
            assertTrue(simulator.response().constraintError() < 60 * h * h);
        }
        assertTrue(error[0] < (euler ? 5e-3 : 2e-4), error[0] + ", " + error[1]);
        assertEquals(euler ? 1 : 2, Math.log(error[0] / error[1]) / Math.log(2), 0.3, error[0] + ", " + error[1]);
    }

    /** From rest and with the shortest steps, where errors of a loop divided by h are little more than rounding. */
    @ParameterizedTest
    @MethodSource("all")
    void loopsSettleWithShortSteps(String formulation, String scheme) {
        for (double h : new double[] {1e-4, 1e-5, 1e-6}) {
            run(simulator(fourBar(), formulation, scheme, h), 100 * h);
        }
    }

    /** In a single short step coordinates make a difference of second order: formulations give the same velocities. */
    @ParameterizedTest
    @ValueSource(strings = {"implicit-euler", "implicit-midpoint"})
    void formulationsAgree(String scheme) {
        for (Model model : List.of(fourBar(), governor(), new Model(FourBars.of(3)))) {
            double[] first = null;
            for (String formulation : FORMULATIONS) {
                Simulator simulator = simulator(model, formulation, scheme, 1e-5);
                run(simulator, 1e-5);
                double[] p = new double[3 * model.mechanism().bodies().size()];
                for (Body body : model.mechanism().bodies()) {
                    at(simulator).bodies().point(body.index(), new double[] {0.3, 0, 0}, 0, p, 3 * body.index());
                }
                first = first == null ? p : first;
                for (int i = 0; i < p.length; i++) {
                    assertEquals(first[i], p[i], 1e-8, formulation + ", " + model.mechanism().name());
                }
            }
        }
    }

    /** Through singular configurations, where ranks change; ce says that it cannot pass them. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "dca", "ccp"})
    void fortyFourBars(String formulation) {
        double[] exact = FourBars.tip(40, 1);
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            Simulator simulator = simulator(new Model(FourBars.of(40)), formulation, "implicit-midpoint",
                    k == 0 ? 1e-2 : 5e-3);
            run(simulator, 1);
            double[] p = point(simulator, "upright0", 1);
            error[k] = Math.hypot(p[0] - exact[0], p[1] - exact[1]);
        }
        assertEquals(2, Math.log(error[0] / error[1]) / Math.log(2), 0.1, error[0] + ", " + error[1]);
        assertTrue(error[0] < 1e-2, "" + error[0]);
        Simulator euler = simulator(new Model(FourBars.of(40)), formulation, "implicit-euler", 1e-2);
        run(euler, 1);
        double[] p = point(euler, "upright0", 1);
        assertEquals(0, Math.hypot(p[0] - exact[0], p[1] - exact[1]), 0.1);
    }

    /** The published values of N = 2 check the pendulum the test above compares with. */
    @Test
    void fourBarsAreAPendulum() {
        assertEquals(-0.19502030194944, FourBars.tip(2, 1)[0], 1e-11);
        assertEquals(0.9445185381786, FourBars.tip(2, 10)[1], 1e-11);
    }

    /** Euler's equations: a body that tumbles freely keeps energy and moment of momentum to second order. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "ce", "dca", "ccp"})
    void freeBodyTumbles(String formulation) {
        MechanismBuilder builder = Mechanism.named("free").gravity(0, 0, 0);
        builder.body("body").mass(MassProperties.of(1, 0.3, 0.2, 0.1)).pose(Frame.at(0, 0, 0))
                .velocity(Vector3.ZERO, new Vector3(0.1, 8, 0.3)).add();
        Model model = new Model(builder.build());
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            Simulator simulator = simulator(model, formulation, "implicit-midpoint", k == 0 ? 4e-3 : 2e-3);
            double start = energy(simulator);
            double[] before = new double[6];
            at(simulator).momentum(before);
            run(simulator, 3);
            double[] after = new double[6];
            at(simulator).momentum(after);
            error[k] = Math.abs(energy(simulator) - start) + Math.abs(after[0] - before[0])
                    + Math.abs(after[1] - before[1]) + Math.abs(after[2] - before[2]);
        }
        assertTrue(error[0] < 5e-3, error[0] + ", " + error[1]);
        assertEquals(2, Math.log(error[0] / error[1]) / Math.log(2), 0.3, error[0] + ", " + error[1]);
    }

    /**
     * A ball on the floor carries another on a stiff spring: both fall, land, and come to rest with the spring at
     * mg/k. The lower one's contact and the spring are solved for together.
     */
    @ParameterizedTest
    @MethodSource("all")
    void stiffSpringOnContact(String formulation, String scheme) {
        MechanismBuilder builder = Mechanism.named("stacked").gravity(0, 0, -9.81);
        Body lower = builder.body("lower", MassProperties.sphere(1, 0.1));
        Body upper = builder.body("upper", MassProperties.sphere(2, 0.1));
        builder.joint("low", JointType.PRISMATIC).between(builder.ground().origin(), lower.origin()).initial(0.11)
                .add();
        builder.joint("high", JointType.PRISMATIC).between(builder.ground().origin(), upper.origin()).initial(0.61)
                .add();
        builder.force(new TranslationalSpring("spring", lower.origin(), upper.origin(), 2e6, 5e3, 0.5));
        SceneBuilder scene = new SceneBuilder();
        int ball = scene.add(lower.index(), new Sphere(0.1), Placement.identity());
        scene.collide(ball, scene.add(Scene.WORLD, new HalfSpace(), Placement.identity()));
        Simulator simulator = simulator(new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.3)),
                formulation, scheme, 1e-3);
        run(simulator, 0.5);
        assertEquals(1, simulator.lastStep().contacts().count());
        assertEquals(3 * 9.81e-3, simulator.lastStep().impulses()[simulator.lastStep().firstRow()], 1e-5);
        assertEquals(0.1, point(simulator, "lower", 0)[2], 2e-4);
        assertEquals(0.5 - 2 * 9.81 / 2e6, point(simulator, "upper", 0)[2] - point(simulator, "lower", 0)[2], 1e-9);
    }

    /** A motor's gains are stiff too; a loop hangs on it. */
    @ParameterizedTest
    @MethodSource("all")
    void stiffMotorFollows(String formulation, String scheme) {
        MechanismBuilder builder = Mechanism.named("driven").gravity(0, -9.81, 0);
        Body arm = builder.body("arm", MassProperties.of(1, 0.01, 0.1, 0.1).at(0.5, 0, 0));
        Joint hinge = builder.joint("hinge", JointType.REVOLUTE).between(builder.ground().origin(), arm.origin()).add();
        builder.force(new JointMotor("motor", hinge, 0, Motion.steady(0, 2), 1e7, 1e5, 1e9));
        Simulator simulator = simulator(new Model(builder.build()), formulation, scheme, 1e-3);
        run(simulator, 0.3);
        double[] p = point(simulator, "arm", 1);
        assertEquals(0.6, Math.atan2(p[1], p[0]), scheme.equals("implicit-euler") ? 1e-3 : 1e-5);
    }

    @Test
    void failureNamesWhatDidNotSettle() {
        Simulator simulator = simulator(governor(), "mc", "implicit-euler", 1e-3, "iterations", "1");
        simulator.run(1);
        Failure failure = simulator.failure().orElseThrow();
        assertTrue(failure.subject().startsWith("joint '"), failure.toString());
        assertTrue(failure.cause().contains("did not settle in 1 iteration"), failure.toString());
        assertTrue(failure.cause().contains("shorter steps"), failure.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc"})
    void stepsAllocateNothing(String formulation) {
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Simulator simulator = simulator(fourBar(), formulation, "implicit-euler", 1e-4);
        run(simulator, 0.2);
        long least = Long.MAX_VALUE;
        for (int pass = 0; pass < 4; pass++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int k = 0; k < 1000; k++) {
                simulator.step();
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least, 64, "bytes in 1000 steps");
    }
}
