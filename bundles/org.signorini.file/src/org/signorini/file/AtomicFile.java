package org.signorini.file;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Writes a file as a whole or not at all: a new file beside it is filled, forced to the disk and moved over it. Whoever
 * reads meets the old content or the new one, even after a power cut; a failed attempt leaves the old file untouched.
 * Symbolic links stay, the file they lead to is written; permissions stay. Devices, pipes and folders are refused.
 */
public final class AtomicFile {

    /** Writes a file's content. */
    @FunctionalInterface
    public interface Content<E extends Exception> {
        void fill(Path file) throws IOException, E;
    }

    /** Writes text. */
    @FunctionalInterface
    public interface Text<E extends Exception> {
        void writeTo(Writer out) throws IOException, E;
    }

    private AtomicFile() {
    }

    public static void write(Path file, byte[] content) throws IOException {
        write(file, beside -> {
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(content);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            }
        });
    }

    /** In UTF-8. */
    public static <E extends Exception> void writeText(Path file, Text<E> text) throws IOException, E {
        write(file, beside -> {
            try (BufferedWriter out = Files.newBufferedWriter(beside, StandardCharsets.UTF_8,
                    StandardOpenOption.WRITE)) {
                text.writeTo(out);
            }
        });
    }

    /** Has a new file filled, which is there and empty, and puts it in the old one's place. */
    public static <E extends Exception> void write(Path file, Content<E> content) throws IOException, E {
        Path target = LinkedFile.of(file);
        requireFile(target);
        Path beside = TemporaryFile.create(target);
        try {
            content.fill(beside);
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            TemporaryFile.keepPermissions(target, beside);
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
        forceFolder(target.getParent());
    }

    /** Finds out whether a file could be written, as far as that can be known before; leaves nothing behind. */
    public static void requireWritable(Path file) throws IOException {
        Path target = LinkedFile.of(file);
        requireFile(target);
        Files.delete(TemporaryFile.create(target));
    }

    private static void requireFile(Path target) throws IOException {
        if (Files.exists(target)) {
            if (!Files.isRegularFile(target)) {
                throw new IOException(Files.isDirectory(target) ? "it is a folder"
                        : "it is a device or a pipe, no file");
            }
            if (!Files.isWritable(target)) {
                // a move would replace it all the same: it asks for the folder's permission only
                throw new AccessDeniedException(target.toString());
            }
            return;
        }
        try {
            // "exists" says no to names that cannot be, too
            Files.readAttributes(target, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        } catch (NoSuchFileException e) {
            // it will be made
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The move itself is on the disk only when the folder is; not every system can say so. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows opens no folders; the file's content is safe in any case
        }
    }
}
