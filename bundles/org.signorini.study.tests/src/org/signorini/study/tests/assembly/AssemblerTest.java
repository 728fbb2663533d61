package org.signorini.study.tests.assembly;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
import org.junit.jupiter.params.provider.ValueSource;
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

    /**
     * A box of 1/64 × 1/128 × 1/256 m as a mesh, up to 10 km from the frame on every axis, its corners exact: m (y² +
     * z²)/12.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0, 10, 100, 1e4})
    void inertiaOfAMeshFarFromItsFrame(double away) throws Exception {
        double x = 1.0 / 64;
        double y = 1.0 / 128;
        double z = 1.0 / 256;
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            points.append(i == 0 ? "" : ", ").append(away + ((i & 1) == 0 ? -x : x) / 2).append(", ")
                    .append(away + ((i & 2) == 0 ? -y : y) / 2).append(", ")
                    .append(-away + ((i & 4) == 0 ? -z : z) / 2);
        }
        MassProperties m = mass("density=\"1000\"", "",
                "<geometries xsi:type=\"mechanism:ConvexMesh\" name=\"g\" points=\"" + points + "\"/>");
        MassProperties box = MassProperties.box(1000 * x * y * z, x, y, z);
        double tolerance = 1e-13 * box.izz();
        assertEquals(box.mass(), m.mass(), 1e-13 * box.mass());
        assertArrayEquals(box.inertia(), m.inertia(), tolerance);
        assertEquals(away, m.center().x(), 1e-15 * away);
        assertEquals(-away, m.center().z(), 1e-15 * away);
    }

    /** In-plane directions of a planar joint as the help has them: x and y turned as z is into the axis. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"0, 0, 1 | 0.3 | 0.2 | 0", "1, 0, 0 | 0 | 0.2 | -0.3",
        "0, 1, 0 | 0.3 | 0 | -0.2", "0, 0, -1 | 0.3 | -0.2 | 0"})
    void planarJoint(String axis, double x, double y, double z) throws Exception {
        Assembly assembly = assemble("""
                <ground name="ground"><markers name="o"/></ground>
                <bodies name="b" mass="1" inertia="1, 1, 1"><markers name="m"/></bodies>
                <joints name="j" kind="PLANAR" from="//@ground/@markers[name='o']" axis="%s"
                    to="//@bodies[name='b']/@markers[name='m']" initial="0.3, 0.2, 0"/>
                """.formatted(axis));
        var dynamics = new org.signorini.formulation.mc.MinimalCoordinates().bind(assembly.model().mechanism());
        var state = dynamics.initialState();
        dynamics.update(state.q, state.u, 0);
        var kinematics = dynamics.dynamics().kinematics();
        int node = kinematics.tree().bodyNode[assembly.model().mechanism().body("b").index()];
        assertArrayEquals(new double[] {x, y, z}, new double[] {kinematics.p_WN[3 * node],
                kinematics.p_WN[3 * node + 1], kinematics.p_WN[3 * node + 2]}, 1e-15);
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
        assertComplaint("convex mesh 'g' of marker 'm' of body 'b': its 4 points span 1.00 m and are 1.0e-08 m thick",
                String.format(BODY, "", "", "<geometries xsi:type=\"mechanism:ConvexMesh\" name=\"g\""
                        + " points=\"0,0,0, 1,0,0, 0,1,0, 0.3,0.3,1e-8\"/>"));
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
