package org.signorini.cli;

import java.util.concurrent.Callable;

import org.signorini.cli.run.ModelSource;
import org.signorini.model.element.ElementException;
import org.signorini.study.assembly.Assembler;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.PlannedRun;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code validate}: says what is wrong with a model file, if anything. */
@Command(name = "validate", mixinStandardHelpOptions = true, description = "Checks a .mechanism or .study file and says what is wrong with it.")
final class ValidateCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A .mechanism or .study file, or an example.")
    private String file;

    @Override
    public Integer call() throws InputException {
        RunSource source = ModelSource.of(file);
        try {
            for (PlannedRun run : new StudyRunner(source, Overrides.NONE).plan()) {
                Assembler.assemble(source.mechanism(), run.parameters(), source.folder());
            }
        } catch (ElementException e) {
            throw new InputException(ModelSource.prefix(file) + e.getMessage(), e);
        }
        spec.commandLine().getOut().println(file + ": nothing is wrong");
        return Exit.DONE;
    }
}
