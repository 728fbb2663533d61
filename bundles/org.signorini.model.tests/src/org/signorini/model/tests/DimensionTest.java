package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.model.expression.Dimension;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Scope;

/** Quantities are added, compared and raised as physics allows; plain numbers are in SI units. */
class DimensionTest {

    private static Scope scope() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("h", "2*d");
        texts.put("d", "5 cm");
        texts.put("M", "7 kg");
        texts.put("k", "2 kN/m");
        texts.put("f", "3 Hz");
        texts.put("n", "3");
        texts.put("rho", "M/d^n");
        return Scope.resolve(texts, (name, e) -> {
            throw new AssertionError(name, e);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"h | m", "rho | kg/m^3", "rho*4/3*pi*h^3 | kg", "sqrt(k/M) | 1/s",
        "2*pi*sqrt(M/k) | s", "(2 mm)/(4 mm) | 1", "h + 1 | m", "1 - h | m", "-h | m", "max(h, 5 mm) | m",
        "abs(-d) | m", "M*(9.81 m/s^2) | N", "M*(9.81 m/s^2)*h | N*m", "1/f | s", "h^2 | m^2", "h^(1/2) | m^0.5",
        "sqrt(h)*sqrt(d) | m", "(h^(1/3))^3 | m", "(5 mm) mm | m^2", "30 deg | 1", "h*sin(30 deg) | m",
        "(5 mm/s)*t | m", "h*sin(2*pi*f*t) | m", "h*exp(-t) | m", "t + 5 ms | s", "1 N*s/m | N*s/m", "1 MPa | Pa",
        "h^n | m^3", "2^-1*h | m"})
    void known(String text, String unit) {
        assertEquals(unit, scope().dimensions(text).getFirst().toString(), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "2*pi", "n", "n*h", "h/n", "t", "5*t", "sin(t)", "5*sin(2*pi*t)", "exp(-t)", "step(h)",
        "sign(M)", "atan2(h, d)", "n^2", "2^t", "t^2*(2 m/s^2)", "sqrt(n)", "ln(h/d)", "3 + n", "max(t, n)"})
    void plain(String text) throws ExpressionException {
        assertNull(scope().dimensions(text).getFirst(), text);
        scope().function(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "5 kg + 2 mm | 9 | a quantity in kg and a quantity in m cannot be added",
        "h - M | 4 | a quantity in m and a quantity in kg cannot be subtracted",
        "2*h + 3*M | 8 | cannot be added", "h + 30 deg | 7 | a quantity in m and one without unit cannot be added",
        "sin(h) | 4 | the argument of sin has no unit", "exp(2 s) | 6 | the argument of exp has no unit",
        "ln(M) | 3 | ln has no unit", "2^h | 2 | an exponent has no unit", "h^(2 m) | 5 | an exponent has no unit",
        "h^t | 0 | changes with time", "max(h, M) | 7 | cannot be compared", "atan2(h, f) | 9 | cannot be compared",
        "t + h | 4 | cannot be added", "sin(2*pi*f) | 9 | in 1/s", "sqrt(h) + h | 10 | cannot be added",
        "min(h, 1) + max(M, 1) | 16 | cannot be added", "2 N*m + 3 N | 10 | cannot be added",
        "2 kg*h^2 | 5 | a unit and a parameter"})
    void impossible(String text, int position, String cause) {
        ExpressionException e = assertThrows(ExpressionException.class, () -> scope().function(text), text);
        assertTrue(e.cause().contains(cause), e.cause());
        assertEquals(position, e.position(), e.getMessage());
    }

    @Test
    void whatReplacesAParameterHasItsUnit() throws ExpressionException {
        Map<String, String> texts = new LinkedHashMap<>(Map.of("m", "7 kg"));
        Scope plain = Scope.resolve(texts, Map.of("m", "9"), (name, e) -> {
            throw new AssertionError(e);
        });
        assertEquals(9, plain.values().get("m"));
        assertEquals("kg", plain.dimension("m").orElseThrow().toString());
        assertEquals(0.002, plain.number("2 g", "m"));
        assertThrows(ExpressionException.class, () -> plain.number("2 mm", "m"));
        Map<String, String> mistakes = new LinkedHashMap<>();
        Scope.resolve(texts, Map.of("m", "9 mm"), (name, e) -> mistakes.put(name, e.cause()));
        assertEquals(Map.of("m", "parameter 'm' is in kg, this is in m"), mistakes);
    }

    /** Whichever of two parameters is computed first. */
    @Test
    void aUnitThatIsAParameterTooIsRefusedInAnyOrder() {
        for (String[] order : new String[][] {{"I", "m"}, {"m", "I"}}) {
            Map<String, String> texts = new LinkedHashMap<>();
            for (String name : order) {
                texts.put(name, name.equals("m") ? "7" : "2 kg*m^2");
            }
            Map<String, String> mistakes = new LinkedHashMap<>();
            Scope.resolve(texts, (name, e) -> mistakes.put(name, e.cause()));
            assertTrue(mistakes.get("I").startsWith("'m' is a unit and a parameter"), mistakes.toString());
        }
    }

    @Test
    void equalDimensionsAreEqual() {
        assertEquals(Dimension.NONE, new Dimension(-0.0, 0, 0));
        assertEquals(new Dimension(1, 0, 0), new Dimension(1 / 3.0 + 1 / 3.0 + 1 / 3.0, 0, 0));
    }
}
