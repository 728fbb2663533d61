package org.signorini.model.expression;

import java.util.Optional;

/** The functions an expression may call; angles are in radians. */
public enum MathFunction {

    SIN, COS, TAN, ASIN, ACOS, ATAN, SINH, COSH, TANH, SQRT, EXP, LN, ABS, SIGN, ATAN2, MIN, MAX, STEP;

    /** Number of arguments. */
    public int arguments() {
        return this == ATAN2 || this == MIN || this == MAX ? 2 : 1;
    }

    static Optional<MathFunction> named(String name) {
        for (MathFunction function : values()) {
            if (function.name().equalsIgnoreCase(name)) {
                return Optional.of(function);
            }
        }
        return Optional.empty();
    }

    /** @param y the second argument, where there is one */
    double value(double x, double y) {
        return switch (this) {
            case SIN -> Circular.sin(x);
            case COS -> Circular.cos(x);
            case TAN -> Circular.tan(x);
            case ASIN -> StrictMath.asin(x);
            case ACOS -> StrictMath.acos(x);
            case ATAN -> StrictMath.atan(x);
            case SINH -> StrictMath.sinh(x);
            case COSH -> StrictMath.cosh(x);
            case TANH -> StrictMath.tanh(x);
            case SQRT -> Math.sqrt(x);
            case EXP -> StrictMath.exp(x);
            case LN -> StrictMath.log(x);
            case ABS -> Math.abs(x);
            case SIGN -> Math.signum(x);
            case STEP -> x < 0 ? 0 : 1;
            case ATAN2 -> StrictMath.atan2(x, y);
            case MIN -> Math.min(x, y);
            case MAX -> Math.max(x, y);
        };
    }
}
