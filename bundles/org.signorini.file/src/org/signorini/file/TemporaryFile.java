package org.signorini.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The new file beside the one that is written. One that a killed program left is deleted when another program first
 * writes into its folder, {@link #FORGOTTEN} after it was last written to.
 */
final class TemporaryFile {

    /** Longer than any pause of a program that still writes. */
    static final Duration FORGOTTEN = Duration.ofHours(1);

    /** A process and a number: short, so that no file's name is too long for it. */
    private static final String PATTERN = "\\.signorini-\\d+-\\d+\\.new";

    private static final AtomicLong NEXT = new AtomicLong();
    private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

    private TemporaryFile() {
    }

    /** Makes it, never more open than the file it will replace. */
    static Path create(Path target) throws IOException {
        Path folder = target.getParent();
        if (SWEPT.add(folder)) {
            sweep(folder);
        }
        FileAttribute<?>[] permissions = isPosix(target) && Files.exists(target)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(Files.getPosixFilePermissions(target))}
                : new FileAttribute<?>[0];
        while (true) {
            try {
                return Files.createFile(folder.resolve(".signorini-" + ProcessHandle.current().pid() + "-"
                        + NEXT.incrementAndGet() + ".new"), permissions);
            } catch (FileAlreadyExistsException e) {
                // of a process elsewhere with the same number; the next one
            } catch (NoSuchFileException e) {
                throw new NoSuchFileException(folder.toString());
            } catch (AccessDeniedException e) {
                throw new AccessDeniedException(folder.toString());
            } catch (FileSystemException e) {
                throw new FileSystemException(folder.toString(), null, e.getReason());
            }
        }
    }

    /** The mask for new files took what the old file may have had. */
    static void keepPermissions(Path target, Path beside) throws IOException {
        if (isPosix(target) && Files.exists(target)) {
            Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(target));
        }
    }

    private static boolean isPosix(Path target) {
        return Files.getFileAttributeView(target, PosixFileAttributeView.class) != null;
    }

    /** Whatever cannot be deleted stays: it is in nobody's way. */
    static void sweep(Path folder) {
        Instant limit = Instant.now().minus(FORGOTTEN);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder,
                file -> file.getFileName().toString().matches(PATTERN))) {
            for (Path file : files) {
                if (Files.isRegularFile(file) && Files.getLastModifiedTime(file).toInstant().isBefore(limit)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // the write itself will say what is wrong with the folder
        }
    }
}
