package org.signorini.study.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.signorini.file.AtomicFile;
import org.signorini.study.internal.hdf5.ResultReader;
import org.signorini.study.internal.hdf5.ResultWriter;

/**
 * Results in HDF5, one file per run:
 *
 * <pre>
 * /                    attributes format, formatVersion, study, status, cause, created, summary (JSON)
 * /settings            attributes: ids, options, step, duration
 * /variation           attributes: what differs from the study's other runs
 * /versions            attributes
 * /model               attributes mechanism, study: the files that were run
 * /lanes, /bodies,     names
 * /solvers
 * /&lt;table&gt;             columns in order as attribute columns; narrow tables have a dataset per column with the
 *                      attribute unit, wide ones (states, poses) time and one matrix values, rows × columns
 * </pre>
 *
 * A file is replaced as a whole, so whoever opens it, even after a crash, finds a complete one. Tables without rows are
 * left out.
 */
public final class ResultFiles {

    private ResultFiles() {
    }

    /** Writes what a result holds now. */
    public static void write(RunResult result, Path file) throws ResultFileException {
        try {
            if (file.toAbsolutePath().getParent() != null) {
                Files.createDirectories(file.toAbsolutePath().getParent());
            }
            AtomicFile.write(file, beside -> ResultWriter.write(result, beside));
        } catch (IOException | RuntimeException e) {
            throw ResultFileException.unwritable(file, e);
        }
    }

    /** Finds out before a run whether its result can be written; makes the folder. */
    public static void requireWritable(Path file) throws ResultFileException {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            AtomicFile.requireWritable(file);
        } catch (IOException e) {
            throw ResultFileException.unwritable(file, e);
        }
    }

    public static RunResult read(Path file) throws ResultFileException {
        return ResultReader.read(existing(file));
    }

    /** What was run and how it ended, without the tables. */
    public static RunInfo readInfo(Path file) throws ResultFileException {
        return ResultReader.read(existing(file), false).info();
    }

    private static Path existing(Path file) throws ResultFileException {
        if (!Files.isRegularFile(file)) {
            throw new ResultFileException(file + ": there is no such file");
        }
        return file;
    }
}
