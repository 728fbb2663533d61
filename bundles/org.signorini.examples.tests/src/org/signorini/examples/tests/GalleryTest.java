package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;

class GalleryTest {

    static Stream<Example> all() {
        return Gallery.all().stream();
    }

    @Test
    void theDesignsExamplesAreThere() {
        Set<String> ids = new HashSet<>();
        all().forEach(e -> ids.add(e.id()));
        assertTrue(ids.containsAll(List.of("sphere", "sphere-misaligned", "pendulum-12", "woodpecker",
                "woodpecker-full", "double-pendulum-drift", "double-pendulum-sliding", "double-pendulum-stick-slip",
                "double-pendulum-elastic", "sliding-ball", "box", "pile", "brick-wall", "bouncing-ball", "incline",
                "stick-slip", "rocking-block", "newtons-cradle", "slider-crank", "four-bar", "slider-crank-clearance",
                "cam-follower")), ids::toString);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyExampleIsSound(Example example) throws Exception {
        assertFalse(example.title().isBlank());
        assertTrue(example.text().length() > 80, "tells what to see");
        List<Finding> findings = Validation.of(ModelFiles.readStudy(example.study()));
        List<String> bad = findings.stream().filter(f -> f.severity() != Severity.INFO).map(Finding::message).toList();
        assertEquals(List.of(), bad);
        assertTrue(Files.size(example.mechanism()) > 0);
    }
}
