package org.signorini.reproduce;

import java.util.Locale;

/** Numbers as a reader wants them: six digits, no zeros that say nothing. */
public final class Numbers {

    private Numbers() {
    }

    public static String text(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e6) {
            return Long.toString((long) value);
        }
        String text = String.format(Locale.ROOT, "%.6g", value);
        int exponent = text.indexOf('e');
        String digits = exponent < 0 ? text : text.substring(0, exponent);
        return digits.replaceAll("(\\.\\d*?)0+$", "$1").replaceAll("\\.$", "")
                + (exponent < 0 ? "" : text.substring(exponent));
    }

    /** Of a number six digits, anything else as it is. */
    public static String text(Object value) {
        return value instanceof Double number ? text(number.doubleValue()) : String.valueOf(value);
    }
}
