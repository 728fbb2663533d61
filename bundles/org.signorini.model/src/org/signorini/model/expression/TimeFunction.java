package org.signorini.model.expression;

/** A number that depends on time, with its first two derivatives. Immutable; evaluation allocates nothing. */
public final class TimeFunction {

    private final Term value;
    private final Term first;
    private final Term second;

    TimeFunction(Term bound) {
        value = bound;
        first = Derivative.of(bound);
        second = Derivative.of(first);
    }

    public double value(double t) {
        return value.value(t);
    }

    /** d/dt. */
    public double first(double t) {
        return first.value(t);
    }

    /** d²/dt². */
    public double second(double t) {
        return second.value(t);
    }

    public boolean isConstant() {
        return value instanceof Term.Constant;
    }
}
