package org.signorini.formulation.tests;

import java.util.SplittableRandom;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/**
 * A plate held by more joints than it needs, about a random axis anywhere, in any size, and the same plate held by just
 * enough of them: the second moves exactly as the first. The plate is body 1 of both.
 */
public enum RedundantSupports {

    TWO_HINGES(JointType.REVOLUTE, JointType.REVOLUTE),
    THREE_HINGES(JointType.REVOLUTE, JointType.REVOLUTE, JointType.REVOLUTE),
    FOUR_HINGES(JointType.REVOLUTE, JointType.REVOLUTE, JointType.REVOLUTE, JointType.REVOLUTE),
    HINGE_AND_BALL(JointType.REVOLUTE, JointType.SPHERICAL),
    HINGE_AND_CYLINDER(JointType.REVOLUTE, JointType.CYLINDRICAL),
    /** A fixed bearing and two that let the shaft slide. */
    THREE_BEARINGS(JointType.REVOLUTE, JointType.CYLINDRICAL, JointType.CYLINDRICAL),
    /** Turns and slides. */
    SLIDING_SHAFT(JointType.CYLINDRICAL, JointType.CYLINDRICAL, JointType.CYLINDRICAL),
    /** Beside each other, not in one line. */
    PARALLEL_RAILS(JointType.PRISMATIC, JointType.PRISMATIC),
    THREE_RAILS(JointType.PRISMATIC, JointType.PRISMATIC, JointType.PRISMATIC);

    /** What else there is. */
    public enum Company {
        /** The plate hangs on the ground, alone. */
        NONE,
        /** Its supports are on a base that swings itself. */
        BASE,
        /** It is the rocker of a four-bar in the plane across the axis. */
        FOUR_BAR,
        /** A pendulum hangs from it. */
        PENDULUM
    }

    private final JointType[] supports;

    RedundantSupports(JointType... supports) {
        this.supports = supports;
    }

    /** Whether the plate turns about one line and nothing else, as the rocker of a four-bar has to. */
    public boolean isHinge() {
        return supports[0] == JointType.REVOLUTE;
    }

    /** Gravity, m/s². */
    public static final double G = 9.81;

    /**
     * @param size      the plate's, m
     * @param massRatio of the company to the plate
     * @param redundant whether all supports are there, or the first only
     */
    public Mechanism mechanism(long seed, double size, Company company, double massRatio, boolean redundant) {
        SplittableRandom random = new SplittableRandom(seed);
        Vector3 axis = direction(random);
        Vector3 across = axis.cross(direction(random)).unit();
        Vector3 up = axis.cross(across);
        Vector3 place = direction(random).times(size * random.nextDouble(0, 20));
        Vector3 inBody = direction(random).times(size * random.nextDouble(0, 2));
        double mass = Math.pow(10, random.nextDouble(-2, 2));
        // neither hanging nor standing
        Vector3 down = across.plus(up.times(random.nextDouble(-0.5, 0.5))).plus(axis.times(random.nextDouble(-1, 1)))
                .unit().times(G);
        MechanismBuilder builder = Mechanism.named(name()).gravity(down.x(), down.y(), down.z());
        Vector3 center = inBody.plus(up.times(0.5 * size)).plus(axis.times(0.3 * size));
        Body plate = builder.body("plate", MassProperties.box(mass, 0.7 * size, 0.4 * size, 0.9 * size)
                .at(center.x(), center.y(), center.z()));
        Body base = builder.ground();
        Vector3 foot = place;
        if (company == Company.BASE) {
            base = builder.body("base", box(mass * massRatio, size, Vector3.ZERO));
            Vector3 pivot = place.minus(across.times(size));
            builder.joint("pivot", JointType.REVOLUTE).axis(up.x(), up.y() + 0.3, up.z())
                    .between(at(builder.ground(), pivot), at(base, across.times(-size)))
                    .initialVelocity(0.3 / time(size)).add();
            foot = Vector3.ZERO;
        }
        double angle = random.nextDouble(-0.3, 0.3);
        double slide = random.nextDouble(-0.3, 0.3) * size;
        for (int i = 0; i < (redundant ? supports.length : 1); i++) {
            // a little irregular, the second at one size from the first
            Vector3 offset = supports[i] == JointType.PRISMATIC
                    ? across.times(i * size).plus(axis.times(0.37 * i * size))
                    : axis.times(i * size * (i > 1 ? 1.31 : 1));
            JointBuilder joint = builder.joint("support" + i, supports[i]).axis(axis.x(), axis.y(), axis.z())
                    .between(at(base, foot.plus(offset)), at(plate, inBody.plus(offset)));
            switch (supports[i]) {
                case REVOLUTE -> joint.initial(angle).initialVelocity(0.5 / time(size));
                case PRISMATIC -> joint.initial(slide).initialVelocity(0.2 * size / time(size));
                case CYLINDRICAL -> {
                    if (supports[0] == JointType.CYLINDRICAL) {
                        joint.initial(angle, slide).initialVelocity(0.5 / time(size), 0.2 * size / time(size));
                    }
                }
                default -> {
                }
            }
            joint.add();
        }
        if (company == Company.FOUR_BAR) {
            fourBar(builder, plate, foot, inBody, new Vector3[] {axis, across, up}, angle, size, mass * massRatio);
        } else if (company == Company.PENDULUM) {
            Body bob = builder.body("bob", box(mass * massRatio, 0.5 * size, across.times(0.4 * size)));
            builder.joint("string", JointType.SPHERICAL).between(at(plate, center.plus(across.times(0.5 * size))),
                    bob.origin()).add();
        }
        return builder.build();
    }

    /** Turns the plate by a crank and a coupler, drawn where the plate is at its initial angle. */
    private static void fourBar(MechanismBuilder builder, Body plate, Vector3 foot, Vector3 inBody, Vector3[] axes,
            double angle, double size, double mass) {
        Vector3 axis = axes[0];
        // of the plate's pin, as drawn and where it starts
        Vector3 pin = axes[2].times(1.2 * size);
        Vector3 turned = pin.times(Math.cos(angle)).plus(axis.cross(pin).times(Math.sin(angle)));
        Vector3 crankPivot = axes[1].times(1.5 * size);
        Vector3 crankPin = crankPivot.plus(axes[2].times(0.6 * size));
        Body crank = builder.body("crank", box(mass, 0.3 * size, crankPin.minus(crankPivot).times(0.5)));
        Vector3 way = turned.minus(crankPin);
        Body coupler = builder.body("coupler", box(mass, 0.3 * size, way.times(0.5)));
        builder.joint("A", JointType.REVOLUTE).axis(axis.x(), axis.y(), axis.z())
                .between(at(builder.ground(), foot.plus(crankPivot)), crank.origin()).add();
        builder.joint("B", JointType.REVOLUTE).axis(axis.x(), axis.y(), axis.z())
                .between(at(crank, crankPin.minus(crankPivot)), coupler.origin()).add();
        builder.joint("C", JointType.REVOLUTE).axis(axis.x(), axis.y(), axis.z())
                .between(at(coupler, way), at(plate, inBody.plus(pin))).add();
    }

    private static MassProperties box(double mass, double size, Vector3 center) {
        return MassProperties.box(mass, size, 0.5 * size, 0.3 * size).at(center.x(), center.y(), center.z());
    }

    private static Marker at(Body body, Vector3 p) {
        return body.marker(p.x(), p.y(), p.z());
    }

    /** In which a body falls about its size, s. */
    public static double time(double size) {
        return Math.sqrt(size / G);
    }

    private static Vector3 direction(SplittableRandom random) {
        return new Vector3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1)).unit();
    }
}
