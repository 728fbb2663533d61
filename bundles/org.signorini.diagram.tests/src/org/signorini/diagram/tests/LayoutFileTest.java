package org.signorini.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.Guide;
import org.signorini.diagram.view.LayoutFile;
import org.signorini.diagram.view.LayoutKey;
import org.signorini.model.mechanism.Mechanism;

/** Layouts are kept beside the model and survive what others do to it. */
class LayoutFileTest {

    @TempDir
    private Path folder;

    @Test
    void survivesAnotherOrderAndMissingElements() throws IOException {
        Mechanism mechanism = Everything.mechanism();
        DiagramLayout layout = new DiagramLayout();
        layout.place(new LayoutKey("body", mechanism.getBodies().get(0)), new Box(1, 2, 3, 4));
        layout.place(new LayoutKey("body", mechanism.getBodies().get(1)), new Box(5, 6, 7, 8));
        layout.bend(new LayoutKey("joint", mechanism.getJoints().get(1)), List.of(new Box(9, -10, 0, 0)));
        Path file = LayoutFile.beside(folder.resolve("a.mechanism"));
        assertEquals("a.layout", file.getFileName().toString());
        LayoutFile.write(file, layout, mechanism.eResource());

        Mechanism other = Everything.mechanism();
        other.getBodies().move(0, 3);
        other.getBodies().removeIf(b -> b.getName().equals("body FIXED"));
        DiagramLayout read = LayoutFile.read(file, other.eResource());
        var revolute = other.getBodies().stream().filter(b -> b.getName().equals("body REVOLUTE")).findFirst();
        assertEquals(new Box(5, 6, 7, 8), read.box(new LayoutKey("body", revolute.orElseThrow())));
        assertNull(read.box(new LayoutKey("body", other.getBodies().getFirst())));
        assertEquals(List.of(new Box(9, -10, 0, 0)), read.bends(new LayoutKey("joint", other.getJoints().get(1))));
    }

    @Test
    void keepsGuides() throws IOException {
        Mechanism mechanism = Everything.mechanism();
        DiagramLayout layout = new DiagramLayout();
        layout.guides().add(new Guide(true, 120));
        layout.guides().add(new Guide(false, -7));
        Path file = folder.resolve("guides.layout");
        LayoutFile.write(file, layout, mechanism.eResource());
        List<Guide> read = LayoutFile.read(file, mechanism.eResource()).guides();
        assertEquals(2, read.size());
        assertEquals(true, read.getFirst().isUpright());
        assertEquals(120, read.getFirst().position());
        assertEquals(false, read.getLast().isUpright());
        assertEquals(-7, read.getLast().position());
    }

    @Test
    void saysWhatIsNoLayout() throws IOException {
        Path file = Files.writeString(folder.resolve("b.layout"), "<layout><node");
        Mechanism mechanism = Everything.mechanism();
        IOException refused = assertThrows(IOException.class, () -> LayoutFile.read(file, mechanism.eResource()));
        assertEquals(true, refused.getMessage().contains("b.layout"), refused.getMessage());
    }
}
