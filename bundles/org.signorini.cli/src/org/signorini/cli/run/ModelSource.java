package org.signorini.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.signorini.cli.InputException;
import org.signorini.cli.InputFile;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;
import org.signorini.study.run.RunSource;

/** What the user wants to run or check: a file, or an example by its name. */
public final class ModelSource {

    private ModelSource() {
    }

    public static RunSource of(String given) throws InputException {
        try {
            return RunSource.read(file(given));
        } catch (ModelFileException e) {
            throw new InputException(e.getMessage(), e);
        }
    }

    /** What is wrong with a model. */
    public static List<Finding> validate(RunSource source) {
        return source.study() == null ? Validation.of(source.mechanism()) : Validation.of(source.study());
    }

    /** Refuses what cannot be run, with the first reason. */
    public static void requireValid(String given, RunSource source) throws InputException {
        for (Finding finding : validate(source)) {
            if (finding.severity() == Severity.ERROR) {
                throw new InputException(prefix(given) + finding.message());
            }
        }
    }

    /** The file behind a name. Names without dots and slashes are examples. */
    public static Path file(String given) throws InputException {
        if (isExample(given)) {
            Optional<Example> example = Gallery.find(given);
            if (example.isEmpty()) {
                throw new InputException("there is no example '" + given + "'; known are "
                        + String.join(", ", Gallery.all().stream().map(Example::id).toList()));
            }
            try {
                return example.get().study();
            } catch (IOException e) {
                throw new InputException("the example '" + given + "' cannot be read: " + e.getMessage(), e);
            }
        }
        Path file = InputFile.readable(given);
        String name = file.getFileName().toString();
        if (!name.endsWith(".mechanism") && !name.endsWith(".study")) {
            throw new InputException(given + ": is neither a .mechanism nor a .study file");
        }
        return file;
    }

    private static boolean isExample(String given) {
        return !given.contains(".") && !given.contains("/") && !given.contains("\\");
    }

    /** What a complaint about a model begins with. */
    public static String prefix(String given) {
        return given + ": ";
    }
}
