package org.signorini.formulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;

/** The mechanisms keep what they promise to every formulation's tests. */
class MechanismsTest {

    static Stream<Supplier<Mechanism>> all() {
        return Stream.of(() -> Mechanisms.pendulum(3), Mechanisms::spatialChain, () -> Mechanisms.star(4),
                Mechanisms::fourBar, () -> Mechanisms.sliderCrank(true), () -> Mechanisms.garland(5),
                () -> Mechanisms.springy(KinematicsMode.NONLINEAR, false, 10), () -> Mechanisms.ladder(3),
                Mechanisms::drivenArm, () -> Mechanisms.loose(3), () -> Mechanisms.tree(20, 7));
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyBodyButTheGroundHasMass(Supplier<Mechanism> builder) {
        Mechanism mechanism = builder.get();
        for (Body body : mechanism.bodies().subList(1, mechanism.bodies().size())) {
            assertTrue(body.mass().mass() > 0, mechanism.name() + ": " + body.name());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void sameMechanismEachTime(Supplier<Mechanism> builder) {
        assertEquals(names(builder.get()), names(builder.get()));
    }

    private static List<String> names(Mechanism mechanism) {
        return mechanism.bodies().stream().map(body -> body.name() + " " + body.mass()).toList();
    }
}
