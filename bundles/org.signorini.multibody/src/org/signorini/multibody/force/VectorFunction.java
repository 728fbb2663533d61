package org.signorini.multibody.force;

import java.util.function.DoubleUnaryOperator;

import org.signorini.algebra.Vector3;

/** A vector as a function of time. */
public record VectorFunction(DoubleUnaryOperator x, DoubleUnaryOperator y, DoubleUnaryOperator z) {

    public static VectorFunction constant(Vector3 v) {
        return new VectorFunction(t -> v.x(), t -> v.y(), t -> v.z());
    }
}
