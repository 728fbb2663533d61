package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.Test;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

class PicturesTest {

    private static final int LARGEST = 25 * 1024;

    @Test
    void everyExampleHasAPictureThatIsSmallAndNotBlank() throws Exception {
        for (Example example : Gallery.all()) {
            byte[] bytes;
            try (InputStream in = example.picture().openStream()) {
                bytes = in.readAllBytes();
            }
            assertTrue(bytes.length <= LARGEST, example.id() + ": " + bytes.length + " bytes");
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(bytes));
            assertEquals(480, picture.getWidth(), example.id());
            assertEquals(300, picture.getHeight(), example.id());
            Set<Integer> colours = new HashSet<>();
            for (int x = 0; x < 480; x += 3) {
                for (int y = 0; y < 300; y += 3) {
                    colours.add(picture.getRGB(x, y));
                }
            }
            assertTrue(colours.size() > 20, example.id() + " has " + colours.size() + " colours");
        }
    }
}
