package org.signorini.model.expression;

import java.util.List;

/**
 * The dimension of a quantity: powers of metre, kilogram and second, broken ones of roots. Angles have none.
 */
public record Dimension(double length, double mass, double time) {

    public static final Dimension NONE = new Dimension(0, 0, 0);

    /** Units by which dimensions are told of rather than by powers of m, kg and s. */
    private static final List<String> NAMED = List.of("N", "N*m", "N/m", "N*s/m", "N*m*s", "Pa", "W", "1/s");

    public Dimension {
        length = exact(length);
        mass = exact(mass);
        time = exact(time);
    }

    /** Exponents come from quotients of small whole numbers: 1/3 + 1/3 + 1/3 is one. */
    private static double exact(double exponent) {
        double whole = Math.rint(exponent * 2520);
        return Math.abs(exponent * 2520 - whole) < 1e-6 ? whole / 2520 + 0.0 : exponent;
    }

    Dimension times(Dimension other, double power) {
        return new Dimension(length + power * other.length, mass + power * other.mass, time + power * other.time);
    }

    /** The SI unit of that dimension: {@code kg}, {@code m/s^2}, {@code N*m}. */
    @Override
    public String toString() {
        for (String name : NAMED) {
            if (Units.parse(name).dimension().equals(this)) {
                return name;
            }
        }
        StringBuilder above = new StringBuilder();
        StringBuilder below = new StringBuilder();
        append("kg", mass, above, below);
        append("m", length, above, below);
        append("s", time, above, below);
        return (above.isEmpty() ? "1" : above) + below.toString();
    }

    private static void append(String unit, double power, StringBuilder above, StringBuilder below) {
        if (power == 0) {
            return;
        }
        double size = Math.abs(power);
        String raised = size == 1 ? unit : unit + "^" + (size == Math.rint(size) ? Long.toString((long) size)
                : Double.toString(size));
        if (power > 0) {
            above.append(above.isEmpty() ? "" : "*").append(raised);
        } else {
            below.append("/").append(raised);
        }
    }
}
