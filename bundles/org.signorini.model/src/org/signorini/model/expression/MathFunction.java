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
            case SIN -> Math.sin(x);
            case COS -> Math.cos(x);
            case TAN -> Math.tan(x);
            case ASIN -> Math.asin(x);
            case ACOS -> Math.acos(x);
            case ATAN -> Math.atan(x);
            case SINH -> Math.sinh(x);
            case COSH -> Math.cosh(x);
            case TANH -> Math.tanh(x);
            case SQRT -> Math.sqrt(x);
            case EXP -> Math.exp(x);
            case LN -> Math.log(x);
            case ABS -> Math.abs(x);
            case SIGN -> Math.signum(x);
            case STEP -> x < 0 ? 0 : 1;
            case ATAN2 -> Math.atan2(x, y);
            case MIN -> Math.min(x, y);
            case MAX -> Math.max(x, y);
        };
    }
}
