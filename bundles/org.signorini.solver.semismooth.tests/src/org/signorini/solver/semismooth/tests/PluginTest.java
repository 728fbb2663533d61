package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.solver.semismooth.FbRlm;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What plugin.xml declares is what there is. Skipped where the classes run without their bundle. */
class PluginTest {

    private final List<Element> solvers = new ArrayList<>();

    @BeforeEach
    void read() throws Exception {
        try (InputStream plugin = FbRlm.class.getResourceAsStream("/plugin.xml")) {
            Assumptions.assumeTrue(plugin != null, "no plugin.xml beside the classes");
            NodeList found = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(plugin)
                    .getElementsByTagName("solver");
            for (int i = 0; i < found.getLength(); i++) {
                solvers.add((Element) found.item(i));
            }
        }
    }

    @Test
    void allSixAreDeclared() {
        List<String> all = Stream.concat(Solvers.BOUNDED.stream(), Solvers.FRICTION.stream()).toList();
        assertEquals(all, solvers.stream().map(s -> s.getAttribute("id")).toList());
    }

    @Test
    void everyClassIsASolverOfThatName() throws Exception {
        for (Element solver : solvers) {
            Object created = FbRlm.class.getClassLoader().loadClass(solver.getAttribute("class"))
                    .getDeclaredConstructor().newInstance();
            assertInstanceOf(Solver.class, created);
            assertEquals(Solvers.create(solver.getAttribute("id")).getClass().getName(), created.getClass().getName());
        }
    }

    @Test
    void kindsAreKnown() {
        for (Element solver : solvers) {
            NodeList accepts = solver.getElementsByTagName("accepts");
            assertTrue(accepts.getLength() > 0);
            for (int i = 0; i < accepts.getLength(); i++) {
                String kind = ((Element) accepts.item(i)).getAttribute("kind");
                assertTrue(ProblemKind.find(kind).isPresent(), kind);
            }
        }
    }

    /** Solving with the declared defaults is solving with none given, to the bit. */
    @Test
    void declaredDefaultsAreTheDefaults() {
        for (Element solver : solvers) {
            List<String> options = new ArrayList<>();
            NodeList declared = solver.getElementsByTagName("option");
            for (int i = 0; i < declared.getLength(); i++) {
                Element option = (Element) declared.item(i);
                options.add(option.getAttribute("name"));
                options.add(option.getAttribute("default"));
            }
            String id = solver.getAttribute("id");
            for (long seed = 0; seed < 20; seed++) {
                ContactConfiguration configuration = ContactConfiguration.resting(seed, 5, 3, 1, 0);
                Problem problem = id.startsWith("mncp") ? configuration.friction() : configuration.pyramid(4);
                Solution expected = Solvers.solve(id, problem);
                Solution given = Solvers.solve(id, problem, options.toArray(String[]::new));
                assertEquals(expected.iterations(), given.iterations(), id);
                assertArrayEquals(expected.z(), given.z(), id);
            }
        }
    }
}
