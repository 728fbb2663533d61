package org.signorini.cli;

import java.util.List;
import java.util.concurrent.Callable;

import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.simulation.FormulationRegistry;
import org.signorini.simulation.SchemeRegistry;
import org.signorini.study.ExecutorRegistry;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code list}: what is contributed, with its options. */
@Command(name = "list", mixinStandardHelpOptions = true,
        description = "Lists what can be chosen: name, what it is, the paper it comes from, and its options.",
        footer = {"", "Examples:", "  signorini list solvers", "  signorini list formulations --json",
            "  signorini list combinations"})
final class ListCommand implements Callable<Integer> {

    /** The lists there are; the words are the design's, in kebab case. */
    enum Subject {
        formulations, contact_models, solvers, schemes, executors, combinations;

        @Override
        public String toString() {
            return name().replace('_', '-');
        }
    }

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "WHAT", converter = SubjectConverter.class,
            description = "formulations, contact-models, solvers, schemes, executors or combinations.")
    private Subject subject;

    @Option(names = "--json", description = "Prints one JSON array instead of a table.")
    private boolean json;

    @Override
    public Integer call() throws ContributionException {
        var out = spec.commandLine().getOut();
        if (subject == Subject.combinations) {
            List<Combination> table = Combination.all();
            if (json) {
                out.println(Json.text(table.stream().map(CombinationView::of).toList()));
            } else {
                CombinationTable.print(table, out);
            }
            return Exit.DONE;
        }
        List<? extends Contribution<?>> found = switch (subject) {
            case formulations -> FormulationRegistry.read().all();
            case contact_models -> ContactModelRegistry.read().all();
            case solvers -> new SolverRegistry().all();
            case schemes -> SchemeRegistry.read().all();
            case executors -> ExecutorRegistry.read().all();
            case combinations -> throw new IllegalStateException("has no contributions of its own");
        };
        if (json) {
            out.println(Json.text(found.stream().map(ContributionView::of).toList()));
        } else if (found.isEmpty()) {
            out.println("No " + subject + " are installed.");
        } else {
            ContributionTable.print(found, out);
        }
        return Exit.DONE;
    }
}
