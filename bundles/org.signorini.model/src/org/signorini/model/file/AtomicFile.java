package org.signorini.model.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * Writes a file as a whole or not at all: a new file beside it is filled, forced to the disk and moved over it. Whoever
 * reads meets the old content or the new one, even after a power cut; a failed attempt leaves the old file untouched.
 */
public final class AtomicFile {

    /** Writes a file's content. */
    @FunctionalInterface
    public interface Content {
        void fill(Path file) throws IOException;
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

    /** Has a new file filled, which is there and empty, and puts it in the old one's place. */
    public static void write(Path file, Content content) throws IOException {
        requireFile(file);
        // through links: the file they lead to is replaced, not the link
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path beside = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".new");
        try {
            content.fill(beside);
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            keepPermissions(target, beside);
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
        forceFolder(target.getParent());
    }

    /** A device, a pipe or a folder is not replaced. */
    public static void requireFile(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(Files.isDirectory(file) ? "it is a folder" : "it is a device or a pipe, no file");
        }
    }

    /** A temporary file is its owner's alone; the new one is as open as the old was, or as new files are. */
    private static void keepPermissions(Path target, Path beside) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(beside, PosixFileAttributeView.class);
        if (view == null) {
            return;
        }
        if (Files.exists(target)) {
            view.setPermissions(Files.getPosixFilePermissions(target, LinkOption.NOFOLLOW_LINKS));
        } else {
            Path probe = Files.createFile(target.resolveSibling(beside.getFileName() + "p"));
            view.setPermissions(Files.getPosixFilePermissions(probe));
            Files.delete(probe);
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
