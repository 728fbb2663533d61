package org.signorini.differential.shrink;

import org.signorini.contribution.ContributionException;
import org.signorini.differential.check.Examination;
import org.signorini.differential.check.Finding;
import org.signorini.differential.check.Installed;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.reference.HeldBodies;
import org.signorini.differential.reference.ReferenceMechanism;

/**
 * Takes parts away from a mechanism as long as the same comparison in the same cell still disagrees: greedy, until
 * nothing more can go (Zeller, Hildebrandt 2002, one part at a time).
 */
public final class Shrinker {

    private static final int MOST = 1000;

    private final Examination examination;

    public Shrinker(Installed installed, Finding finding) {
        examination = new Examination(installed.only(finding.cell()));
    }

    /** A smallest mechanism on which a finding like the given one is made. */
    public Recipe shrink(Recipe recipe, Finding finding) throws ContributionException {
        Recipe smallest = recipe;
        boolean smaller = true;
        for (int tries = 0; smaller && tries < MOST;) {
            smaller = false;
            for (Recipe candidate : Simpler.than(smallest)) {
                tries++;
                if (isClear(candidate) && find(candidate, finding) != null) {
                    smallest = candidate;
                    smaller = true;
                    break;
                }
            }
        }
        return smallest;
    }

    /** The finding on a mechanism that is like a given one, or null. */
    public Finding find(Recipe recipe, Finding finding) throws ContributionException {
        return examination.of(recipe).all().stream().filter(finding::isLike).findFirst().orElse(null);
    }

    private static boolean isClear(Recipe recipe) {
        ReferenceMechanism mechanism = new ReferenceMechanism(recipe);
        return new HeldBodies(mechanism, mechanism.start()).isClear();
    }
}
