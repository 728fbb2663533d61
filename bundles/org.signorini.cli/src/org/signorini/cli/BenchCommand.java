package org.signorini.cli;

import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code bench}: the project's benchmarks. */
@Command(name = "bench", mixinStandardHelpOptions = true, description = "Runs one of the project's benchmarks.")
final class BenchCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "SCENARIO", description = "The benchmark.")
    private String scenario;

    @Override
    public Integer call() throws InputException {
        throw new InputException("there is no benchmark '" + scenario + "'");
    }
}
