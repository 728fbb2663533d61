package org.signorini.file.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.file.AtomicFile;

/** A file is written as a whole or not at all, through links, with its permissions, and leaves nothing beside it. */
class AtomicFileTest {

    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;
    private Path file;

    @BeforeEach
    void anOldFile() throws IOException {
        file = Files.writeString(folder.resolve("a.txt"), "old");
    }

    private void assertHeld(String content, String... names) throws IOException {
        assertEquals(content, Files.readString(file));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(names), files.map(f -> f.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void itIsReplaced() throws Exception {
        AtomicFile.write(file, NEW);
        assertHeld("new", "a.txt");
        AtomicFile.writeText(file, out -> out.write("é"));
        assertHeld("é", "a.txt");
    }

    @Test
    void aFailedWriteLeavesTheOldFileAndNothingElse() throws Exception {
        IOException full = assertThrows(IOException.class, () -> AtomicFile.write(file, beside -> {
            Files.writeString(beside, "half");
            throw new IOException("No space left on device");
        }));
        assertEquals("No space left on device", full.getMessage());
        assertThrows(IllegalStateException.class, () -> AtomicFile.writeText(file, out -> {
            out.write("half");
            throw new IllegalStateException();
        }));
        assertHeld("old", "a.txt");
    }

    @Test
    void whoeverReadsMeanwhileMeetsTheOldFile() throws Exception {
        AtomicFile.write(file, beside -> {
            Files.write(beside, NEW);
            assertEquals("old", Files.readString(file));
        });
        assertHeld("new", "a.txt");
    }

    @Test
    void linksStay() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("a.txt"));
        AtomicFile.write(link, NEW);
        assertTrue(Files.isSymbolicLink(link));
        assertHeld("new", "a.txt", "link");
    }

    @Test
    void aLinkToNothingYetLeadsToTheNewFile() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("l1"), Path.of("l2"));
        Files.createSymbolicLink(folder.resolve("l2"), Path.of("made.txt"));
        AtomicFile.write(link, NEW);
        assertTrue(Files.isSymbolicLink(link) && Files.isSymbolicLink(folder.resolve("l2")));
        assertEquals("new", Files.readString(folder.resolve("made.txt")));
        Path round = Files.createSymbolicLink(folder.resolve("round"), Path.of("round"));
        assertThrows(FileSystemLoopException.class, () -> AtomicFile.write(round, NEW));
    }

    @Test
    void permissionsStay() throws Exception {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "no permissions here");
        for (String permissions : List.of("rw-------", "rwxrwxrwx", "rw-r-----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            AtomicFile.write(file, beside -> {
                // never more open than what it replaces
                var meanwhile = Files.getPosixFilePermissions(beside);
                assertTrue(Files.getPosixFilePermissions(file).containsAll(meanwhile), meanwhile.toString());
            });
            assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
        Path made = folder.resolve("made");
        AtomicFile.write(made, NEW);
        assertEquals(Files.getPosixFilePermissions(Files.createFile(folder.resolve("usual"))),
                Files.getPosixFilePermissions(made));
    }

    @Test
    void foldersPipesAndDevicesAreRefused() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Path link = Files.createSymbolicLink(folder.resolve("q"), Path.of("pipe"));
        for (Path refused : List.of(folder, pipe, link)) {
            assertThrows(IOException.class, () -> AtomicFile.write(refused, NEW));
            assertThrows(IOException.class, () -> AtomicFile.requireWritable(refused));
        }
        assertHeld("old", "a.txt", "pipe", "q");
    }

    @Test
    void whatCannotBeWrittenIsKnownBefore() throws Exception {
        AtomicFile.requireWritable(file);
        AtomicFile.requireWritable(folder.resolve("b.txt"));
        assertHeld("old", "a.txt");
        Path long300 = folder.resolve("x".repeat(300));
        FileSystemException tooLong = assertThrows(FileSystemException.class,
                () -> AtomicFile.requireWritable(long300));
        assertEquals("File name too long", tooLong.getReason());
        NoSuchFileException missing = assertThrows(NoSuchFileException.class,
                () -> AtomicFile.requireWritable(folder.resolve("none/a.txt")));
        assertEquals(folder.resolve("none").toString(), missing.getFile());
        assertThrows(FileSystemException.class, () -> AtomicFile.requireWritable(file.resolve("a.txt")));
    }

    @Test
    void theLongestNameIsWritten() throws Exception {
        Path longest = folder.resolve("x".repeat(255));
        AtomicFile.write(longest, NEW);
        assertEquals("new", Files.readString(longest));
    }

    @Test
    void whatAKilledProgramLeftIsSwept() throws Exception {
        Path left = Files.createFile(folder.resolve(".signorini-123-4.new"));
        Path fresh = Files.createFile(folder.resolve(".signorini-123-5.new"));
        Path other = Files.createFile(folder.resolve(".signorini-mine.new"));
        FileTime old = FileTime.from(Instant.now().minusSeconds(2 * 3600));
        Files.setLastModifiedTime(left, old);
        Files.setLastModifiedTime(other, old);
        AtomicFile.write(file, NEW);
        assertFalse(Files.exists(left));
        assertTrue(Files.exists(fresh), "may be written to by another program");
        assertTrue(Files.exists(other), "not of this name");
    }
}
