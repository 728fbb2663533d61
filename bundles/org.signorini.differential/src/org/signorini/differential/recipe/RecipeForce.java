package org.signorini.differential.recipe;

import org.signorini.algebra.Vector3;

/** A force element; joints by their index, bodies from 1 with the ground as 0. */
public sealed interface RecipeForce {

    /** Acts on one coordinate of a joint. */
    sealed interface OnJoint extends RecipeForce {
        int joint();

        int coordinate();

        /** The same on another joint. */
        OnJoint on(int other);
    }

    /** −k(q − q₀) − d q̇. */
    record Spring(int joint, int coordinate, double stiffness, double damping, double rest) implements OnJoint {
        @Override
        public Spring on(int other) {
            return new Spring(other, coordinate, stiffness, damping, rest);
        }
    }

    /** k_p(q* − q) + k_d(q̇* − q̇), bounded. */
    record Motor(int joint, int coordinate, Wave target, double proportional, double derivative, double strongest)
            implements OnJoint {
        @Override
        public Motor on(int other) {
            return new Motor(other, coordinate, target, proportional, derivative, strongest);
        }
    }

    /** A force or torque as a function of time. */
    record Push(int joint, int coordinate, Wave value) implements OnJoint {
        @Override
        public Push on(int other) {
            return new Push(other, coordinate, value);
        }
    }

    /** Spring and damper between points of two bodies, given in their frames. */
    record Line(int a, Vector3 pointA, int b, Vector3 pointB, double stiffness, double damping, double rest)
            implements RecipeForce {
    }

    /** A force at a point of a body, or a torque; in the body's axes where it follows, else in the world's. */
    record Load(int body, Vector3 at, Vector3 value, boolean torque, boolean following) implements RecipeForce {
    }
}
