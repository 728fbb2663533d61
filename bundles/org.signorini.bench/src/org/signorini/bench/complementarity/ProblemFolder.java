package org.signorini.bench.complementarity;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.signorini.bench.BenchException;
import org.signorini.bench.Benchmark.Progress;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;

/** The problems lying in a folder: files and folders directly in it, by name. */
final class ProblemFolder {

    private ProblemFolder() {
    }

    /** What cannot be read is said and left out; a folder in which nothing can be read is refused. */
    static List<NamedProblem> read(Path folder, Progress progress) throws BenchException {
        List<NamedProblem> problems = new ArrayList<>();
        for (Path path : content(folder)) {
            try {
                problems.add(new NamedProblem(name(path), ProblemFiles.read(path)));
            } catch (ProblemFileException e) {
                progress.say("left out: " + e.getMessage());
            }
        }
        if (problems.isEmpty()) {
            throw new BenchException(folder + ": there is no problem in this folder");
        }
        return problems;
    }

    private static List<Path> content(Path folder) throws BenchException {
        if (!Files.isDirectory(folder)) {
            throw new BenchException(folder + ": is not a folder");
        }
        try (Stream<Path> list = Files.list(folder)) {
            return list.sorted().toList();
        } catch (IOException e) {
            throw new BenchException(folder + ": cannot be listed", e);
        }
    }

    private static String name(Path path) {
        return path.getFileName().toString().replaceFirst("\\.(json|dat|h5|hdf5)$", "");
    }
}
