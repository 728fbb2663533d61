package org.signorini.documentation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.cli.Signorini;
import org.signorini.model.element.ElementValues;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.Parameter;

/** The units, functions and sums of the page on mechanisms and studies. */
class ModelsPageTest {

    private static Document page;

    @BeforeAll
    static void read() throws Exception {
        page = Documents.help().stream().filter(d -> d.name().equals("models.html")).findFirst().orElseThrow();
    }

    private static double value(String expression, String... parameters) throws Exception {
        Mechanism mechanism = MechanismFactory.eINSTANCE.createMechanism();
        for (String one : parameters) {
            Parameter parameter = MechanismFactory.eINSTANCE.createParameter();
            parameter.setName(one);
            parameter.setValue("7");
            mechanism.getParameters().add(EcoreUtil.copy(parameter));
        }
        return ElementValues.of(mechanism, Map.of()).scope().number(expression, "x");
    }

    /** The mechanism it prints. */
    @Test
    void theMechanismRuns(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("ball.mechanism");
        Files.writeString(file, page.blocks().getFirst().strip());
        StringWriter text = new StringWriter();
        PrintWriter printed = new PrintWriter(text);
        assertEquals(0, new Signorini(printed, printed).execute("validate", file.toString()), text::toString);
        assertEquals(0, new Signorini(printed, printed).execute("run", file.toString(), "--duration", "0.6"),
                text::toString);
        assertTrue(text.toString().contains("impact 1,"), text::toString);
    }

    @Test
    void everyUnitIsRead() throws Exception {
        Matcher table = Pattern.compile("lengths (.*?) masses (.*?) times, rates (.*?) angles (.*?) forces, torques, "
                + "energies (.*?GPa)").matcher(page.prose());
        assertTrue(table.find());
        int units = 0;
        for (int i = 1; i <= table.groupCount(); i++) {
            for (String unit : table.group(i).split("[,\\s]+")) {
                assertTrue(value("1 " + unit) > 0, unit);
                units++;
            }
        }
        assertTrue(units > 35, units + " units");
    }

    @Test
    void everyFunctionIsKnown() throws Exception {
        Matcher list = Pattern.compile("and (sin, cos, .*?, max); angles").matcher(page.prose());
        assertTrue(list.find());
        for (String function : list.group(1).split(", ")) {
            String arguments = List.of("atan2", "min", "max").contains(function) ? "(0.5, 0.25)" : "(0.5)";
            assertTrue(Double.isFinite(value(function + arguments)), function);
        }
    }

    @Test
    void sumsComeToWhatItSays() throws Exception {
        assertEquals(-4, value("-2^2"));
        assertEquals(0.5, value("2^-1"));
        assertEquals(1e-9, value("10^-3^2"), 1e-20);
        assertTrue(page.prose().contains("◦ is -4, ◦ is ½, and ◦ is 10^-(3²)"), "the page's own words");
        assertEquals(5, value("5 m/s"));
        assertEquals(0.005, value("5 mm"));
        assertEquals(Math.toRadians(30), value("30 deg"), 1e-15);
        assertEquals(0.01, value("2*(5 mm)"), 1e-17);
        assertEquals(2, value("2 kg·m^2", "m"));
        assertTrue(value("1 N*mm/deg") > 0 && value("3 mm^-2") > 0);
        for (String refused : List.of("5 kg + 2 mm", "sin(2 mm)")) {
            assertThrows(ExpressionException.class, () -> value(refused), refused);
        }
        assertThrows(ExpressionException.class, () -> value("2 kg*m^2", "m"));
        assertFalse(page.codes().isEmpty());
    }
}
