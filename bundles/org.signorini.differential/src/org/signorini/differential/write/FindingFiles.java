package org.signorini.differential.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.signorini.differential.check.Cell;
import org.signorini.differential.check.Finding;
import org.signorini.differential.recipe.Recipe;

/** A finding as two files of one name: the mechanism, for {@code run}, and what disagrees, for people. */
public final class FindingFiles {

    private FindingFiles() {
    }

    /**
     * Writes both.
     *
     * @param found on the mechanism as it was generated
     * @param small on the mechanism as it was shrunk, which is the one written
     * @return the mechanism's file
     */
    public static Path write(Path folder, Recipe generated, Finding found, Recipe shrunk, Finding small)
            throws IOException {
        Files.createDirectories(folder);
        String name = ("seed-" + generated.seed() + "-" + found.check() + "-" + found.cell())
                .replaceAll("[^A-Za-z0-9]+", "-").replaceAll("-$", "");
        Path file = folder.resolve(name + ".mechanism");
        Files.writeString(file, MechanismText.of(shrunk));
        Files.writeString(folder.resolve(name + ".txt"), String.join("\n",
                "generated:  " + generated.title(),
                "finding:    " + found,
                "shrunk to:  " + shrunk.title(),
                "finding:    " + small,
                "its time:   " + shrunk.time() + " s, its size " + shrunk.length() + " m",
                "to see it:  signorini run " + file.getFileName() + command(small.cell(), shrunk),
                ""));
        return file;
    }

    private static String command(Cell cell, Recipe recipe) {
        StringBuilder out = new StringBuilder(" --formulation ").append(cell.formulation().id());
        option(" --scheme ", cell.scheme(), out);
        option(" --contact-model ", cell.contactModel(), out);
        option(" --solver ", cell.solver(), out);
        return out.append(" --step ").append(0.01 * recipe.time()).append(" --duration ").append(0.25 * recipe.time())
                .toString();
    }

    private static void option(String name, String value, StringBuilder out) {
        if (!value.isEmpty()) {
            out.append(name).append(value);
        }
    }
}
