package org.signorini.complementarity.io.internal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that are either there whole or not at all: written beside, forced to the disk, renamed. */
public final class AtomicFile {

    /** Writes text. */
    @FunctionalInterface
    public interface Text {
        void writeTo(Writer out) throws IOException, FormatException;
    }

    /** Fills a file that does not exist yet. */
    @FunctionalInterface
    public interface Content {
        void writeTo(Path file) throws IOException, FormatException;
    }

    private AtomicFile() {
    }

    public static void writeText(Path file, Text text) throws IOException, FormatException {
        write(file, beside -> {
            try (BufferedWriter out = Files.newBufferedWriter(beside, StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE_NEW)) {
                text.writeTo(out);
            }
        });
    }

    public static void write(Path file, Content content) throws IOException, FormatException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(Files.isDirectory(file) ? "it is a folder" : "it is a device or a pipe, no file");
        }
        Path target = file.toAbsolutePath();
        Path beside = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        Files.deleteIfExists(beside);
        try {
            content.writeTo(beside);
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
