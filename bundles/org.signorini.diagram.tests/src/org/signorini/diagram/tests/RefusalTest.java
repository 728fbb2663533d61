package org.signorini.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.design.Specification;
import org.signorini.diagram.specification.SpecificationException;
import org.signorini.diagram.specification.SpecificationReader;
import org.signorini.model.mechanism.MechanismPackage;

/** What this runtime cannot do is said when the specification is read, with its place. */
class RefusalTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "feature:bodies"                | "aql:self.bodies"                   | aql:self.bodies
            "mechanism::RigidBody"          | "mechanism::Corpse"                 | Corpse
            operation:RemoveElement         | operation:MoveElement               | MoveElement
            style:SquareDescription         | style:LozengeNodeDescription        | LozengeNodeDescription
            routingStyle="straight"         | routingStyle="manhattan"            | straight
            sourceMapping="marker"          | sourceMapping="nothing"             | nothing
            iteratorName=                   | iteratorNaem=                       | iteratorNaem
            strokeColor="color.joint"       | strokeColor="color.none"            | color.none
            dragSource="PROJECT_EXPLORER"   | dragSource="DIAGRAM"                | DIAGRAM
            targetArrow="InputArrow"        | targetArrow="Diamond"               | Diamond
            """)
    void refuses(String known, String unknown, String named) throws Exception {
        String text;
        try (InputStream in = Specification.url().openStream()) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertTrue(text.contains(known), known);
        Path file = Files.writeString(folder.resolve("changed.odesign"), text.replace(known, unknown));
        SpecificationException refused = assertThrows(SpecificationException.class,
                () -> SpecificationReader.read(file.toUri().toURL(), MechanismPackage.eINSTANCE));
        assertTrue(refused.getMessage().contains(named), refused.getMessage());
    }
}
