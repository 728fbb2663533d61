package org.signorini.examples;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;

import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.FrameworkUtil;

/**
 * An example: a mechanism, a study of it, and what to see in it.
 *
 * @param id    how it is called on the command line; its folder and its files have that name
 * @param title one line
 * @param text  what to see, and which figure it reproduces; paragraphs apart by empty lines
 */
public record Example(String id, String title, String text) {

    private static final String PICTURE = "picture.png";

    /** Whether a file of its folder is what one works with, and not what is told about it. */
    public static boolean isModel(Path file) {
        String name = file.getFileName().toString();
        return !name.equals(PICTURE) && !name.equals(Gallery.ABOUT);
    }

    /** Its study, in a folder that must not be written to. */
    public Path study() throws IOException {
        return folder().resolve(id + ".study");
    }

    /** Its mechanism, likewise. */
    public Path mechanism() throws IOException {
        return folder().resolve(id + ".mechanism");
    }

    /** A picture of it, 480 by 300 pixels, as PNG. */
    public URL picture() throws IOException {
        var url = FrameworkUtil.getBundle(Example.class).getEntry(Gallery.FOLDER + "/" + id + "/" + PICTURE);
        if (url == null) {
            throw new IOException("the example '" + id + "' has no picture");
        }
        return url;
    }

    private Path folder() throws IOException {
        var url = FrameworkUtil.getBundle(Example.class).getEntry(Gallery.FOLDER + "/" + id + "/");
        if (url == null) {
            throw new IOException("there is no example '" + id + "'");
        }
        // unpacks the folder where the bundle is a single file
        return Path.of(FileLocator.toFileURL(url).getPath());
    }
}
