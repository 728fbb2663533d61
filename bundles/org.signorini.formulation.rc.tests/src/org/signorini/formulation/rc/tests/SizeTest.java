package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntFunction;

import org.junit.jupiter.api.Test;
import org.signorini.formulation.rc.RedundantResponse;
import org.signorini.formulation.rc.sparse.SaddleStructure;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Mechanism;

/** n_b is the papers' and the factor grows with the mechanism, no faster. */
class SizeTest {

    @Test
    void hingeRowsAreSixMinusFreedomsOfAllJoints() {
        for (Mechanism mechanism : new Mechanism[] {Mechanisms.pendulum(12), Mechanisms.spatialChain(),
            Mechanisms.star(5), Mechanisms.fourBar(), Mechanisms.garland(4), Mechanisms.sliderCrank(false)}) {
            int rows = 0;
            for (Joint joint : mechanism.joints()) {
                rows += 6 - joint.type().freedoms();
            }
            assertEquals(rows, Runs.rc().bind(mechanism).hingeRows(), mechanism.name());
        }
        assertEquals(60, Runs.rc().bind(Mechanisms.pendulum(12)).hingeRows(), "S0: five rows per link");
        assertEquals(21, Runs.rc().bind(Mechanisms.sliderCrank(true)).hingeRows(), "a driven crank has one more");
    }

    /** Chains, hubs with many arms, and loops as long as the mechanism: twice the bodies, twice the entries. */
    @Test
    void factorGrowsLinearly() {
        linear("chain", Mechanisms::pendulum);
        linear("star", Mechanisms::star);
        linear("garland", Mechanisms::garland);
    }

    private static void linear(String name, IntFunction<Mechanism> mechanisms) {
        SaddleStructure small = Runs.rc().bind(mechanisms.apply(16)).structure();
        SaddleStructure medium = Runs.rc().bind(mechanisms.apply(32)).structure();
        SaddleStructure large = Runs.rc().bind(mechanisms.apply(64)).structure();
        // exactly linear: what 32 links add is twice what 16 add
        assertEquals(2 * (medium.entries() - small.entries()), large.entries() - medium.entries(), name);
        assertEquals(2 * (medium.multiplications() - small.multiplications()),
                large.multiplications() - medium.multiplications(), name);
        assertTrue(medium.entries() > small.entries());
    }

    /** 21 + 15 numbers on the diagonal and two blocks of 30 per link, the first hinge being on the ground. */
    @Test
    void chainsDoNotFillIn() {
        for (int n = 1; n <= 50; n += 7) {
            assertEquals(96L * n - 30, Runs.rc().bind(Mechanisms.pendulum(n)).structure().entries());
        }
    }

    @Test
    void operatorKeepsHingesOnlyWhereAsked() {
        Mechanism mechanism = Mechanisms.fourBar();
        for (boolean eliminate : new boolean[] {true, false}) {
            RedundantResponse response = Runs.rc("eliminate", Boolean.toString(eliminate)).bind(mechanism);
            var state = response.initialState();
            response.update(state.q, state.u, 0);
            response.predict(state.u, 1e-3, 0, new double[state.u.length]);
            assertEquals(eliminate ? 0 : 17, response.bilateral());
            assertEquals(20, response.hingeRows());
            assertEquals(20, response.bilateral() + response.eliminated(), "the paper's size");
        }
    }
}
