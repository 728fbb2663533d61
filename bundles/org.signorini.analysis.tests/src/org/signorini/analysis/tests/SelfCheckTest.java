package org.signorini.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.algebra.Vector3;
import org.signorini.analysis.check.SelfCheck;
import org.signorini.analysis.check.SelfCheckResult;
import org.signorini.contact.Pyramid;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Response;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.pivoting.LemkeSolver;

/** Right formulations agree with Newton's and Euler's equations, of whatever topology the mechanism is. */
class SelfCheckTest {

    static Stream<Arguments> pairs() {
        Map<String, Mechanism> mechanisms = new LinkedHashMap<>();
        mechanisms.put("pendulum", Mechanisms.pendulum(4));
        mechanisms.put("spatialChain", Mechanisms.spatialChain());
        mechanisms.put("spatialChain linearized", Mechanisms.spatialChain(KinematicsMode.LINEARIZED));
        mechanisms.put("star", Mechanisms.star(4));
        mechanisms.put("fourBar", Mechanisms.fourBar());
        mechanisms.put("fourBar with stop", Mechanisms.fourBar(0.3));
        mechanisms.put("sliderCrank", Mechanisms.sliderCrank(false));
        mechanisms.put("driven sliderCrank", Mechanisms.sliderCrank(true));
        mechanisms.put("garland", Mechanisms.garland(6));
        mechanisms.put("springy", Mechanisms.springy(KinematicsMode.NONLINEAR, false, 40));
        mechanisms.put("springy linearized", Mechanisms.springy(KinematicsMode.LINEARIZED, true, 40));
        mechanisms.put("ladder", Mechanisms.ladder(3));
        mechanisms.put("drivenArm", Mechanisms.drivenArm());
        mechanisms.put("loose", Mechanisms.loose(5));
        mechanisms.put("tree", Mechanisms.tree(12, 7));
        return Formulations.all().entrySet().stream().flatMap(f -> mechanisms.entrySet().stream()
                .map(m -> Arguments.of(f.getKey(), m.getKey(), f.getValue(), m.getValue())));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("pairs")
    void rightFormulationsAgree(String id, String name, Formulation formulation, Mechanism mechanism) {
        State state = formulation.bind(mechanism).initialState();
        SelfCheckResult result = SelfCheck.of(formulation, mechanism, state);
        assertEquals(List.of(), result.notChecked());
        assertTrue(result.disagreement().isEmpty(), () -> result.largest() + ": " + result.disagreement());
    }

    @ParameterizedTest
    @EnumSource
    void wrongOnesAreCaughtWithBothNumbers(WrongFormulation.Mistake mistake) {
        Formulation wrong = new WrongFormulation(mistake);
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(3), Mechanisms.fourBar(), Mechanisms.spatialChain())) {
            SelfCheckResult result = SelfCheck.of(wrong, mechanism, wrong.bind(mechanism).initialState());
            SelfCheckResult.Disagreement found = result.disagreement().orElseThrow(() -> new AssertionError(mechanism));
            assertNotEquals(found.formulation(), found.reference());
            assertTrue(found.toString().contains("by the formulation"), found.toString());
        }
    }

    /** A lid on two hinges: five constraints twice. Whoever takes rounding for a constraint locks it. */
    @Test
    void aLidOnTwoHingesAgreesOrIsCaught() {
        for (Vector3 axis : List.of(Vector3.Y, new Vector3(1, 1, 0), new Vector3(0.3, -0.5, 0.8))) {
            Vector3 along = axis.unit();
            MechanismBuilder builder = Mechanism.named("lid").gravity(0, 0, -9.81);
            Body lid = builder.body("lid", MassProperties.of(1, 0.1, 0.1, 0.1).at(0.5, 0.2, 0.1));
            for (int i = 0; i < 2; i++) {
                Vector3 p = along.times(i);
                builder.joint("hinge " + i, JointType.REVOLUTE).axis(along.x(), along.y(), along.z())
                        .between(builder.ground().marker(p.x(), p.y(), p.z()), lid.marker(p.x(), p.y(), p.z())).add();
            }
            Mechanism mechanism = builder.build();
            Vector3 c = new Vector3(0.5, 0.2, 0.1);
            Vector3 g = new Vector3(0, 0, -9.81);
            double moment = along.dot(c.cross(g));
            double inertia = 0.1 + c.dot(c) - along.dot(c) * along.dot(c);
            for (Map.Entry<String, Formulation> f : Formulations.all().entrySet()) {
                Response response = f.getValue().bind(mechanism);
                State state = response.initialState();
                SelfCheckResult result = SelfCheck.of(f.getValue(), mechanism, state);
                assertEquals(List.of(), result.notChecked());
                response.update(state.q, state.u, 0);
                double[] u = new double[state.u.length];
                response.predict(state.u, 1e-3, 0, u);
                double[] nodes = new double[response.dynamics().kinematics().velocity.length];
                response.dynamics().kinematics().motion(u, nodes);
                double rate = along.dot(Vector3.from(nodes, 6)) / 1e-3;
                boolean right = Math.abs(rate - moment / inertia) <= 1e-7 * Math.abs(moment / inertia);
                assertEquals(right, result.disagreement().isEmpty(),
                        f.getKey() + " " + axis + ": " + rate + " instead of " + moment / inertia + ", " + result);
            }
        }
    }

    static Stream<Arguments> largePairs() {
        Map<String, Mechanism> mechanisms = new LinkedHashMap<>();
        mechanisms.put("pendulum", Mechanisms.pendulum(40));
        mechanisms.put("long pendulum", Mechanisms.pendulum(300));
        mechanisms.put("star", Mechanisms.star(60));
        mechanisms.put("garland", Mechanisms.garland(30));
        mechanisms.put("ladder", Mechanisms.ladder(10));
        mechanisms.put("tree", Mechanisms.tree(150, 7));
        mechanisms.put("loose", Mechanisms.loose(200));
        mechanisms.put("cabinet", cabinet(15));
        return Formulations.all().entrySet().stream().flatMap(f -> mechanisms.entrySet().stream()
                .map(m -> Arguments.of(f.getKey(), m.getKey(), f.getValue(), m.getValue())));
    }

    /** A swinging post with many four-bars on it, each a loop of its own, and a slider on each coupler. */
    private static Mechanism cabinet(int loops) {
        MechanismBuilder builder = Mechanism.named("cabinet").gravity(1, -9.81, 0.5);
        Body post = builder.body("post", MassProperties.box(5, 0.2, 3, 0.2).at(0, -1.5, 0));
        builder.joint("swing", JointType.UNIVERSAL).between(builder.ground().origin(), post.origin())
                .initialVelocity(0.3, -0.5).add();
        MassProperties rod = MassProperties.of(1, 1e-2, 1.0 / 12, 1.0 / 12).at(0.5, 0, 0);
        for (int i = 0; i < loops; i++) {
            Body crank = builder.body("crank" + i, rod);
            Body coupler = builder.body("coupler" + i, rod);
            Body rocker = builder.body("rocker" + i, rod);
            builder.joint("O" + i, JointType.REVOLUTE).between(post.marker(0, -0.2 * i, 0), crank.origin()).initial(1.2)
                    .initialVelocity(0.5).add();
            builder.joint("A" + i, JointType.REVOLUTE).between(crank.marker(1, 0, 0), coupler.origin()).initial(-1.2)
                    .add();
            builder.joint("D" + i, JointType.REVOLUTE).between(post.marker(1.3, -0.2 * i, 0), rocker.origin())
                    .initial(1.4).add();
            builder.joint("B" + i, JointType.REVOLUTE).between(coupler.marker(1, 0, 0), rocker.marker(1, 0, 0)).cut()
                    .add();
            Body slider = builder.body("slider" + i, MassProperties.sphere(0.2, 0.1));
            builder.joint("S" + i, JointType.PRISMATIC).axis(1, 0, 0)
                    .between(coupler.marker(0.3, 0, 0), slider.origin()).initialVelocity(-1).add();
        }
        return builder.build();
    }

    /** Of many bodies answers are put into the equations. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("largePairs")
    void rightFormulationsSatisfyLargeEquations(String id, String name, Formulation formulation, Mechanism mechanism) {
        State state = formulation.bind(mechanism).initialState();
        SelfCheckResult result = SelfCheck.of(formulation, mechanism, state);
        assertTrue(result.disagreement().isEmpty(), () -> result.largest() + ": " + result.disagreement());
        // ccp keeps every joint as a row of the problem
        boolean manyRows = id.equals("ccp") && mechanism.joints().size() > 30 && !name.equals("garland");
        assertEquals(manyRows, !result.notChecked().isEmpty(), result::toString);
    }

    /** Rounding is no disagreement, in trees of any shape: a wrong alarm would keep a right run from beginning. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc", "ce", "dca", "ccp"})
    void roundingIsNoDisagreement(String id) {
        Formulation formulation = Formulations.all().get(id);
        for (int seed = 0; seed < 40; seed++) {
            Mechanism mechanism = Mechanisms.tree(25 + 7 * seed % 120, seed);
            SelfCheckResult result = SelfCheck.of(formulation, mechanism, formulation.bind(mechanism).initialState());
            int failed = seed;
            assertTrue(result.largest() < 0.1 * SelfCheck.TOLERANCE, () -> "seed " + failed + ": " + result);
        }
    }

    @ParameterizedTest
    @EnumSource
    void wrongOnesAreCaughtInLargeMechanisms(WrongFormulation.Mistake mistake) {
        Formulation wrong = new WrongFormulation(mistake);
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(40), cabinet(8), Mechanisms.garland(30))) {
            SelfCheckResult result = SelfCheck.of(wrong, mechanism, wrong.bind(mechanism).initialState());
            assertTrue(result.disagreement().isPresent(), mechanism.name());
        }
    }

    /** One loop of many bodies is an equation for all of them at once. */
    @Test
    void longLoopsAreSaidToBeLeftOut() {
        MechanismBuilder builder = Mechanism.named("ring").gravity(0, 0, 0);
        int n = 64;
        double side = 2 * Math.sin(Math.PI / n);
        Body first = null;
        Body last = null;
        for (int i = 0; i < n; i++) {
            Body body = builder.body("side" + i, MassProperties.box(1, side, 0.1, 0.1));
            if (last != null) {
                builder.joint("J" + i, JointType.REVOLUTE).between(last.marker(side / 2, 0, 0),
                        body.marker(-side / 2, 0, 0)).initial(2 * Math.PI / n).add();
            }
            first = first == null ? body : first;
            last = body;
        }
        builder.joint("closing", JointType.REVOLUTE).between(last.marker(side / 2, 0, 0), first.marker(-side / 2, 0, 0))
                .cut().add();
        Mechanism mechanism = builder.build();
        Formulation formulation = Formulations.all().get("mc");
        SelfCheckResult result = SelfCheck.of(formulation, mechanism, formulation.bind(mechanism).initialState());
        assertEquals(List.of("forces in a group of 64 bodies that loops hold together"), result.notChecked());
        assertTrue(result.disagreement().isEmpty(), result::toString);
        assertFalse(result.isComplete());
    }

    /** A massless carrier and a thin rod: absolute coordinates must give them a little, the others need not. */
    @Test
    void bodiesWithoutMassAreCarried() {
        MechanismBuilder builder = Mechanism.named("carried").gravity(0, 1, -9.81);
        Body carrier = builder.body("carrier", MassProperties.NONE);
        Body rod = builder.body("rod", MassProperties.rod(2, 1).at(0.5, 0, 0));
        Body end = builder.body("end", MassProperties.box(1, 0.2, 0.3, 0.4).at(0.1, 0.1, 0));
        builder.joint("slide", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), carrier.origin())
                .initialVelocity(0.3).add();
        builder.joint("turn", JointType.REVOLUTE).axis(0, 1, 0).between(carrier.marker(0.1, 0, 0), rod.origin())
                .initial(0.4).initialVelocity(2).add();
        builder.joint("wrist", JointType.REVOLUTE).axis(0, 0, 1).between(rod.marker(1, 0, 0), end.origin())
                .initial(0.2).initialVelocity(-1).add();
        Mechanism mechanism = builder.build();
        for (Map.Entry<String, Formulation> f : Formulations.all().entrySet()) {
            SelfCheckResult result = SelfCheck.of(f.getValue(), mechanism, f.getValue().bind(mechanism).initialState());
            assertTrue(result.disagreement().isEmpty(), f.getKey() + " " + result);
            boolean absolute = f.getKey().equals("rc") || f.getKey().equals("ccp");
            assertEquals(absolute, !result.notChecked().isEmpty(), f.getKey() + " " + result);
        }
    }

    /** Also later in a motion, where angles have gone on and joints have drifted. */
    @Test
    void atAnyStateOfARun() {
        for (Map.Entry<String, Formulation> f : Formulations.all().entrySet()) {
            for (Mechanism mechanism : List.of(Mechanisms.fourBar(), Mechanisms.drivenArm(), Mechanisms.spatialChain(),
                    Mechanisms.springy(KinematicsMode.NONLINEAR, false, 40))) {
                Simulator simulator = Simulator.of(new Model(mechanism)).formulation(f.getValue())
                        .contactModel(new Pyramid()).solver("lemke", new LemkeSolver())
                        .scheme(new SemiImplicitEuler()).step(1e-4).build();
                simulator.run(0.5);
                SelfCheckResult result = SelfCheck.of(f.getValue(), mechanism, simulator.state());
                assertTrue(result.isComplete(), f.getKey() + " " + mechanism.name() + " " + result);
            }
        }
    }
}
