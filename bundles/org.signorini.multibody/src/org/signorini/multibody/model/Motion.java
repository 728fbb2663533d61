package org.signorini.multibody.model;

import java.util.function.DoubleUnaryOperator;

import org.signorini.algebra.SinCos;

/** A coordinate as a function of time, with its first two derivatives. */
public interface Motion {

    double position(double t);

    double velocity(double t);

    double acceleration(double t);

    /** From the function and its derivatives. */
    static Motion of(DoubleUnaryOperator position, DoubleUnaryOperator velocity, DoubleUnaryOperator acceleration) {
        return new Motion() {

            @Override
            public double position(double t) {
                return position.applyAsDouble(t);
            }

            @Override
            public double velocity(double t) {
                return velocity.applyAsDouble(t);
            }

            @Override
            public double acceleration(double t) {
                return acceleration.applyAsDouble(t);
            }
        };
    }

    /** start + speed·t. */
    static Motion steady(double start, double speed) {
        return of(t -> start + speed * t, t -> speed, t -> 0);
    }

    /** A coordinate that does not move. */
    static Motion still(double value) {
        return steady(value, 0);
    }

    /** center + amplitude·sin(ωt + phase). */
    static Motion harmonic(double center, double amplitude, double omega, double phase) {
        return of(t -> center + amplitude * SinCos.sin(omega * t + phase),
                t -> amplitude * omega * SinCos.cos(omega * t + phase),
                t -> -amplitude * omega * omega * SinCos.sin(omega * t + phase));
    }
}
