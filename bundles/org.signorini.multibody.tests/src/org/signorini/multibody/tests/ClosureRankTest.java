package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.ClosureRank;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** The rank of closures is what geometry says: neither rounding nor masses nor sizes make or hide a constraint. */
class ClosureRankTest {

    private static final double[] SIZES = {1e-3, 0.03, 1, 40, 1e3};

    private static Vector3 direction(SplittableRandom random) {
        return new Vector3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1)).unit();
    }

    private static ClosureRank rank(Mechanism mechanism) {
        Dynamics dynamics = new Dynamics(MultibodySystem.minimal(mechanism));
        State state = dynamics.system().initialState();
        dynamics.update(state);
        Rows rows = dynamics.rows();
        dynamics.closures().append(0, rows);
        ClosureRank rank = new ClosureRank(dynamics.kinematics(), dynamics.closures());
        rank.choose(rows);
        return rank;
    }

    /** A door on two hinges, the second off by a displacement and turned by a little, both in units of the size. */
    private static Mechanism door(double size, double displaced, double turned, SplittableRandom random) {
        Vector3 axis = direction(random);
        Vector3 across = axis.cross(direction(random)).unit();
        Vector3 foot = direction(random).times(5 * size);
        Vector3 second = axis.times(size).plus(across.times(displaced * size));
        Vector3 tilted = axis.plus(across.times(turned));
        MechanismBuilder builder = Mechanism.named("door");
        Body door = builder.body("door", MassProperties.box(1, size, size, size));
        builder.joint("h1", JointType.REVOLUTE).axis(axis.x(), axis.y(), axis.z())
                .between(at(builder.ground(), foot), door.origin()).add();
        builder.joint("h2", JointType.REVOLUTE).axis(tilted.x(), tilted.y(), tilted.z())
                .between(at(builder.ground(), foot.plus(second)), at(door, second)).add();
        return builder.build();
    }

    private static Marker at(Body body, Vector3 p) {
        return body.marker(p.x(), p.y(), p.z());
    }

    @Test
    void coaxialHingesAreRedundantAndOthersAreNot() {
        for (int seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double size = SIZES[seed % SIZES.length];
            assertEquals(0, rank(door(size, 0, 0, random)).rank(), "seed " + seed);
            assertEquals(1, rank(door(size, 1e-3, 0, random)).rank(), "displaced, seed " + seed);
            assertEquals(1, rank(door(size, 0, 1e-3, random)).rank(), "turned, seed " + seed);
            // digits that an axis is typed with
            assertEquals(0, rank(door(size, 3e-7, 3e-7, random)).rank(), "typed, seed " + seed);
        }
    }

    /** 0.1 + 0.2 is not 0.3: hinges in one place, but for rounding. */
    @Test
    void anArmThatIsRoundingIsNone() {
        MechanismBuilder builder = Mechanism.named("twice");
        Body door = builder.body("door", MassProperties.box(1, 1, 1, 1));
        builder.joint("h1", JointType.REVOLUTE).axis(0, 1, 0).between(builder.ground().marker(0.3, 0, 0),
                door.marker(0.3, 0, 0)).add();
        builder.joint("h2", JointType.REVOLUTE).axis(0, 1, 0).between(builder.ground().marker(0.1 + 0.2, 0, 0),
                door.marker(0.1 + 0.2, 0, 0)).add();
        ClosureRank rank = rank(builder.build());
        assertEquals(0, rank.rank());
        for (int row = 0; row < 5; row++) {
            assertTrue(rank.isBlocked(row), "row " + row);
        }
    }

    /** Four hinges in a plane: two rows are independent, however long the links and heavy the bodies. */
    @Test
    void planarLoopsHaveRankTwo() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double size = SIZES[seed % SIZES.length];
            double shortest = Math.pow(10, random.nextDouble(-6, 0));
            Mechanism mechanism = fourBar(size, shortest, random);
            ClosureRank rank = rank(mechanism);
            assertEquals(2, rank.rank(), "seed " + seed + ", a crank of " + shortest + " sizes");
        }
    }

    private static Mechanism fourBar(double size, double crank, SplittableRandom random) {
        Frame frame = new Frame(direction(random).times(3 * size), Quaternion.rotation(direction(random), 2));
        Vector3[] pins = {Vector3.ZERO, new Vector3(0.6 * crank, 0.8 * crank, 0), new Vector3(1.3, 1.1, 0),
            new Vector3(1.6, 0, 0)};
        MechanismBuilder builder = Mechanism.named("four-bar");
        Body[] bodies = new Body[4];
        bodies[0] = builder.ground();
        for (int i = 1; i < 4; i++) {
            double mass = Math.pow(10, random.nextDouble(-6, 6));
            bodies[i] = builder.body("B" + i).mass(MassProperties.box(mass, size, size, size)).pose(Frame.IDENTITY)
                    .add();
        }
        for (int i = 0; i < 4; i++) {
            Vector3 p = frame.origin().plus(frame.orientation().rotate(pins[i].times(size)));
            Vector3 z = frame.orientation().rotate(Vector3.Z);
            builder.joint("J" + i, JointType.REVOLUTE).axis(z.x(), z.y(), z.z()).between(at(bodies[i], p),
                    at(bodies[(i + 1) % 4], p)).initial(0).add();
        }
        return builder.build();
    }

    /** A parallelogram: rank two on the way, one where it is flat. */
    @Test
    void flatParallelogramLosesARow() {
        for (double angle : new double[] {0.5, 1e-2, 1e-4, 0, -1e-4, -0.3}) {
            MechanismBuilder builder = Mechanism.named("parallelogram");
            Body left = builder.body("left", MassProperties.box(1, 1, 0.1, 0.1).at(0.5, 0, 0));
            Body coupler = builder.body("coupler", MassProperties.box(1, 2, 0.1, 0.1).at(1, 0, 0));
            Body right = builder.body("right", MassProperties.box(1, 1, 0.1, 0.1).at(0.5, 0, 0));
            builder.joint("A", JointType.REVOLUTE).between(builder.ground().origin(), left.origin()).initial(angle)
                    .add();
            builder.joint("B", JointType.REVOLUTE).between(left.marker(1, 0, 0), coupler.origin()).initial(-angle)
                    .add();
            builder.joint("D", JointType.REVOLUTE).between(builder.ground().marker(2, 0, 0), right.origin())
                    .initial(angle).add();
            builder.joint("C", JointType.REVOLUTE).between(coupler.marker(2, 0, 0), right.marker(1, 0, 0)).cut().add();
            assertEquals(angle == 0 ? 1 : 2, rank(builder.build()).rank(), "at " + angle);
        }
    }

    /** Loops that share nothing are found alike whatever the other is. */
    @Test
    void loopsOfDifferentSizesSideBySide() {
        MechanismBuilder builder = Mechanism.named("side by side");
        for (double size : new double[] {1e-3, 1e3}) {
            Body door = builder.body("door " + size, MassProperties.box(1, size, size, size));
            builder.joint("h1 " + size, JointType.REVOLUTE).axis(1, 2, 3).between(builder.ground().origin(),
                    door.origin()).add();
            builder.joint("h2 " + size, JointType.REVOLUTE).axis(1, 2, 3).between(
                    builder.ground().marker(size, 2 * size, 3 * size), door.marker(size, 2 * size, 3 * size)).add();
            // a strut that holds the door
            Body strut = builder.body("strut " + size, MassProperties.box(1, size, size, size));
            builder.joint("foot " + size, JointType.SPHERICAL).between(builder.ground().marker(0, -size, 0),
                    strut.origin()).add();
            builder.joint("head " + size, JointType.SPHERICAL).between(strut.marker(size, size, 0),
                    door.marker(size, 0, 0)).add();
        }
        ClosureRank rank = rank(builder.build());
        // the second hinge gives none, the strut's head three on the door's and the strut's freedoms
        assertEquals(2 * 3, rank.rank());
        assertFalse(rank.isBlocked(5));
    }

    /** What was drawn open is closed by the rows there are, and velocities that a redundant hinge allows stay. */
    @Test
    void startOfADoorKeepsItsVelocity() {
        for (int seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Dynamics dynamics = new Dynamics(MultibodySystem.minimal(door(SIZES[seed % 5], 0, 0, random)));
            State state = dynamics.system().initialState();
            state.q[0] = 0.7;
            state.u[0] = 3;
            LoopProjection projection = new LoopProjection(dynamics);
            assertTrue(projection.closePositions(state, 1e-12 * Math.max(1, SIZES[seed % 5]), 10), "seed " + seed);
            projection.closeVelocities(state);
            assertEquals(0.7, state.q[0], 0);
            assertEquals(3, state.u[0], 0);
            assertEquals(0, projection.rank());
        }
    }
}
