package org.signorini.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code run}: a study or a mechanism. */
@Command(name = "run", mixinStandardHelpOptions = true, description = "Runs a study or a mechanism, or an example by its name.")
final class RunCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE|EXAMPLE", description = "A .study or .mechanism file, or the name of an example.")
    private String what;

    @Override
    public Integer call() throws InputException {
        if (!what.contains(".") && !what.contains("/")) {
            throw new InputException("there is no example '" + what + "'; no examples are installed");
        }
        Path file = InputFile.readable(what);
        throw new InputException(ModelFiles.complaint(file));
    }
}
