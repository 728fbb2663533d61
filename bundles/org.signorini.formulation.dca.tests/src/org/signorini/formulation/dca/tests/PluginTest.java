package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.signorini.formulation.dca.DivideAndConquer;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What plugin.xml declares is what there is. Skipped where the classes run without their bundle. */
class PluginTest {

    @Test
    void declaredDefaultsAreTheDefaults() throws Exception {
        try (InputStream plugin = DivideAndConquer.class.getResourceAsStream("/plugin.xml")) {
            Assumptions.assumeTrue(plugin != null, "no plugin.xml beside the classes");
            Element dca = (Element) DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(plugin)
                    .getElementsByTagName("formulation").item(0);
            Assumptions.assumeTrue(dca != null, "the plugin.xml found is another bundle's");
            assertEquals("dca", dca.getAttribute("id"));
            assertInstanceOf(Formulation.class, DivideAndConquer.class.getClassLoader()
                    .loadClass(dca.getAttribute("class")).getDeclaredConstructor().newInstance());
            List<String> options = new ArrayList<>();
            NodeList declared = dca.getElementsByTagName("option");
            for (int i = 0; i < declared.getLength(); i++) {
                options.add(((Element) declared.item(i)).getAttribute("name"));
                options.add(((Element) declared.item(i)).getAttribute("default"));
            }
            assertArrayEquals(end(), end(options.toArray(String[]::new)), 0);
        }
    }

    private static double[] end(String... options) {
        Simulator run = Runs.of(new Model(Mechanisms.fourBar()), Runs.dca(options), 1e-3);
        run.run(0.1);
        return run.state().q;
    }
}
