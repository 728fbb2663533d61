package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;

/** Damaged files give a model or one line, nothing else. */
class FuzzTest {

    @TempDir
    Path folder;

    @Test
    void cutOffAtAnyByte() throws IOException {
        byte[] whole = woodpecker();
        int complete = new String(whole, StandardCharsets.UTF_8).lastIndexOf('>');
        for (int length = 0; length <= complete; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertTrue(isRefused(cut), "cut at byte " + length);
        }
    }

    @Test
    void flippedBytes() throws IOException {
        byte[] whole = woodpecker();
        int refused = 0;
        for (int seed = 0; seed < 1500; seed++) {
            Random random = new Random(seed);
            byte[] damaged = whole.clone();
            for (int i = 0; i <= seed % 4; i++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            refused += isRefused(damaged) ? 1 : 0;
        }
        // a byte in a name or number does no harm to the file
        assertTrue(refused > 500 && refused < 1500, refused + " refused");
    }

    @Test
    void movedPieces() throws IOException {
        String whole = new String(woodpecker(), StandardCharsets.UTF_8);
        String[] pieces = whole.split("(?<=[>\" ])");
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            String[] moved = pieces.clone();
            for (int i = 0; i <= seed % 3; i++) {
                moved[random.nextInt(moved.length)] = pieces[random.nextInt(pieces.length)];
            }
            isRefused(String.join("", moved).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Whoever calls tells the mistake; the parsers' own prints would come between. */
    @Test
    void nothingIsPrinted() throws IOException {
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            for (String text : new String[] {"", "<", "<a", "<a b='\u00ff'/>", "<!DOCTYPE a><a/>", "<a/>"}) {
                assertTrue(isRefused(text.getBytes(StandardCharsets.ISO_8859_1)), text);
            }
            byte[] old = new String(woodpecker(), StandardCharsets.UTF_8).replace("mechanism/1.0", "mechanism/0.9")
                    .getBytes(StandardCharsets.UTF_8);
            assertTrue(isRefused(Arrays.copyOf(old, old.length / 2)));
        } finally {
            System.setErr(before);
        }
        assertEquals("", printed.toString(StandardCharsets.UTF_8));
    }

    private byte[] woodpecker() throws IOException {
        Path file = folder.resolve("woodpecker.mechanism");
        ModelFiles.write(Samples.woodpecker(), file);
        return Files.readAllBytes(file);
    }

    private boolean isRefused(byte[] content) throws IOException {
        Path file = folder.resolve("damaged.mechanism");
        Files.write(file, content);
        try {
            EObject read = ModelFiles.read(file);
            assertTrue(read instanceof Mechanism);
            return false;
        } catch (ModelFileException e) {
            assertTrue(e.getMessage().startsWith("damaged.mechanism") && !e.getMessage().contains("\n")
                    && e.getMessage().length() < 400, e.getMessage());
            return true;
        }
    }
}
