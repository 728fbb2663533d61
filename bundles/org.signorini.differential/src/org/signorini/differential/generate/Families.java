package org.signorini.differential.generate;

import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.multibody.model.JointType;

/** Kinds of mechanism. */
enum Families {

    /** Any joints, no loops. */
    TREE {
        @Override
        void fill(Assembly to, double length, Dice dice) {
            tree(to, dice.number(1, 5), dice);
        }
    },

    /** A tree some of whose joints are doubled by others that allow the same motion. */
    REDUNDANT {
        @Override
        void fill(Assembly to, double length, Dice dice) {
            tree(to, dice.number(1, 3), dice);
            int count = to.joints.size();
            for (int k = dice.number(1, 3); k > 0 && count > 0; k--) {
                twin(to, to.joints.get(dice.number(0, count - 1)), length, dice);
            }
        }
    },

    /** Bars that move in a common plane, closed to loops by joints that know of space. */
    PLANAR_LOOPS {
        @Override
        void fill(Assembly to, double length, Dice dice) {
            Vector3 normal = dice.direction();
            int n = dice.number(3, 5);
            for (int i = 1; i <= n; i++) {
                hangInPlane(to, i == 1 || dice.chance(0.2) ? 0 : i - 1, normal, length, dice);
            }
            for (int k = n > 3 && dice.chance(0.3) ? 2 : 1; k > 0; k--) {
                int a = dice.number(0, n - 2);
                Vector3 at = inPlane(to.pose(n).origin(), normal, length, dice);
                to.join(a, n, dice.pick(JointType.REVOLUTE, JointType.REVOLUTE, JointType.CYLINDRICAL,
                        JointType.SPHERICAL, JointType.PLANAR), to.along(at, normal));
            }
        }
    },

    /** A ring of bodies on joints of all kinds. */
    SPATIAL_LOOP {
        @Override
        void fill(Assembly to, double length, Dice dice) {
            int n = dice.number(2, 5);
            int last = 0;
            for (int i = 0; i < n; i++) {
                last = to.hang(last, dice.pick(JointType.REVOLUTE, JointType.SPHERICAL, JointType.UNIVERSAL,
                        JointType.CYLINDRICAL, JointType.PRISMATIC, JointType.PLANAR),
                        new Frame(to.near(last), dice.orientation()));
            }
            int first = dice.number(0, last - 1);
            to.join(dice.chance(0.5) ? first : 0, last, dice.pick(JointType.SPHERICAL, JointType.SPHERICAL,
                    JointType.UNIVERSAL, JointType.PLANAR, JointType.CYLINDRICAL, JointType.REVOLUTE),
                    new Frame(to.near(last), dice.orientation()));
        }
    },

    /** Bodies that nothing holds. */
    LOOSE {
        @Override
        void fill(Assembly to, double length, Dice dice) {
            for (int k = dice.number(1, 3); k > 0; k--) {
                to.body(new Frame(to.near(to.bodies.size()), dice.orientation()));
            }
        }
    };

    abstract void fill(Assembly to, double length, Dice dice);

    private static void tree(Assembly to, int n, Dice dice) {
        for (int i = 0; i < n; i++) {
            int parent = dice.number(0, i);
            if (dice.chance(0.1)) {
                to.body(new Frame(to.near(parent), dice.orientation()));
            } else {
                JointType type = dice.chance(0.3) ? JointType.REVOLUTE : dice.pick(JointType.values());
                to.hang(parent, type, new Frame(to.near(parent), dice.orientation()));
            }
        }
    }

    private static Vector3 inPlane(Vector3 from, Vector3 normal, double length, Dice dice) {
        Vector3 across = normal.cross(dice.direction()).unit();
        return from.plus(across.times(length * dice.between(0.3, 1)));
    }

    private static void hangInPlane(Assembly to, int parent, Vector3 normal, double length, Dice dice) {
        Vector3 at = inPlane(to.pose(parent).origin(), normal, length, dice);
        if (dice.chance(0.2)) {
            to.hang(parent, JointType.PRISMATIC, to.along(at, normal.cross(dice.direction()).unit()));
        } else {
            to.hang(parent, JointType.REVOLUTE, to.along(at, normal));
        }
    }

    /** Another joint between the same bodies that forbids nothing the first allows. */
    private static void twin(Assembly to, RecipeJoint joint, double length, Dice dice) {
        Frame world = to.pose(joint.from()).times(joint.f());
        Vector3 z = world.orientation().rotate(Vector3.Z);
        Frame onAxis = to.along(world.origin().plus(z.times(length * dice.between(-1, 1))), z);
        Frame parallel = to.along(world.origin().plus(dice.vector(length)), z);
        Frame across = to.along(world.origin().plus(dice.vector(length)), z.cross(dice.direction()).unit());
        Frame here = new Frame(world.origin(), dice.orientation());
        int a = joint.from();
        int b = joint.to();
        if (dice.chance(0.3)) {
            a = joint.to();
            b = joint.from();
        }
        switch (joint.type()) {
            case REVOLUTE -> {
                JointType type = dice.pick(JointType.REVOLUTE, JointType.REVOLUTE, JointType.SPHERICAL,
                        JointType.CYLINDRICAL, JointType.PLANAR);
                to.join(a, b, type, type == JointType.PLANAR ? parallel : onAxis);
            }
            case PRISMATIC -> {
                JointType type = dice.pick(JointType.PRISMATIC, JointType.CYLINDRICAL, JointType.PLANAR);
                to.join(a, b, type, type == JointType.PLANAR ? across : parallel);
            }
            case CYLINDRICAL -> to.join(a, b, JointType.CYLINDRICAL, onAxis);
            case PLANAR -> to.join(a, b, JointType.PLANAR, parallel);
            case SPHERICAL -> to.join(a, b, JointType.SPHERICAL, here);
            case UNIVERSAL -> to.join(a, b, JointType.SPHERICAL, here);
            case FIXED -> to.join(a, b, dice.pick(List.of(JointType.values())), here);
            case FREE -> to.join(a, b, JointType.FREE, here);
        }
    }
}
