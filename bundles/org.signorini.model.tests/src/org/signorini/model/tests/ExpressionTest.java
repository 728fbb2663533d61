package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Names;
import org.signorini.model.expression.Scope;
import org.signorini.model.expression.TimeFunction;

/** Numbers as people write them. */
class ExpressionTest {

    private static final Scope SCOPE = Scope.of(Map.of("r", 0.25, "rho", 1000.0, "s", 4.0, "g", 9.81, "µ_s", 0.3));

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"2*r | 0.5", "rho*4/3*pi*r^3 | 65.44984694978736", "5 mm | 0.005",
        "1 ms | 0.001", "2.5cm|0.025", "-2^2 | -4", "2^-1 | 0.5", "2^-r | 0.8408964152537145", "2^3^2 | 512",
        "9.81 m/s^2 | 9.81", "3 kN/m | 3000", "10 m/s² | 10", "2 N·m | 2", "7850 kg/m^3 | 7850",
        "60 rpm | 6.283185307179586",
        "(1+2) mm | 0.003", "12 m / s | 3", "8 m/s | 8", "1e3 mm | 1", "1e-3 | 0.001", ".5 | 0.5", "-.5 | -0.5",
        "2*g | 19.62", "5 g | 0.005", "atan2(1, 1)*4 | 3.141592653589793", "max(r, 1)+min(r, 1) | 1.25",
        "sqrt(r) | 0.5", "(2 mm)/(4 mm) | 0.5", "+3 | 3", "1-(-1) | 2", "SIN(pi/6)*2 | 1", "2 - -1 | 3", "µ_s|0.3",
        "6/2*3 | 9", "10-4-3 | 3", "10^-3^2 | 1e-9", "2^-r^2 | 0.9576032806985737", "2^-(1+1) | 0.25", "2^--1 | 2",
        "2^+1 | 2", "-2^-2 | -0.25", "(-2)^2 | 4", "2^2^-1 | 1.4142135623730951", "2^-sqrt(s) | 0.25", "3*-2^2 | -12",
        "3 mm^12 | 3e-36", "2 mm^10 | 2e-30", "3 m^-2 | 3", "1 N*mm/deg | 0.05729577951308232", "2 kg*m^2 | 2",
        "2 kg·m² | 2", "3 \u00b5m | 3e-6", "3 \u03bcm | 3e-6", "3 \u03bcs | 3e-6", "2 N*m/kg/m | 2", "8 N/m*ms | 0.008",
        "60 m/min | 1", "6 m/min(2, 3) | 3", "6 m*min(2, 3) | 12", "2 mm*rho | 2", "2 m * s | 8", "(3 mm)^2 | 9e-6",
        "sqrt(9 m^2) | 3"})
    void value(String text, double expected) throws ExpressionException {
        assertEquals(expected, SCOPE.number(text), 4e-16 * Math.abs(expected), text);
    }

    @Test
    void unitsOfTenAreExact() throws ExpressionException {
        assertEquals(0.005, SCOPE.number("5 mm"));
        assertEquals(0.0003, SCOPE.number("0.3 ms"));
        assertEquals(Math.PI / 6, SCOPE.number("30 deg"), 1e-16);
        assertEquals(Math.PI / 2, SCOPE.number("90°"), 1e-16);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {"2*x | 2 | no parameter 'x'", "2 r | 2 | 'r' is no unit",
        "2+ | 1 | operand", "2*(3+) | 5 | operand", "* 2 | 0 | operand", "(2 | 0 | not closed", "2) | 1 | not opened", "foo(2) | 0 | 'foo'",
        "1/2 mm | 4 | not clear", "5 m/(s | 4 | not closed", "1e400 | 0 | no usable number",
        "1/0 | 0 | no usable number",
        "ln(-1) | 0 | no usable number", "2 (3) | 2 | missing operator", "r s | 2 | missing operator",
        "sin(1,2) | 0 | one argument", "max(1) | 0 | two arguments", "1.2.3 | 0 | no usable number",
        "3 mm^0.5 | 4 | whole number", "3 mm^(2) | 4 | whole number", "3 mm^99 | 4 | whole number",
        "3 mm^99999999999 | 4 | whole number", "3 mm^ | 4 | whole number", "3 mm^r | 4 | whole number",
        "3 mm ^2 | 5 | what is raised", "2 mm^2^3 | 6 | what is raised", "2^3 mm | 4 | not clear",
        "1/-2 mm | 5 | not clear", "2 kg*s | 5 | a unit and a parameter", "2 N*mm*g | 7 | a unit and a parameter",
        "t | 0 | no parameter 't'", "r=1 | 1 | '='",
        "0x1F | 1 | no unit"})
    void mistakesHaveAPlace(String text, int position, String cause) {
        ExpressionException e = assertThrows(ExpressionException.class, () -> SCOPE.number(text), text);
        assertTrue(e.cause().contains(cause), e.cause());
        assertEquals(position, e.position(), e.getMessage());
    }

    @Test
    void nothingIsNoNumber() {
        assertEquals("a number is missing", assertThrows(ExpressionException.class, () -> SCOPE.number(" ")).cause());
    }

    @Test
    void vectorsKnowTheirPlaces() throws ExpressionException {
        assertEquals(19.62, SCOPE.vector("0, max(1, 2), 2*g")[2]);
        ExpressionException e = assertThrows(ExpressionException.class, () -> SCOPE.vector("0, 0, 2*zz"));
        assertEquals(8, e.position());
        assertThrows(ExpressionException.class, () -> SCOPE.vector("0, 1"));
        assertThrows(ExpressionException.class, () -> SCOPE.vector("0, , 1"));
    }

    @Test
    void orientationsTurnAboutTheNewAxes() throws ExpressionException {
        double h = Math.sqrt(0.5);
        double[] z = SCOPE.orientation("0, 0, 90 deg");
        assertEquals(h, z[0], 1e-15);
        assertEquals(h, z[3], 1e-15);
        // x then new y: the x axis of the result stays in the plane of the turned y and z
        double[] xy = SCOPE.orientation("90 deg, 90 deg, 0");
        for (double part : xy) {
            assertEquals(0.5, part, 1e-15);
        }
        assertEquals(1, SCOPE.orientation("2, 0, 0, 0")[0]);
        assertThrows(ExpressionException.class, () -> SCOPE.orientation("0, 0, 0, 0"));
    }

    @Test
    void parametersNeedEachOtherInAnyOrder() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("m", "rho*4/3*pi*r^3");
        texts.put("r", "5 cm");
        texts.put("rho", "2*500");
        Scope scope = Scope.resolve(texts, (name, e) -> {
            throw new AssertionError(name, e);
        });
        assertEquals(1000 * 4 / 3.0 * Math.PI * Math.pow(0.05, 3), scope.values().get("m"), 1e-15);
    }

    @Test
    void circlesAreToldWithTheirPlace() {
        Map<String, ExpressionException> mistakes = new TreeMap<>();
        Map<String, String> texts = new LinkedHashMap<>(Map.of());
        texts.put("a", "1+b");
        texts.put("b", "2*c");
        texts.put("c", "a");
        texts.put("d", "3");
        texts.put("e", "e");
        Scope scope = Scope.resolve(texts, mistakes::put);
        assertEquals(Map.of("d", 3.0), scope.values());
        assertEquals("parameter 'c' needs itself: a needs b needs c needs a", mistakes.get("c").cause());
        assertEquals(2, mistakes.get("a").position());
        assertEquals("parameter 'b' has no value", mistakes.get("a").cause());
        assertEquals("parameter 'e' needs itself: e needs e", mistakes.get("e").cause());
    }

    @Test
    void derivativesAreThoseOfCalculus() throws ExpressionException {
        String[] texts = {"0.1*sin(2*pi*t)", "t^3-2*t", "exp(-t)*cos(3*t)", "sqrt(1+t^2)", "atan2(t, 2)", "ln(2+t)/t",
            "tanh(t)+sinh(t)*cosh(t)", "t^r", "2^t", "max(t, 1)*t", "min(t, 3)", "abs(t-5)", "asin(t/9)+acos(t/9)*2",
            "tan(t/3)", "atan(t)", "step(t-1)*(t-1)^2", "(30 deg)*t", "1/(1+exp(-t))", "t"};
        Random random = new Random(3);
        for (String text : texts) {
            TimeFunction f = SCOPE.function(text);
            for (int i = 0; i < 20; i++) {
                double t = 1.1 + random.nextDouble();
                double h = 1e-5;
                double first = (f.value(t + h) - f.value(t - h)) / (2 * h);
                double second = (f.first(t + h) - f.first(t - h)) / (2 * h);
                assertEquals(first, f.first(t), 1e-7 * (1 + Math.abs(first)), text + " at " + t);
                assertEquals(second, f.second(t), 1e-7 * (1 + Math.abs(second)), text + " at " + t);
            }
        }
        assertTrue(SCOPE.function("2*r").isConstant());
        assertFalse(SCOPE.function("2*t").isConstant());
    }

    @Test
    void evaluationAllocatesNothing() throws ExpressionException {
        TimeFunction f = SCOPE.function("0.1*sin(2*pi*t)+tan(t)+t^5+exp(-t)*max(t, r)");
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        double sum = 0;
        for (int i = 0; i < 2000; i++) {
            sum += f.value(i) + f.second(i);
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 2000; i++) {
            sum += f.value(i) + f.second(i);
        }
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(Double.isFinite(sum) && bytes < 2000, bytes + " bytes");
    }

    @Test
    void anyTextIsAnsweredAtOnce() {
        String letters = "0123456789.eE+-*/^(), \t_rgtsmNk°²³·µπ\"'[]{}=<>&|!%;:#$\\~`?@\u0000";
        Random random = new Random(11);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(30);
            for (int k = 0; k < length; k++) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            try {
                assertTrue(Double.isFinite(SCOPE.number(text.toString())), "text " + i + ": " + text);
                SCOPE.function(text.toString()).second(1);
            } catch (ExpressionException e) {
                assertTrue(e.position() <= text.length(), "text " + i + ": " + text);
            }
        }
    }

    @Test
    void deepAndLongTextsAreRefused() {
        for (String text : new String[] {"(".repeat(900) + "1" + ")".repeat(90), "-".repeat(990) + "1",
            "1" + "+1".repeat(100_000), "2^".repeat(400) + "2", "9".repeat(900), "sin(".repeat(200) + "1",
            "10^999999999", "1e999999999"}) {
            try {
                SCOPE.number(text);
            } catch (ExpressionException e) {
                assertTrue(e.getMessage().length() < 200, e.getMessage());
            }
        }
    }

    @Test
    void namesThatMeanSomethingElseAreNotUsable() {
        assertTrue(Names.isUsable("rho_1"));
        for (String name : new String[] {"t", "pi", "sin", "1a", "a b", "", null, "a-b"}) {
            assertFalse(Names.isUsable(name), name);
        }
    }
}
