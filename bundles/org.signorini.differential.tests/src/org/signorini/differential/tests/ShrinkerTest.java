package org.signorini.differential.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.differential.check.Examination;
import org.signorini.differential.check.Finding;
import org.signorini.differential.check.Installed;
import org.signorini.differential.generate.Generator;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.shrink.Shrinker;
import org.signorini.differential.write.FindingFiles;
import org.signorini.differential.write.MechanismText;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** A formulation with a planted error is found out, and what shows it is made small and written. */
class ShrinkerTest {

    private static final Installed BROKEN = new Installed(
            List.of(new Installed.Variant("broken", Map.of(), BrokenFormulation::new)), List.of(), Map.of());

    private static Finding finding(Recipe recipe) throws Exception {
        return new Examination(BROKEN).of(recipe).all().stream().filter(f -> f.check().equals("acceleration at rest"))
                .findFirst().orElse(null);
    }

    /** A mechanism with much in it. */
    private static Recipe large() throws Exception {
        for (long seed = 1; seed < 1000; seed++) {
            Recipe recipe = Generator.of(seed);
            if (recipe.bodies().size() >= 4 && recipe.forces().size() >= 2 && !recipe.isDriven()
                    && finding(recipe) != null) {
                return recipe;
            }
        }
        throw new AssertionError("no seed gives a large mechanism that shows the error");
    }

    @Test
    void whatDisagreesIsMadeSmallAndWritten(@TempDir Path folder) throws Exception {
        Recipe recipe = large();
        Finding finding = finding(recipe);
        Shrinker shrinker = new Shrinker(BROKEN, finding);
        Recipe small = shrinker.shrink(recipe, finding);
        Finding stillThere = shrinker.find(small, finding);
        assertNotNull(stillThere);
        // one body that falls, or, without gravity, two with something between them
        assertTrue(small.bodies().size() <= 2 && small.size() <= 4, small.title());
        Path file = FindingFiles.write(folder, recipe, finding, small, stillThere);
        assertTrue(Files.readString(file).contains("mechanism:Mechanism"));
        String text = Files.readString(folder.resolve(file.getFileName().toString().replace(".mechanism", ".txt")));
        assertTrue(text.contains("acceleration at rest, broken"), text);
    }

    @Test
    void mechanismFilesAreXmlWithEveryPart() throws Exception {
        for (long seed = 1; seed <= 100; seed++) {
            Recipe recipe = Generator.of(seed);
            Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                    .parse(new InputSource(new StringReader(MechanismText.of(recipe))));
            assertEquals(recipe.bodies().size(), document.getElementsByTagName("bodies").getLength());
            assertEquals(recipe.joints().size(), document.getElementsByTagName("joints").getLength());
            assertEquals(recipe.shapes().size(), document.getElementsByTagName("geometries").getLength());
            assertEquals(recipe.pairs().size(), document.getElementsByTagName("contacts").getLength());
            int motions = recipe.joints().stream().mapToInt(j -> j.motions().size()).sum();
            assertEquals(recipe.forces().size() + motions, document.getElementsByTagName("forces").getLength());
        }
    }

    @Test
    void nothingIsFoundWhereNothingIsWrong() throws Exception {
        Installed right = new Installed(List.of(new Installed.Variant("rc", Map.of(),
                RedundantCoordinates::new)), List.of(), Map.of());
        Recipe recipe = large();
        assertFalse(new Examination(right).of(recipe).all().stream()
                .anyMatch(f -> f.check().equals("acceleration at rest")));
    }
}
