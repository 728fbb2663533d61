package org.signorini.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import org.signorini.analysis.check.SelfCheckResult;
import org.signorini.cli.run.ModelSource;
import org.signorini.model.element.ElementException;
import org.signorini.model.element.Labels;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.SelfChecks;

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

    @Option(names = "--check", description = "Also compares every formulation the runs choose with Newton's and Euler's"
            + " equations.")
    private boolean check;

    @Option(names = "--at", paramLabel = "TIME", description = "For --check: at the state a run has at this time, s;"
            + " 0 if not given.")
    private double at;

    /** A finding as it is printed. */
    private record View(String severity, String element, String feature, String cause, String advice) {

        static View of(SelfChecks.Checked checked) {
            return new View(checked.agrees() ? "info" : "error",
                    "formulation '" + checked.run().settings().formulation() + "'", null, said(checked),
                    checked.agrees() || checked.result().isEmpty() ? null
                            : "choose another formulation, and keep the mechanism as evidence of a mistake");
        }

        private static String said(SelfChecks.Checked checked) {
            if (checked.result().isEmpty()) {
                return "was not checked: " + checked.unreachable();
            }
            SelfCheckResult result = checked.result().get();
            String left = result.notChecked().isEmpty() ? ""
                    : "; not checked: " + String.join("; ", result.notChecked());
            return result.disagreement().map(Object::toString).orElseGet(() -> String.format(Locale.ROOT,
                    "agrees with Newton's and Euler's equations to %.1e of the largest at t = %s s", result.largest(),
                    checked.time())) + left;
        }

        String message() {
            return element + ": " + cause + (advice == null ? "" : "; " + advice);
        }

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
        List<View> checked = check && !hasErrors(findings) ? checked(source) : List.of();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.text(Stream.concat(findings.stream().map(View::of), checked.stream()).toList()));
        } else {
            findings.forEach(f -> out.println(
                    file + ": " + f.severity().name().toLowerCase(Locale.ROOT) + ": " + f.message()));
            checked.forEach(v -> out.println(file + ": " + v.severity() + ": " + v.message()));
            if (findings.isEmpty() && checked.isEmpty()) {
                out.println(file + ": nothing is wrong");
            }
        }
        return hasErrors(findings) || checked.stream().anyMatch(v -> v.severity().equals("error")) ? Exit.BAD_INPUT
                : Exit.DONE;
    }

    private static boolean hasErrors(List<Finding> findings) {
        return findings.stream().anyMatch(f -> f.severity() == Severity.ERROR);
    }

    private List<View> checked(RunSource source) throws InputException {
        if (!(at >= 0) || Double.isInfinite(at)) {
            throw new InputException("--at " + at + " is no time of a run");
        }
        try {
            return SelfChecks.of(source, at).stream().map(View::of).toList();
        } catch (ElementException e) {
            throw new InputException(ModelSource.prefix(file) + e.getMessage(), e);
        }
    }
}
