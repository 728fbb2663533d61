package org.signorini.formulation.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;

/** Mechanisms of all topologies, without massless or infinitely thin parts: every formulation takes them. */
public final class Mechanisms {

    private Mechanisms() {
    }

    /** S0 §6.2 with n links: 1 m, massless, a sphere of 1 kg and 0.25 m at each end, turning about x. */
    public static Mechanism pendulum(int n) {
        MechanismBuilder builder = Mechanism.named("pendulum").gravity(0, 0, -9.81);
        Body before = builder.ground();
        for (int i = 1; i <= n; i++) {
            Body link = builder.body("B" + i, MassProperties.sphere(1, 0.25).at(0, -1, 0));
            JointBuilder joint = builder.joint("J" + i, JointType.REVOLUTE).axis(1, 0, 0)
                    .between(i == 1 ? before.marker(0, 0, 10.0 * n / 12) : before.marker(0, -1, 0), link.origin());
            if (i == 1) {
                joint.initial(Math.PI / 4).initialVelocity(12.0 / n);
            }
            joint.add();
            before = link;
        }
        return builder.build();
    }

    public static MassProperties bar(double length) {
        return MassProperties.box(length, length, 0.1, 0.08).at(length / 2, 0, 0);
    }

    /** A chain through all types of joints, each turned against the one before, some drawn from tip to root. */
    public static Mechanism spatialChain() {
        return spatialChain(KinematicsMode.NONLINEAR);
    }

    public static Mechanism spatialChain(KinematicsMode mode) {
        JointType[] types = {JointType.UNIVERSAL, JointType.REVOLUTE, JointType.SPHERICAL, JointType.CYLINDRICAL,
            JointType.FIXED, JointType.PLANAR, JointType.PRISMATIC, JointType.REVOLUTE, JointType.FREE};
        MechanismBuilder builder = Mechanism.named("spatial chain").gravity(0.3, 0, -9.81).kinematics(mode);
        Body before = builder.ground();
        for (int i = 0; i < types.length; i++) {
            Body body = builder.body("B" + i, MassProperties.box(1 + 0.2 * i, 0.6, 0.3, 0.2).at(0.3, 0.05, 0));
            Frame turned = new Frame(new Vector3(i == 0 ? 0 : 0.6, 0, 0.1),
                    Quaternion.rotation(new Vector3(1, i, 2), 0.7 * i));
            JointBuilder joint = builder.joint("J" + i, types[i]);
            if (i % 3 == 1) {
                joint.between(body.origin(), before.marker(turned));
            } else {
                joint.between(before.marker(turned), body.origin());
            }
            double[] u = new double[types[i].freedoms()];
            for (int k = 0; k < u.length; k++) {
                u[k] = 0.5 - 0.3 * k;
            }
            joint.initialVelocity(u).add();
            before = body;
        }
        return builder.build();
    }

    /** A body with many arms, each of two parts: a tree that is no chain. */
    public static Mechanism star(int arms) {
        MechanismBuilder builder = Mechanism.named("star").gravity(0, 0, -9.81);
        Body hub = builder.body("hub", MassProperties.sphere(3, 0.4));
        builder.joint("anchor", JointType.SPHERICAL).between(builder.ground().origin(), hub.marker(0, 0, 0.2))
                .initialVelocity(0.3, -0.2, 0.5).add();
        for (int i = 0; i < arms; i++) {
            Quaternion turn = Quaternion.rotation(new Vector3(0, 0, 1), 2 * Math.PI * i / arms);
            Body upper = builder.body("upper" + i, bar(0.7));
            Body lower = builder.body("lower" + i, bar(0.5));
            builder.joint("shoulder" + i, JointType.REVOLUTE).axis(0, 1, 0)
                    .between(hub.marker(new Frame(turn.rotate(new Vector3(0.4, 0, 0)), turn)), upper.origin())
                    .initial(0.1 * i).add();
            builder.joint("elbow" + i, JointType.UNIVERSAL).between(upper.marker(0.7, 0, 0), lower.origin())
                    .initialVelocity(0.2, -0.4).add();
        }
        return builder.build();
    }

    /**
     * Crank, coupler and rocker in the plane x, y: four spatial revolute joints, 20 rows of which 17 are independent.
     */
    public static Mechanism fourBar() {
        return fourBar(Double.POSITIVE_INFINITY);
    }

    /** With a stop at an angle of the rocker. */
    public static Mechanism fourBar(double stop) {
        double a = 0.5;
        double b = 1.4;
        double c = 1.2;
        MechanismBuilder builder = Mechanism.named("four-bar").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", bar(a));
        Body coupler = builder.body("coupler", bar(b));
        Body rocker = builder.body("rocker", bar(c));
        builder.joint("A", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin()).initial(0.6)
                .initialVelocity(6).add();
        builder.joint("B", JointType.REVOLUTE).between(crank.marker(a, 0, 0), coupler.origin()).initial(0.1).add();
        JointBuilder pivot = builder.joint("D", JointType.REVOLUTE)
                .between(builder.ground().marker(1.5, 0, 0), rocker.origin()).initial(1.5);
        if (stop < Double.POSITIVE_INFINITY) {
            pivot.limit(0, Double.NEGATIVE_INFINITY, stop);
        }
        pivot.add();
        builder.joint("C", JointType.REVOLUTE).between(coupler.marker(b, 0, 0), rocker.marker(c, 0, 0)).add();
        return builder.build();
    }

    /** A crank of 0.3 m, turned at constant speed or left to itself, a rod of 0.9 m and a piston along x. */
    public static Mechanism sliderCrank(boolean driven) {
        double r = 0.3;
        double l = 0.9;
        MechanismBuilder builder = Mechanism.named("slider-crank").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", bar(r));
        Body rod = builder.body("rod", bar(l));
        Body piston = builder.body("piston", MassProperties.sphere(0.7, 0.1));
        JointBuilder pivot = builder.joint("crank", JointType.REVOLUTE).between(builder.ground().origin(),
                crank.origin());
        (driven ? pivot.motion(Motion.steady(0.2, 4)) : pivot.initial(0.2).initialVelocity(4)).add();
        builder.joint("pin", JointType.REVOLUTE).between(crank.marker(r, 0, 0), rod.origin()).initial(-0.2).add();
        builder.joint("bore", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), piston.origin())
                .initial(1.1).add();
        builder.joint("wrist", JointType.REVOLUTE).between(rod.marker(l, 0, 0), piston.origin()).cut().add();
        return builder.build();
    }

    /** A chain of n links hung up at both ends, on spherical joints: one loop through all of them and the ground. */
    public static Mechanism garland(int n) {
        MechanismBuilder builder = Mechanism.named("garland").gravity(0, 0, -9.81);
        Body before = builder.ground();
        for (int i = 0; i < n; i++) {
            // an arc: link i goes down at first and up in the end
            double slope = 0.8 * (1 - 2 * (i + 0.5) / n);
            Body link = builder.body("B" + i, MassProperties.box(1, 1, 0.1, 0.1).at(0.5, 0, 0));
            double turn = i == 0 ? slope : -1.6 / n;
            builder.joint("J" + i, JointType.SPHERICAL)
                    .between(i == 0 ? before.origin() : before.marker(1, 0, 0), link.origin())
                    .initial(Math.cos(turn / 2), 0, Math.sin(turn / 2), 0).add();
            before = link;
        }
        double span = 0;
        for (int i = 0; i < n; i++) {
            span += Math.cos(0.8 * (1 - 2 * (i + 0.5) / n));
        }
        builder.joint("end", JointType.SPHERICAL).between(before.marker(1, 0, 0), builder.ground().marker(span, 0, 0))
                .cut().add();
        return builder.build();
    }

    /** Two bars and a slide with springs and dampers on their joints, in the plane or in space. */
    public static Mechanism springy(KinematicsMode mode, boolean planar, double stiffness) {
        MechanismBuilder builder = Mechanism.named("springy").gravity(0, -9.81, 0).kinematics(mode);
        Body upper = builder.body("upper", bar(0.8));
        Body lower = builder.body("lower", bar(0.6));
        Body slide = builder.body("slide", MassProperties.box(0.5, 0.2, 0.1, 0.1));
        Joint shoulder = builder.joint("shoulder", JointType.REVOLUTE)
                .between(builder.ground().origin(), upper.origin()).initial(0.3).initialVelocity(1).add();
        Joint elbow = planar
                ? builder.joint("elbow", JointType.REVOLUTE).between(upper.marker(0.8, 0, 0), lower.origin())
                        .initialVelocity(0.4).add()
                : builder.joint("elbow", JointType.UNIVERSAL).between(upper.marker(0.8, 0, 0), lower.origin())
                        .initialVelocity(0.4, -0.3).add();
        Joint rail = planar
                ? builder.joint("rail", JointType.PRISMATIC).axis(1, 0, 0)
                        .between(lower.marker(0.3, 0, 0), slide.origin()).initialVelocity(-0.2).add()
                : builder.joint("rail", JointType.CYLINDRICAL).axis(1, 0, 0)
                        .between(lower.marker(0.3, 0, 0), slide.origin()).initialVelocity(0.5, -0.2).add();
        int last = planar ? 0 : 1;
        builder.force(new JointSpring("S1", shoulder, 0, stiffness, 0.3, 0.1));
        builder.force(new JointSpring("S2", elbow, 0, stiffness, 0, 0));
        builder.force(new JointSpring("S3", elbow, last, 0.5 * stiffness, 0.2, 0));
        builder.force(new JointSpring("S4", elbow, last, 0.5 * stiffness, 0, 0.2));
        builder.force(new JointSpring("S5", rail, last, 3 * stiffness, 0, 0.05));
        return builder.build();
    }

    /**
     * n rungs between two rails: loops beside loops, closed through other bodies than the ground (S1's ladder-type
     * topologies).
     */
    public static Mechanism ladder(int n) {
        MechanismBuilder builder = Mechanism.named("ladder").gravity(0, -9.81, 0.4);
        Body left = builder.ground();
        Body right = builder.ground();
        for (int i = 0; i < n; i++) {
            Body nextLeft = builder.body("left" + i, bar(0.7));
            Body nextRight = builder.body("right" + i, bar(0.7));
            Body rung = builder.body("rung" + i, bar(0.5));
            builder.joint("L" + i, JointType.REVOLUTE).between(i == 0 ? left.origin() : left.marker(0.7, 0, 0),
                    nextLeft.origin()).initial(i == 0 ? -0.4 : 0.2).initialVelocity(i == 0 ? 1 : 0).add();
            builder.joint("R" + i, JointType.REVOLUTE).between(i == 0 ? right.marker(0, -0.5, 0)
                    : right.marker(0.7, 0, 0), nextRight.origin()).initial(i == 0 ? -0.4 : 0.2).add();
            builder.joint("A" + i, JointType.REVOLUTE).between(nextLeft.marker(0.7, 0, 0), rung.origin())
                    .initial(-Math.PI / 2 + 0.4 - 0.2 * i).add();
            builder.joint("B" + i, JointType.REVOLUTE).between(rung.marker(0.5, 0, 0), nextRight.marker(0.7, 0, 0))
                    .cut().add();
            left = nextLeft;
            right = nextRight;
        }
        return builder.build();
    }

    /** A chain whose joints are led in turn: revolute, prismatic, cylindrical, planar; a pendulum hangs from it. */
    public static Mechanism drivenArm() {
        MechanismBuilder builder = Mechanism.named("driven arm").gravity(0.2, -9.81, 1);
        Motion swing = Motion.harmonic(0.1, 0.4, 3, 0.2);
        Body before = builder.ground();
        JointType[] types = {JointType.REVOLUTE, JointType.PRISMATIC, JointType.CYLINDRICAL, JointType.SPHERICAL,
            JointType.PLANAR};
        for (int i = 0; i < types.length; i++) {
            Body body = builder.body("B" + i, MassProperties.box(1 + 0.1 * i, 0.5, 0.3, 0.2).at(0.2, 0.1, 0));
            JointBuilder joint = builder.joint("J" + i, types[i]).axis(1, 0.3 * i, 1)
                    .between(before.marker(0.5, 0, 0.1), body.origin());
            if (types[i] == JointType.SPHERICAL) {
                joint.initialVelocity(0.3, -1, 0.5);
            } else if (types[i] == JointType.CYLINDRICAL) {
                joint.motion(swing, Motion.steady(0, 0.3));
            } else if (types[i] == JointType.PLANAR) {
                joint.motion(swing, swing, Motion.steady(0.1, -0.4));
            } else {
                joint.motion(swing);
            }
            joint.add();
            before = body;
        }
        Body bob = builder.body("bob", bar(0.6));
        builder.joint("last", JointType.UNIVERSAL).between(before.marker(0.5, 0, 0), bob.origin())
                .initialVelocity(1, 0.5).add();
        return builder.build();
    }

    /** Bodies that nothing holds. */
    public static Mechanism loose(int n) {
        MechanismBuilder builder = Mechanism.named("loose").gravity(0, 0, -9.81);
        for (int i = 0; i < n; i++) {
            builder.body("B" + i).mass(MassProperties.box(1 + i, 0.4, 0.3, 0.2).at(0.1, 0, 0.05))
                    .pose(new Frame(new Vector3(i, 0.2 * i, 1), Quaternion.rotation(new Vector3(1, i, 0), 0.3 * i)))
                    .velocity(new Vector3(0.1 * i, 0, -1), new Vector3(1, i, -0.5)).add();
        }
        return builder.build();
    }

    /** A tree grown at random, with joints of all types, some of its branches on the ground. */
    public static Mechanism tree(int n, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        JointType[] types = {JointType.REVOLUTE, JointType.SPHERICAL, JointType.PRISMATIC, JointType.UNIVERSAL,
            JointType.CYLINDRICAL, JointType.PLANAR};
        MechanismBuilder builder = Mechanism.named("tree " + seed).gravity(0, 0, -9.81);
        List<Body> bodies = new ArrayList<>();
        bodies.add(builder.ground());
        for (int i = 1; i <= n; i++) {
            Body body = builder.body("B" + i, MassProperties.box(0.5 + random.nextDouble(), 0.4, 0.2, 0.3)
                    .at(random.nextDouble(-0.3, 0.3), 0.1, 0));
            Body parent = bodies.get(random.nextInt(Math.max(0, i - 6), i));
            JointType type = types[random.nextInt(types.length)];
            double[] u = new double[type.freedoms()];
            for (int k = 0; k < u.length; k++) {
                u[k] = random.nextDouble(-1, 1);
            }
            builder.joint("J" + i, type)
                    .axis(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1))
                    .between(parent.marker(random.nextDouble(-0.5, 0.5), 0.3, 0), body.origin()).initialVelocity(u)
                    .add();
            bodies.add(body);
        }
        return builder.build();
    }
}
