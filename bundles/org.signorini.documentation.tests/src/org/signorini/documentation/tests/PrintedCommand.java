package org.signorini.documentation.tests;

import java.util.ArrayList;
import java.util.List;

/**
 * A command line as a document prints it.
 *
 * @param words without the name of the program
 */
record PrintedCommand(String document, List<String> words) {

    /** Those of a document, in blocks and in sentences; what follows two blanks or a # explains. */
    static List<PrintedCommand> in(Document document) {
        List<String> lines = new ArrayList<>(document.codes());
        document.blocks().forEach(block -> lines.addAll(block.lines().toList()));
        List<PrintedCommand> commands = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("signorini ") || line.startsWith("./signorini ") || line.equals("./signorini")) {
                String[] words = line.strip().replaceAll("( {2,}|\\s+#).*$", "").split("\\s+");
                commands.add(new PrintedCommand(document.name(), List.of(words).subList(1, words.length)));
            }
        }
        return commands;
    }

    /** The subcommand, or nothing. */
    String verb() {
        return words.isEmpty() ? "" : words.getFirst();
    }

    /** Whether it is only spoken of, as in "a file for signorini solve" and "signorini validate --check does so". */
    boolean isNamed() {
        return words.stream().skip(1).allMatch(word -> word.startsWith("--"));
    }

    @Override
    public String toString() {
        return document + ": signorini " + String.join(" ", words);
    }
}
