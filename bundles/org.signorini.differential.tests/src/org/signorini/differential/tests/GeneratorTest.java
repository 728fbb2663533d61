package org.signorini.differential.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.signorini.differential.generate.Generator;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.differential.reference.HeldBodies;
import org.signorini.differential.reference.ReferenceMechanism;
import org.signorini.multibody.model.JointType;

/** What comes out of seeds: all there is, consistent, and the same every time. */
class GeneratorTest {

    private static final int SEEDS = 500;

    @Test
    void theSameSeedGivesTheSameMechanism() {
        for (long seed = 1; seed <= 20; seed++) {
            Recipe a = Generator.of(seed);
            Recipe b = Generator.of(seed);
            assertEquals(a.bodies(), b.bodies());
            assertEquals(a.joints(), b.joints());
            assertEquals(a.forces(), b.forces());
            assertEquals(a.pairs(), b.pairs());
        }
    }

    /** Poses fit the joints, and velocities and prescribed motions agree with them. */
    @Test
    void startsFitTheJoints() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            Recipe recipe = Generator.of(seed);
            ReferenceMechanism mechanism = new ReferenceMechanism(recipe);
            HeldBodies held = new HeldBodies(mechanism, mechanism.start());
            assertTrue(held.error() < 1e-13 * 1e2, recipe.title() + ": " + held.error());
            assertTrue(held.errorRate() * recipe.time() < 1e-11, recipe.title() + ": " + held.errorRate());
            for (int j = 0; j < recipe.joints().size(); j++) {
                RecipeJoint joint = recipe.joints().get(j);
                for (int k = 0; joint.type().isScalar() && k < joint.type().coordinates(); k++) {
                    boolean length = joint.type() == JointType.PRISMATIC || joint.type() == JointType.PLANAR && k < 2
                            || joint.type() == JointType.CYLINDRICAL && k == 1;
                    assertEquals(joint.initial().get(k), mechanism.coordinate(mechanism.start(), j, k).value(),
                            1e-12 * (length ? recipe.length() : 1), recipe.title());
                }
            }
        }
    }

    @Test
    void allKindsTurnUp() {
        Set<String> seen = new TreeSet<>();
        double smallest = 1;
        double largest = 1;
        double ratio = 1;
        for (long seed = 1; seed <= SEEDS; seed++) {
            Recipe recipe = Generator.of(seed);
            seen.add(recipe.family());
            recipe.joints().forEach(j -> seen.add(j.type().name()));
            recipe.forces().forEach(f -> seen.add(f.getClass().getSimpleName()));
            recipe.shapes().forEach(s -> seen.add(s.shape().getClass().getSimpleName()));
            recipe.joints().stream().filter(j -> !j.limits().isEmpty()).forEach(j -> seen.add("limit"));
            seen.add(recipe.isDriven() ? "driven" : "free");
            smallest = Math.min(smallest, recipe.length());
            largest = Math.max(largest, recipe.length());
            double light = recipe.bodies().stream().mapToDouble(b -> b.mass().mass()).min().orElseThrow();
            double heavy = recipe.bodies().stream().mapToDouble(b -> b.mass().mass()).max().orElseThrow();
            ratio = Math.max(ratio, heavy / light);
        }
        Set<String> expected = new TreeSet<>(Set.of("tree", "redundant", "planar-loops", "spatial-loop", "loose",
                "Spring", "Motor", "Push", "Line", "Load", "limit", "driven", "free", "Sphere", "Box", "Capsule",
                "Cylinder", "Point", "ConvexMesh", "HalfSpace"));
        for (JointType type : JointType.values()) {
            expected.add(type.name());
        }
        assertEquals(expected, seen);
        assertTrue(smallest < 2e-3 && largest > 5e2, "from " + smallest + " to " + largest + " m");
        assertTrue(ratio > 1e4, "masses differ by " + ratio);
    }
}
