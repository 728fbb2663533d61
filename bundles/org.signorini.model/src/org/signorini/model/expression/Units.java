package org.signorini.model.expression;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The units a number may have: SI and what engineers write beside it. Compound ones are divided and raised,
 * {@code kg/m^3}, {@code m/s²}, {@code N·m}.
 */
public final class Units {

    /** How many SI units it is, and of which dimension. */
    public record Unit(double factor, Dimension dimension) {

        /** This times a power of another. */
        Unit times(Unit other, int power) {
            return new Unit(factor * StrictMath.pow(other.factor, power), dimension.times(other.dimension, power));
        }
    }

    static final Unit NONE = new Unit(1, Dimension.NONE);

    private static final Map<String, Unit> TABLE = new LinkedHashMap<>();

    static {
        // the prefix micro is written with the micro sign U+00B5 or the Greek letter U+03BC, which look alike
        add(1, 0, 0, "m", 1, "km", 1e3, "dm", 0.1, "cm", 1e-2, "mm", 1e-3, "um", 1e-6, "\u00b5m", 1e-6,
                "\u03bcm", 1e-6, "in", 0.0254, "ft", 0.3048);
        add(0, 1, 0, "kg", 1, "g", 1e-3, "mg", 1e-6, "lb", 0.45359237);
        add(0, 0, 1, "s", 1, "ms", 1e-3, "us", 1e-6, "\u00b5s", 1e-6, "\u03bcs", 1e-6, "min", 60, "h",
                3600);
        add(0, 0, 0, "rad", 1, "mrad", 1e-3, "deg", Math.PI / 180, "°", Math.PI / 180, "rev", 2 * Math.PI);
        add(0, 0, -1, "Hz", 1, "kHz", 1e3, "rpm", 2 * Math.PI / 60);
        add(1, 1, -2, "N", 1, "mN", 1e-3, "kN", 1e3, "MN", 1e6);
        add(2, 1, -2, "Nm", 1, "mNm", 1e-3, "kNm", 1e3, "Nmm", 1e-3, "J", 1, "mJ", 1e-3, "kJ", 1e3);
        add(2, 1, -3, "W", 1, "kW", 1e3);
        add(-1, 1, -2, "Pa", 1, "kPa", 1e3, "MPa", 1e6, "GPa", 1e9);
    }

    private Units() {
    }

    private static void add(int length, int mass, int time, Object... namesAndFactors) {
        for (int i = 0; i < namesAndFactors.length; i += 2) {
            TABLE.put((String) namesAndFactors[i], new Unit(((Number) namesAndFactors[i + 1]).doubleValue(),
                    new Dimension(length, mass, time)));
        }
    }

    public static Set<String> names() {
        return Set.copyOf(TABLE.keySet());
    }

    public static boolean isUnit(String name) {
        return TABLE.containsKey(name);
    }

    /** Reads a unit, simple or compound; {@code null} if it is none. A leading 1 may be divided: {@code 1/kg}. */
    public static Unit parse(String text) {
        Unit product = NONE;
        int sign = 1;
        int at = 0;
        while (at <= text.length()) {
            int end = at;
            while (end < text.length() && "/·*".indexOf(text.charAt(end)) < 0) {
                end++;
            }
            Unit factor = factor(text.substring(at, end));
            if (factor == null) {
                return null;
            }
            product = product.times(factor, sign);
            if (end == text.length()) {
                return product;
            }
            // what follows a stroke is divided by, one factor at a time: N*s/m/kg = N s m⁻¹ kg⁻¹
            sign = text.charAt(end) == '/' ? -1 : 1;
            at = end + 1;
        }
        return null;
    }

    private static Unit factor(String text) {
        if (text.equals("1")) {
            return NONE;
        }
        int raised = text.indexOf('^');
        String name = raised < 0 ? text : text.substring(0, raised);
        int power = 1;
        if (name.endsWith("²") || name.endsWith("³")) {
            power = name.endsWith("²") ? 2 : 3;
            name = name.substring(0, name.length() - 1);
        } else if (raised >= 0) {
            String exponent = text.substring(raised + 1);
            if (!exponent.matches("-?[1-9]")) {
                return null;
            }
            power = Integer.parseInt(exponent);
        }
        Unit unit = TABLE.get(name);
        return unit == null ? null : NONE.times(unit, power);
    }
}
