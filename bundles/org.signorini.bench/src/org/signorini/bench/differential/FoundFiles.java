package org.signorini.bench.differential;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

import org.signorini.contribution.ContributionException;
import org.signorini.differential.check.Finding;
import org.signorini.differential.check.Installed;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.shrink.Shrinker;
import org.signorini.differential.write.FindingFiles;

/** Shrinks what is found and writes it, the first few of each kind. */
final class FoundFiles {

    private static final int OF_A_KIND = 3;

    private final Installed installed;
    private final Path folder;
    private final Map<String, Integer> written = new TreeMap<>();

    /** @param folder null to write nothing */
    FoundFiles(Installed installed, Path folder) {
        this.installed = installed;
        this.folder = folder;
    }

    /** The file, or empty where there is none. */
    String write(Recipe recipe, Finding finding) {
        if (folder == null || written.merge(finding.check() + finding.cell(), 1, Integer::sum) > OF_A_KIND) {
            return "";
        }
        try {
            Shrinker shrinker = new Shrinker(installed, finding);
            Recipe small = shrinker.shrink(recipe, finding);
            return FindingFiles.write(folder, recipe, finding, small, shrinker.find(small, finding)).toString();
        } catch (ContributionException e) {
            // what was created a moment ago can be created again
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
