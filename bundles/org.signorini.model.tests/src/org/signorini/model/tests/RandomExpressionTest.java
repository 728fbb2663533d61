package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.signorini.model.expression.Dimension;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Scope;

/**
 * Random expressions, built together with their value and dimension and written with no more parentheses than
 * mathematics needs: what is read is what was built. Nothing of the library's parser or evaluation is used to build
 * them.
 */
class RandomExpressionTest {

    private static final int COUNT = 4000;

    /** How tightly what is written holds together. */
    private static final int SUM = 0;
    private static final int PRODUCT = 1;
    private static final int SIGNED = 2;
    private static final int POWER = 3;
    private static final int OPERAND = 4;

    private record Built(String text, double value, double[] powers, int level) {

        /** In parentheses if it holds less tightly than asked. */
        String in(int asked) {
            return level < asked ? "(" + text + ")" : text;
        }
    }

    private record Unit(String name, double factor, double... powers) {
    }

    /** Powers of m, kg, s. */
    private static final List<Unit> UNITS = List.of(new Unit("mm", 1e-3, 1, 0, 0), new Unit("kg", 1, 0, 1, 0),
            new Unit("ms", 1e-3, 0, 0, 1), new Unit("N*mm/deg", 0.18 / Math.PI, 2, 1, -2),
            new Unit("kg·m²", 1, 2, 1, 0), new Unit("m/s^2", 1, 1, 0, -2), new Unit("\u03bcm^2", 1e-12, 2, 0, 0),
            new Unit("kN", 1e3, 1, 1, -2), new Unit("deg", Math.PI / 180, 0, 0, 0), new Unit("g/cm^3", 1e3, -3, 1, 0),
            new Unit("mm^-10", 1e30, -10, 0, 0), new Unit("s", 1, 0, 0, 1));

    private static final Map<String, Unit> PARAMETERS = new LinkedHashMap<>();

    static {
        PARAMETERS.put("len", new Unit("2.5 cm", 0.025, 1, 0, 0));
        PARAMETERS.put("mass", new Unit("1.5 kg", 1.5, 0, 1, 0));
        PARAMETERS.put("freq", new Unit("2 Hz", 2, 0, 0, -1));
    }

    private final Random random = new Random(20);

    @Test
    void whatIsReadIsWhatWasBuilt() throws ExpressionException {
        Scope scope = scope();
        int compared = 0;
        for (int i = 0; i < COUNT; i++) {
            Built built = any(4);
            if (!(Math.abs(built.value) < 1e100) || Math.abs(built.value) < 1e-100 || built.text.length() > 900) {
                continue;
            }
            assertEquals(built.value, scope.number(built.text), 1e-9 * Math.abs(built.value), built.text);
            assertDimension(built, scope);
            compared++;
        }
        assertTrue(compared > COUNT / 2, compared + " compared");
    }

    /** A sum with one summand of another dimension is refused wherever it stands. */
    @Test
    void oneWrongSummandIsRefused() {
        Scope scope = scope();
        for (int i = 0; i < COUNT / 4; i++) {
            Built a = any(2);
            Built wrong = quantity();
            if (same(a.powers, wrong.powers)) {
                continue;
            }
            String sum = random.nextBoolean() ? a.text + " + " + wrong.in(PRODUCT) : wrong.text + "-" + a.in(PRODUCT);
            String text = random.nextBoolean() ? sum : "2*len/(" + sum + ")^2";
            assertThrows(ExpressionException.class, () -> scope.number(text), text);
        }
    }

    private static Scope scope() {
        Map<String, String> texts = new LinkedHashMap<>();
        PARAMETERS.forEach((name, unit) -> texts.put(name, unit.name));
        return Scope.resolve(texts, (name, e) -> {
            throw new AssertionError(name, e);
        });
    }

    private static void assertDimension(Built built, Scope scope) {
        Dimension found = scope.dimensions(built.text).getFirst();
        double[] powers = found == null ? new double[3]
                : new double[] {found.length(), found.mass(), found.time()};
        assertArrayEquals(built.powers, powers, 1e-9, built.text);
    }

    private Built any(int depth) {
        return switch (depth == 0 ? random.nextInt(2) : random.nextInt(9)) {
            case 0 -> quantity();
            case 1 -> parameter();
            case 2, 3 -> sum(any(depth - 1));
            case 4 -> product(any(depth - 1), any(depth - 1));
            case 5 -> quotient(any(depth - 1), any(depth - 1));
            case 6 -> power(any(depth - 1));
            case 7 -> {
                Built a = any(depth - 1);
                yield new Built("-" + blank() + a.in(SIGNED), -a.value, a.powers, SIGNED);
            }
            default -> call(any(depth - 1));
        };
    }

    private Built quantity() {
        Unit unit = UNITS.get(random.nextInt(UNITS.size()));
        double number = (1 + random.nextInt(99)) / 10.0;
        // a product of number and unit: as a divisor or base it needs parentheses
        return new Built(number + (random.nextBoolean() ? " " : "") + unit.name, number * unit.factor, unit.powers,
                PRODUCT);
    }

    private Built parameter() {
        String name = List.copyOf(PARAMETERS.keySet()).get(random.nextInt(PARAMETERS.size()));
        return new Built(name, PARAMETERS.get(name).factor, PARAMETERS.get(name).powers, OPERAND);
    }

    /** With another summand of its dimension: a multiple of it, or a number. */
    private Built sum(Built a) {
        double factor = 1 + random.nextInt(5);
        Built b = random.nextInt(4) == 0 ? new Built(Double.toString(factor), factor, a.powers, OPERAND)
                : new Built(factor + blank() + "*" + blank() + a.in(OPERAND), factor * a.value, a.powers, PRODUCT);
        return random.nextBoolean()
                ? new Built(a.text + blank() + "+" + blank() + b.text, a.value + b.value, a.powers, SUM)
                : new Built(b.text + blank() + "-" + blank() + a.in(PRODUCT), b.value - a.value, a.powers, SUM);
    }

    private Built product(Built a, Built b) {
        return new Built(a.in(PRODUCT) + " * " + b.in(SIGNED), a.value * b.value, sum(a.powers, b.powers, 1), PRODUCT);
    }

    private Built quotient(Built a, Built b) {
        return new Built(a.in(PRODUCT) + " / " + b.in(SIGNED), a.value / b.value, sum(a.powers, b.powers, -1), PRODUCT);
    }

    /** To towers of exponents with signs: 2^-1^3 is 2^(−(1³)). */
    private Built power(Built a) {
        int top = 1 + random.nextInt(3);
        return switch (random.nextInt(4)) {
            case 0 -> raised(a, "2", 2);
            case 1 -> raised(a, "-1^" + top, -1);
            case 2 -> raised(a, "--2^-" + "(" + top + "-" + top + ")", 1);
            default -> raised(a, "(1/2)^1", 0.5);
        };
    }

    private Built raised(Built a, String exponent, double value) {
        // only roots of positive numbers are numbers
        Built base = value == 0.5 ? new Built("abs(" + a.text + ")", Math.abs(a.value), a.powers, OPERAND) : a;
        return new Built(base.in(OPERAND) + blank() + "^" + blank() + exponent, Math.pow(base.value, value),
                sum(new double[3], a.powers, value), POWER);
    }

    private Built call(Built a) {
        return switch (random.nextInt(4)) {
            case 0 -> new Built("sqrt(abs(" + a.text + "))", Math.sqrt(Math.abs(a.value)),
                    sum(new double[3], a.powers, 0.5), OPERAND);
            case 1 -> new Built("max(" + a.text + ", 2*" + a.in(OPERAND) + ")", Math.max(a.value, 2 * a.value),
                    a.powers, OPERAND);
            case 2 -> new Built("ABS(" + blank() + a.text + ")", Math.abs(a.value), a.powers, OPERAND);
            default -> new Built("(" + a.text + ")*cos(" + a.in(PRODUCT) + "/" + a.in(OPERAND) + ")",
                    a.value * Math.cos(a.value / a.value), a.powers, PRODUCT);
        };
    }

    private String blank() {
        return random.nextInt(3) == 0 ? " " : "";
    }

    private static double[] sum(double[] a, double[] b, double factor) {
        return new double[] {a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]};
    }

    private static boolean same(double[] a, double[] b) {
        return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 1e-9;
    }
}
