package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.formulation.ce.loop.Aggregation;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.Tree;

/** Which bodies become one. */
class AggregationTest {

    private static Aggregation of(Mechanism mechanism) {
        return new Aggregation(MultibodySystem.minimal(mechanism).tree());
    }

    private static int loops(Aggregation clusters) {
        int sum = 0;
        for (boolean loop : clusters.isLoop) {
            sum += loop ? 1 : 0;
        }
        return sum;
    }

    /** Three bars on three that are shared: a ladder of loops with a body between two that is in none. */
    private static Mechanism nested() {
        MechanismBuilder builder = Mechanism.named("nested");
        Body before = builder.ground();
        Body[] b = new Body[9];
        int[] parent = {-1, 0, 1, 0, 3, -1, 5, 3, 7};
        for (int i = 0; i < b.length; i++) {
            b[i] = builder.body("b" + i, Mechanisms.bar(1));
            Body on = parent[i] < 0 ? before : b[parent[i]];
            Loops.revolute(builder, "J" + i).between(on.marker(1, 0, 0), b[i].origin()).initial(0.1 * i).add();
        }
        // 2 – 4 closes over their ancestor 0, 6 – 5 does nothing but weld, 8 – 3 stays below 3
        Loops.revolute(builder, "C1").between(b[2].marker(1, 0, 0), b[4].marker(1, 0, 0)).cut().add();
        Loops.revolute(builder, "C2").between(b[8].marker(1, 0, 0), b[3].marker(0, 1, 0)).cut().add();
        return builder.build();
    }

    static Stream<Mechanism> mechanisms() {
        return Stream.of(Mechanisms.pendulum(5), Mechanisms.spatialChain(), Loops.fourBar(),
                Mechanisms.garland(4), Loops.windows(4), Loops.chainOfFourBars(5), Loops.squeezer(),
                Loops.floating().build(), nested());
    }

    /** What the recursions rely on. */
    @ParameterizedTest
    @MethodSource("mechanisms")
    void clustersAreATree(Mechanism mechanism) {
        Tree tree = MultibodySystem.minimal(mechanism).tree();
        Aggregation clusters = new Aggregation(tree);
        int nodes = 0;
        for (int c = 0; c < clusters.count; c++) {
            int parent = clusters.cluster[clusters.parentNode[c]];
            assertTrue(parent < c, "parents first");
            assertTrue(parent < 0 || clusters.last[c] <= clusters.last[parent], "subtrees are ranges");
            for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
                int k = clusters.nodes[i];
                int up = tree.parent[k];
                nodes++;
                assertEquals(c, clusters.cluster[k]);
                assertTrue(up == clusters.parentNode[c] || clusters.cluster[up] == c, "hangs on one node");
            }
        }
        assertEquals(tree.nodes, nodes);
        for (int i = 0; i < tree.closures.size(); i++) {
            Closure closure = tree.closures.get(i);
            int top = clusters.ancestor[i];
            int c = clusters.cluster[closure.nodeA() == top ? closure.nodeB() : closure.nodeA()];
            for (int k : new int[] {closure.nodeA(), closure.nodeB()}) {
                for (; k != top; k = tree.parent[k]) {
                    assertEquals(c, clusters.cluster[k], "a closure stays in one cluster");
                }
            }
        }
    }

    @Test
    void loopsThatShareABodyAreOne() {
        assertEquals(1, loops(of(Loops.windows(4))));
        assertEquals(1, of(Loops.windows(4)).count);
        assertEquals(1, loops(of(Loops.squeezer())));
    }

    @Test
    void loopsThatHangOnAnotherAreNot() {
        Aggregation chain = of(Loops.chainOfFourBars(5));
        assertEquals(5, loops(chain));
        assertEquals(8, chain.count, "and three pendulums");
        Aggregation nested = of(nested());
        // {1, 2, 3, 4} on 0, {7, 8} on 3, and 0, 5, 6 by themselves
        assertEquals(2, loops(nested));
        assertEquals(5, nested.count);
    }

    @Test
    void treesAreLeftAsTheyAre() {
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(7), Mechanisms.spatialChain())) {
            Aggregation clusters = of(mechanism);
            assertEquals(0, loops(clusters));
            for (int k = 1; k < clusters.cluster.length; k++) {
                assertEquals(k - 1, clusters.cluster[k]);
            }
        }
    }
}
