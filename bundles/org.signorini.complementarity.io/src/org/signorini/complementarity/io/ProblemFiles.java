package org.signorini.complementarity.io;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemException;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.fclib.FclibReader;
import org.signorini.complementarity.io.internal.fclib.FclibWriter;
import org.signorini.complementarity.io.internal.folder.FolderReader;
import org.signorini.complementarity.io.internal.folder.FolderWriter;
import org.signorini.complementarity.io.internal.json.JsonProblemReader;
import org.signorini.complementarity.io.internal.json.JsonProblemWriter;
import org.signorini.complementarity.io.internal.siconos.SiconosReader;
import org.signorini.complementarity.io.internal.siconos.SiconosWriter;
import org.signorini.file.AtomicFile;

/** Complementarity problems in files, in the formats of {@link ProblemFormat}. */
public final class ProblemFiles {

    private ProblemFiles() {
    }

    /**
     * Reads a problem, its format told by content.
     *
     * @return the problem, {@linkplain Problem#prepare() prepared}
     * @throws ProblemFileException if it cannot be read or is ill posed: one line naming file, element and cause
     */
    public static Problem read(Path file) throws ProblemFileException {
        try {
            Problem problem = parse(file);
            problem.prepare();
            return problem;
        } catch (FormatException | ProblemException e) {
            throw new ProblemFileException(file + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new ProblemFileException(file + ": " + words(e), e);
        } catch (OutOfMemoryError e) {
            // all that was read is garbage by now; whoever asked can go on
            throw new ProblemFileException(file + ": takes more memory than the "
                    + (Runtime.getRuntime().maxMemory() >> 20) + " MB there are", e);
        }
    }

    private static Problem parse(Path file) throws IOException, FormatException {
        if (Files.isDirectory(file)) {
            if (!Files.exists(file.resolve(FolderReader.MATRIX))) {
                throw new FormatException("is a folder without " + FolderReader.MATRIX);
            }
            return FolderReader.read(file);
        }
        byte[] content = Files.readAllBytes(file);
        return switch (ProblemFormat.of(content, name(file))) {
            case JSON -> JsonProblemReader.read(new InputStreamReader(new ByteArrayInputStream(content),
                    StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                            .onUnmappableCharacter(CodingErrorAction.REPORT)));
            case FCLIB -> FclibReader.read(content);
            case SICONOS -> SiconosReader.read(content);
            case FOLDER -> throw new IllegalStateException("a file is not a folder");
        };
    }

    /**
     * Writes a problem in the format its name asks for: {@code .json}, {@code .dat} (Siconos), {@code .hdf5} or
     * {@code .h5} (FCLIB), a folder where there is no ending. The file is there whole or not at all.
     *
     * @throws ProblemFileException if it cannot be written, or the format has no form for this kind of problem
     */
    public static void write(Problem problem, Path file) throws ProblemFileException {
        try {
            problem.prepare();
            switch (ProblemFormat.forName(name(file))) {
                case JSON -> AtomicFile.writeText(file, out -> JsonProblemWriter.write(problem, out));
                case FCLIB -> AtomicFile.write(file, beside -> FclibWriter.write(problem, beside));
                case SICONOS -> AtomicFile.writeText(file, out -> SiconosWriter.write(problem, out));
                case FOLDER -> FolderWriter.write(problem, file);
            }
        } catch (FormatException | ProblemException e) {
            throw new ProblemFileException(file + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new ProblemFileException(file + ": cannot be written, " + words(e), e);
        }
    }

    private static String name(Path file) {
        Path name = file.getFileName();
        return name == null ? "" : name.toString().toLowerCase(Locale.ROOT);
    }

    private static String words(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "there is no such file or folder";
            case AccessDeniedException denied -> "no permission";
            default -> String.valueOf(e.getMessage());
        };
    }
}
