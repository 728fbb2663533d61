package org.signorini.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.signorini.complementarity.ProblemKind;
import org.signorini.simulation.Combination;

/**
 * Combinations for a person at a terminal: a column per formulation, a line per contact model, in the cells a letter
 * for the solvers, which stand below.
 */
final class CombinationTable {

    private CombinationTable() {
    }

    static void print(List<Combination> combinations, PrintWriter out) {
        List<String> formulations = combinations.stream().map(Combination::formulation).distinct().toList();
        Map<String, Map<String, Combination>> lines = new TreeMap<>();
        Map<List<String>, String> letters = new LinkedHashMap<>();
        for (Combination c : combinations) {
            lines.computeIfAbsent(c.contactModel(), k -> new LinkedHashMap<>()).put(c.formulation(), c);
            letters.computeIfAbsent(c.solvers(), k -> k.isEmpty() ? "-" : letter(letters.size()));
        }
        int width = lines.keySet().stream().mapToInt(String::length).max().orElse(0) + 2;
        int column = formulations.stream().mapToInt(String::length).max().orElse(0) + 2;
        out.println(" ".repeat(width) + formulations.stream().map(f -> pad(f, column)).collect(Collectors.joining())
                + "poses");
        lines.forEach((model, cells) -> out.println(pad(model, width) + formulations.stream()
                .map(f -> pad(letters.get(cells.get(f).solvers()), column)).collect(Collectors.joining())
                + kinds(cells.get(formulations.get(0)))));
        out.println();
        letters.forEach((solvers, letter) -> out.println(
                letter + "  " + (solvers.isEmpty() ? "no solver installed accepts it" : String.join(", ", solvers))));
    }

    private static String letter(int index) {
        return Character.toString('a' + index);
    }

    private static String kinds(Combination cell) {
        return cell.kinds().stream().map(ProblemKind::id).collect(Collectors.joining(", "));
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
