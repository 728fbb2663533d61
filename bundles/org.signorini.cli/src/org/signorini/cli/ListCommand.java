package org.signorini.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;

import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.simulation.Combination;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.simulation.FormulationRegistry;
import org.signorini.simulation.SchemeRegistry;
import org.signorini.study.ExecutorRegistry;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code list}: what is contributed, with its options, and what of it goes together. */
@Command(name = "list", mixinStandardHelpOptions = true,
        description = "Lists what can be chosen: name, what it is, the paper it comes from, and its options.",
        footer = {"", "Examples:", "  signorini list solvers", "  signorini list formulations --json",
            "  signorini list combinations"})
final class ListCommand implements Callable<Integer> {

    /** The lists there are; the words are the design's, in kebab case. */
    enum Subject {
        formulations, contact_models, solvers, schemes, executors, combinations, examples;

        @Override
        public String toString() {
            return name().replace('_', '-');
        }
    }

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "WHAT", converter = SubjectConverter.class,
            description = "formulations, contact-models, solvers, schemes, executors, combinations or examples.")
    private Subject subject;

    @Option(names = "--json", description = "Prints one JSON array instead of a table.")
    private boolean json;

    @Override
    public Integer call() throws InputException {
        switch (subject) {
            case formulations -> print(FormulationRegistry.read().all());
            case contact_models -> print(ContactModelRegistry.read().all());
            case solvers -> print(new SolverRegistry().all());
            case schemes -> print(SchemeRegistry.read().all());
            case executors -> print(ExecutorRegistry.read().all());
            case combinations -> printCombinations();
            case examples -> printExamples();
        }
        return Exit.DONE;
    }

    private void print(List<? extends Contribution<?>> found) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.text(found.stream().map(ContributionView::of).toList()));
        } else if (found.isEmpty()) {
            out.println("No " + subject + " are installed.");
        } else {
            ContributionTable.print(found, out);
        }
    }

    private void printCombinations() throws InputException {
        PrintWriter out = spec.commandLine().getOut();
        List<Combination> found;
        try {
            found = Combination.all();
        } catch (ContributionException e) {
            throw new InputException(e.getMessage(), e);
        }
        if (json) {
            out.println(Json.text(found.stream().map(CombinationView::of).toList()));
        } else if (found.isEmpty()) {
            out.println("No " + subject + " are installed.");
        } else {
            CombinationTable.print(found, out);
        }
    }

    private void printExamples() {
        PrintWriter out = spec.commandLine().getOut();
        List<Example> found = Gallery.all();
        if (json) {
            out.println(Json.text(found));
            return;
        }
        int width = found.stream().mapToInt(e -> e.id().length()).max().orElse(0) + 2;
        found.forEach(e -> out.println(e.id() + " ".repeat(width - e.id().length()) + e.title()));
    }
}
