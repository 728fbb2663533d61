package org.signorini.cli;

import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code solve}: one complementarity problem from a file. */
@Command(name = "solve", mixinStandardHelpOptions = true, description = "Solves one complementarity problem and certifies the solution.")
final class SolveCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "A problem file.")
    private String file;

    @Override
    public Integer call() throws InputException {
        throw new InputException(InputFile.readable(file) + ": is not a problem file");
    }
}
