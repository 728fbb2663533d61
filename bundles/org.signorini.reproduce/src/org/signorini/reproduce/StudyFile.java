package org.signorini.reproduce;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;

import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.FrameworkUtil;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

/**
 * A study that a figure is computed by, as a file that users can open.
 *
 * @param gallery whether its folder is an example's of the gallery; else it is one below this bundle's {@code studies}
 * @param folder  the folder's name
 * @param name    the file's name
 */
public record StudyFile(boolean gallery, String folder, String name) {

    private static final String STUDIES = "studies";

    /** An example's study. */
    public static StudyFile example(String id) {
        return new StudyFile(true, id, id + ".study");
    }

    /** Another study in an example's folder. */
    public static StudyFile example(String id, String name) {
        return new StudyFile(true, id, name);
    }

    /** A study in a folder of this bundle, with the mechanism it is of. */
    public static StudyFile own(String folder, String name) {
        return new StudyFile(false, folder, name);
    }

    /** The file, in a folder that must not be written to. */
    public Path path() throws IOException {
        return folderPath().resolve(name);
    }

    /** The study's folder, with everything it needs. */
    public Path folderPath() throws IOException {
        if (gallery) {
            Example example = Gallery.find(folder)
                    .orElseThrow(() -> new IOException("there is no example '" + folder + "'"));
            return example.study().getParent();
        }
        URL url = FrameworkUtil.getBundle(StudyFile.class).getEntry(STUDIES + "/" + folder + "/");
        if (url == null) {
            throw new IOException("there is no folder of studies '" + folder + "'");
        }
        return Path.of(FileLocator.toFileURL(url).getPath());
    }
}
