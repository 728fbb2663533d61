package org.signorini.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

import org.signorini.cli.run.ModelSource;
import org.signorini.model.element.Labels;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.study.run.RunSource;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code validate}: says what is wrong with a model file, if anything. */
@Command(name = "validate", mixinStandardHelpOptions = true,
        description = "Checks a .mechanism or .study file and says what is wrong with it.",
        footer = {"", "Exit codes: 0 it can be run, perhaps with warnings; 2 it cannot."})
final class ValidateCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE|EXAMPLE", description = "A .mechanism or .study file, or an example.")
    private String file;

    @Option(names = "--json", description = "Prints one JSON array of findings.")
    private boolean json;

    /** A finding as it is printed. */
    private record View(String severity, String element, String feature, String cause, String advice) {

        static View of(Finding finding) {
            return new View(finding.severity().name().toLowerCase(Locale.ROOT), Labels.of(finding.element()),
                    finding.feature() == null ? null : finding.feature().getName(), finding.cause(),
                    finding.advice());
        }
    }

    @Override
    public Integer call() throws InputException {
        RunSource source = ModelSource.of(file);
        List<Finding> findings = ModelSource.validate(source);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.text(findings.stream().map(View::of).toList()));
        } else {
            findings.forEach(f -> out.println(
                    file + ": " + f.severity().name().toLowerCase(Locale.ROOT) + ": " + f.message()));
            if (findings.isEmpty()) {
                out.println(file + ": nothing is wrong");
            }
        }
        return findings.stream().anyMatch(f -> f.severity() == Severity.ERROR) ? Exit.BAD_INPUT : Exit.DONE;
    }
}
