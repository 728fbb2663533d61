package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.formulation.dca.assembly.AssemblyTree;
import org.signorini.formulation.tests.Contacts;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.topology.Tree;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;

/** Sizes are S1's (§4.2.2), whatever the mechanism; the tree of assemblies is a divided one. */
class SizeTest {

    /** Ξ contacts of B_u bodies with η directions: 2Ξ + Ξη, 12 more, and 6B_u more, at every step. */
    @ParameterizedTest
    @CsvSource({"lcp, 4", "lcp, 8", "dense, 4", "dense, 8", "sparse, 4", "sparse, 8"})
    void problemsHaveTheSizesOfThePaper(String posing, int facets) {
        List<Model> models = List.of(Contacts.chainOnFloor(6, ContactLaw.coulomb(0.4)),
                Contacts.thrownChain(ContactLaw.coulomb(0.3)), FallingPendulum.SLIDING.model(ContactLaw.coulomb(0.2)));
        Set<Integer> seen = new TreeSet<>();
        for (Model model : models) {
            Simulator run = Runs.of(model, Runs.dca("posing", posing),
                    Runs.pyramid("facets", Integer.toString(facets)), 1e-3);
            for (int k = 0; k < 600; k++) {
                assertTrue(run.step(), () -> run.failure().toString());
                Step step = run.lastStep();
                if (step.isSolved()) {
                    int contacts = step.contacts().count();
                    Set<Integer> bodies = new TreeSet<>();
                    for (int c = 0; c < contacts; c++) {
                        bodies.addAll(List.of(step.contacts().bodyA[c], step.contacts().bodyB[c]));
                    }
                    bodies.remove(0);
                    int handles = switch (posing) {
                        case "lcp" -> 0;
                        case "dense" -> 12;
                        default -> 12 + 6 * bodies.size();
                    };
                    assertEquals(handles, run.response().bilateral());
                    assertEquals(0, run.response().eliminated());
                    assertEquals(handles + 2 * contacts + contacts * facets, step.solution().size());
                    seen.add(contacts);
                }
            }
        }
        assertTrue(seen.containsAll(List.of(1, 2, 5, 6)), "numbers of contacts " + seen);
    }

    /** Of chains every assembly has two handles at most, and there are ⌈log₂ n⌉ + 1 levels of them. */
    @Test
    void chainsAreHalved() {
        for (int n : new int[] {1, 2, 3, 7, 8, 64, 100, 1000}) {
            AssemblyTree tree = Runs.dca("leaf", "1").bind(Mechanisms.pendulum(n)).tree();
            assertEquals(2 * n - 1, tree.count);
            assertEquals(1 + (n == 1 ? 0 : 32 - Integer.numberOfLeadingZeros(n - 1)), tree.depth());
            assertTrue(mostHandles(tree) <= 2);
            assertEquals(1, tree.firstTerminal);
            assertEquals(n, tree.lastTerminal);
        }
    }

    /** Trees of any form too; a single loop through the ground needs no more. */
    @Test
    void twoHandlesAreEnough() {
        List<Mechanism> mechanisms = new ArrayList<>(List.of(Mechanisms.star(7), Mechanisms.fourBar(),
                Mechanisms.garland(40), Mechanisms.sliderCrank(true), Mechanisms.spatialChain()));
        for (int seed = 0; seed < 20; seed++) {
            mechanisms.add(Mechanisms.tree(100, seed));
        }
        for (Mechanism mechanism : mechanisms) {
            AssemblyTree tree = Runs.dca("leaf", "1").bind(mechanism).tree();
            assertTrue(mostHandles(tree) <= 2, mechanism.name() + ": " + mostHandles(tree));
            assertTrue(tree.depth() <= 30, mechanism.name() + ": " + tree.depth());
        }
        // each rung of a ladder is a loop closed through others
        assertTrue(mostHandles(Runs.dca("leaf", "1").bind(Mechanisms.ladder(6)).tree()) > 2);
    }

    /** Every body is in one leaf, every joint that holds something is held once. */
    @Test
    void everyJointIsHeldOnce() {
        for (Mechanism mechanism : List.of(Mechanisms.ladder(5), Mechanisms.tree(50, 3), Mechanisms.fourBar())) {
            var response = Runs.dca("leaf", "1").bind(mechanism);
            AssemblyTree tree = response.tree();
            int[] held = Arrays.copyOf(tree.edge, tree.edgeStart[tree.count]);
            Arrays.sort(held);
            // all but those on the ground, which leaves hold themselves
            Tree bodies = response.dynamics().system().tree();
            int joints = bodies.closures.size();
            for (int k = 1; k <= bodies.nodes; k++) {
                joints += bodies.parent[k] == 0 ? 0 : 1;
            }
            assertEquals(joints, Arrays.stream(held).distinct().count());
            assertEquals(joints, held.length);
            for (int c = 0; c < tree.count; c++) {
                if (tree.parent[c] < 0) {
                    assertEquals(0, tree.handles(c), "nothing is left open");
                }
            }
        }
    }

    private static int mostHandles(AssemblyTree tree) {
        int most = 0;
        for (int c = 0; c < tree.count; c++) {
            most = Math.max(most, tree.handles(c));
        }
        return most;
    }
}
