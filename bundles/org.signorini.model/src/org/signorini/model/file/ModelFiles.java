package org.signorini.model.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.signorini.file.AtomicFile;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;

/**
 * Reads and writes {@code *.mechanism} and {@code *.study} files.
 *
 * <p>
 * Reading gives a complete model or a {@link ModelFileException}, nothing else. What it takes is proportional to the
 * file's size, and files beyond {@value #LARGEST} bytes are refused. Writing keeps the old file until the new one is on
 * the disk.
 */
public final class ModelFiles {

    /** A mechanism of a hundred thousand bodies stays below this. */
    public static final int LARGEST = 64 << 20;

    private ModelFiles() {
    }

    /** Reads a mechanism. */
    public static Mechanism readMechanism(Path file) throws ModelFileException {
        return read(file, Mechanism.class, "mechanism");
    }

    /** Reads a study with its mechanism, which lies in a file of the same folder, of one below it or beside it. */
    public static Study readStudy(Path file) throws ModelFileException {
        return read(file, Study.class, "study");
    }

    /** Reads a mechanism or a study, whichever it is. */
    public static EObject read(Path file) throws ModelFileException {
        return new ModelReader(file).read();
    }

    private static <T> T read(Path file, Class<T> type, String word) throws ModelFileException {
        EObject root = read(file);
        if (!type.isInstance(root)) {
            throw new ModelFileException(file, 0, "it is no " + word + " but a "
                    + (root instanceof Mechanism ? "mechanism" : "study"));
        }
        return type.cast(root);
    }

    /**
     * Writes a mechanism or a study. A study refers to its mechanism by file, so the mechanism must have been read from
     * one, or written to one, before.
     */
    public static void write(EObject root, Path file) throws ModelFileException {
        URI uri = URI.createFileURI(file.toAbsolutePath().normalize().toString());
        Resource owner = root.eResource();
        ModelResource resource;
        if (owner instanceof ModelResource model && model.getContents().contains(root)) {
            resource = model;
        } else {
            resource = new ModelResource(uri);
            resource.getContents().add(root);
        }
        URI before = resource.getURI();
        resource.setURI(uri);
        try {
            write(resource, file);
        } catch (ModelFileException e) {
            // what could not be written there belongs where it was
            resource.setURI(before);
            throw e;
        }
    }

    private static void write(ModelResource resource, Path file) throws ModelFileException {
        try {
            AtomicFile.write(file, resource.content());
        } catch (Resource.IOWrappedException e) {
            throw new ModelFileException(file, 0, "it cannot be written: " + cause(e));
        } catch (IOException e) {
            throw new ModelFileException(file, 0, "it cannot be written: " + describe(e));
        } catch (RuntimeException e) {
            // EMF's serializer on characters that XML cannot hold
            throw new ModelFileException(file, 0, "it cannot be written: " + e.getMessage());
        }
    }

    private static String cause(Resource.IOWrappedException e) {
        return e.getCause() == null || e.getCause().getMessage() == null ? e.getMessage() : e.getCause().getMessage();
    }

    /** Java's file exceptions have a file's name for a message. */
    static String describe(IOException e) {
        return e.getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").replace(" Exception", "")
                .toLowerCase(Locale.ROOT) + (e.getMessage() == null ? "" : ", " + e.getMessage());
    }

    /** Whether a file is there and has the extension of a model. */
    public static boolean isModel(Path file) {
        String name = file.getFileName().toString();
        return Files.isRegularFile(file) && (name.endsWith(".mechanism") || name.endsWith(".study"));
    }
}
