package org.signorini.bench.complementarity;

import java.util.ArrayList;
import java.util.List;

import org.signorini.complementarity.generator.Piles;
import org.signorini.complementarity.generator.Stacks;

/**
 * The problems the project ships: piles that are hit, piles at rest and hyperstatic stacks, in the sizes for which other
 * programs' times are known. Same bits every time.
 */
final class GeneratedProblems {

    private static final long SEED = 1;
    private static final List<Integer> IMPACTS = List.of(131, 448);
    private static final List<Integer> RESTS = List.of(10, 50, 200, 1000);
    /** Cubes on each other, four contacts each. */
    private static final List<Integer> STACKS = List.of(10, 50);

    private GeneratedProblems() {
    }

    /** @param sizes contacts per problem; empty for those above */
    static List<NamedProblem> of(List<Integer> sizes) {
        List<NamedProblem> problems = new ArrayList<>();
        for (int contacts : sizes.isEmpty() ? IMPACTS : sizes) {
            problems.add(new NamedProblem("impact-" + contacts, Piles.impacting(contacts, SEED)));
        }
        for (int contacts : sizes.isEmpty() ? RESTS : sizes) {
            problems.add(new NamedProblem("rest-" + contacts, Piles.resting(contacts, SEED)));
        }
        for (int cubes : sizes.isEmpty() ? STACKS : sizes.stream().map(n -> Math.max(1, n / 4)).toList()) {
            problems.add(new NamedProblem("stack-" + 4 * cubes, Stacks.resting(cubes)));
            problems.add(new NamedProblem("pushed-" + 4 * cubes, Stacks.pushed(cubes, SEED)));
        }
        return problems;
    }
}
