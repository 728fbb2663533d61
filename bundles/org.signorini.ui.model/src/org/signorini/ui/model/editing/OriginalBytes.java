package org.signorini.ui.model.editing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

import org.eclipse.core.runtime.ILog;
import org.eclipse.emf.ecore.resource.Resource;
import org.signorini.file.AtomicFile;

/**
 * A file as it was when it was read: wrapped, ordered and commented by hand as somebody liked it. A model that has come
 * back to what it was then is written as these bytes again, so that undoing everything leaves no trace in the file.
 */
final class OriginalBytes {

    private final byte[] bytes;
    private final byte[] canonical;

    private OriginalBytes(byte[] bytes, byte[] canonical) {
        this.bytes = bytes;
        this.canonical = canonical;
    }

    /** @param model just read from the file */
    static OriginalBytes of(Path file, Resource model) {
        try {
            ByteArrayOutputStream written = new ByteArrayOutputStream();
            model.save(written, Map.of());
            return new OriginalBytes(Files.readAllBytes(file), written.toByteArray());
        } catch (IOException e) {
            // it could be read a moment ago; without it saving gives the usual form
            ILog.of(OriginalBytes.class).warn(file + ": " + e.getMessage());
            return new OriginalBytes(new byte[0], null);
        }
    }

    /** Gives a file that was just written its old bytes if they say the same. */
    void restore(Path file) {
        try {
            if (canonical != null && Arrays.equals(canonical, Files.readAllBytes(file))) {
                AtomicFile.write(file, bytes);
            }
        } catch (IOException e) {
            // the model is safe on the disk, in the usual form
            ILog.of(OriginalBytes.class).warn(file + ": " + e.getMessage());
        }
    }
}
