package org.signorini.cli;

import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code validate}: says what is wrong with a model file, if anything. */
@Command(name = "validate", mixinStandardHelpOptions = true, description = "Checks a .mechanism or .study file and says what is wrong with it.")
final class ValidateCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "A .mechanism or .study file.")
    private String file;

    @Override
    public Integer call() throws InputException {
        throw new InputException(ModelFiles.complaint(InputFile.readable(file)));
    }
}
