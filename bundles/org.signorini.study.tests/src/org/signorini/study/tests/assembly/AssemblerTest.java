package org.signorini.study.tests.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.model.element.ElementException;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.MassProperties;
import org.signorini.study.assembly.Assembler;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.tests.Models;

class AssemblerTest {

    private static final String BODY = """
            <ground name="ground"><markers name="o"/></ground>
            <bodies name="b" %s><markers name="m" %s>%s</markers></bodies>
            """;

    @TempDir
    Path folder;

    private Assembly assemble(String content) throws Exception {
        return Assembler.assemble(Models.mechanism(folder, content), Map.of(), folder);
    }

    private MassProperties mass(String attributes, String place, String geometry) throws Exception {
        Body body = assemble(String.format(BODY, attributes, place, geometry)).model().mechanism().body("b");
        return body.mass();
    }

    /** A capsule is what its parts are; a mesh of a box's corners is that box; both by formula. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "Sphere | radius='0.3' | 113.0973355 | 4.0715040790523715 | 4.0715040790523715",
        "Box | size='0.2, 0.4, 0.6' | 48 | 2.08 | 0.8",
        "Cylinder | radius='0.1' length='0.5' | 15.70796327 | 0.3665191429188092 | 0.07853981633974484",
        "Capsule | radius='0.1' length='0.5' | 19.89675347 | 0.7236136 | 0.09529497715822386",
        "ConvexMesh | points='0.1,0.2,0.3, -0.1,0.2,0.3, 0.1,-0.2,0.3, 0.1,0.2,-0.3, -0.1,-0.2,0.3, -0.1,0.2,-0.3,"
                + " 0.1,-0.2,-0.3, -0.1,-0.2,-0.3' | 48 | 2.08 | 0.8"})
    void massFollowsFromGeometry(String kind, String attributes, double mass, double ixx, double izz)
            throws Exception {
        String geometry = "<geometries xsi:type=\"mechanism:" + kind + "\" name=\"g\" "
                + attributes.replace('\'', '"') + "/>";
        MassProperties m = mass("", "", geometry);
        assertEquals(mass, m.mass(), 1e-7 * mass);
        assertEquals(ixx, m.ixx(), 1e-4 * ixx);
        assertEquals(izz, m.izz(), 1e-6 * izz);
        // a mass that is given scales the inertia; a marker moves the centre
        MassProperties scaled = mass("mass=\"1\"", "position=\"1, 2, 3\"", geometry);
        assertEquals(ixx / mass, scaled.ixx(), 1e-4 * ixx / mass);
        assertEquals(2, scaled.center().y(), 1e-12);
    }

    @Test
    void mistakesNameTheirElement() {
        assertComplaint("body 'b', mass", "<ground name=\"ground\"/><bodies name=\"b\" mass=\"2*q\"/>");
        assertComplaint("joint 'j'", """
                <ground name="ground"><markers name="o"/></ground>
                <bodies name="b" mass="1" inertia="1, 1, 1"><markers name="m"/></bodies>
                <joints name="j" from="//@ground/@markers[name='o']" to="//@bodies[name='b']/@markers[name='m']"
                    initial="1, 2"/>
                """);
        assertComplaint("convex mesh 'g'", String.format(BODY, "", "",
                "<geometries xsi:type=\"mechanism:ConvexMesh\" name=\"g\" file=\"../../etc/passwd.stl\"/>"));
    }

    private void assertComplaint(String words, String content) {
        ElementException e = assertThrows(ElementException.class, () -> assemble(content));
        assertTrue(e.getMessage().contains(words), e.getMessage());
    }

    @Test
    void meshesOfFiles() throws Exception {
        Files.writeString(folder.resolve("tetra.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\n");
        MassProperties m = mass("density=\"6\"", "",
                "<geometries xsi:type=\"mechanism:ConvexMesh\" name=\"g\" file=\"tetra.obj\" scale=\"1, 1, 2\"/>");
        assertEquals(2, m.mass(), 1e-12);
        assertEquals(0.25, m.center().x(), 1e-12);
        assertEquals(0.5, m.center().z(), 1e-12);
    }

    @Test
    void contactsAreNamedByTheirGeometries() throws Exception {
        Assembly assembly = assemble(Models.BALL);
        assertEquals("bounce", assembly.contacts().get(0).getName());
        assertEquals(0.5, assembly.model().laws().get(0).normalRestitution());
        assertEquals("ball on floor", assembly.model().names().orElseThrow()
                .apply(new org.signorini.simulation.ContactKey(1, -1, 0, 1, 0)));
    }
}
