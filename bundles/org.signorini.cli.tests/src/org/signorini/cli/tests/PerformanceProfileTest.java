package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.signorini.bench.SolveRow;
import org.signorini.bench.profile.PerformanceProfile;
import org.signorini.bench.profile.PerformanceProfile.Curve;
import org.signorini.bench.profile.ProfileFigure;
import org.signorini.complementarity.ProblemKind;

class PerformanceProfileTest {

    private static SolveRow row(String problem, String solver, boolean solved, double milliseconds) {
        return new SolveRow(problem, ProblemKind.FRICTION, solver, solved, milliseconds, milliseconds, 1, 0, 0, "");
    }

    /** Problem p: a 1 ms, b 4 ms. q: a failed, b 3 ms. r: a 2 ms, b 1 ms. s: nobody. */
    private static final List<SolveRow> ROWS = List.of(row("p", "a", true, 1), row("p", "b", true, 4),
            row("q", "a", false, 0.1), row("q", "b", true, 3), row("r", "a", true, 2), row("r", "b", true, 1),
            row("s", "a", false, 1), row("s", "b", false, 1));

    @Test
    void shares() {
        PerformanceProfile profile = PerformanceProfile.of(ROWS).get(0);
        assertEquals(4, profile.problems());
        assertEquals(4, profile.largestRatio());
        Curve b = profile.curves().get(0);
        Curve a = profile.curves().get(1);
        assertEquals("b", b.solver());
        assertEquals(0.25, a.share(1, 4));
        assertEquals(0.5, a.share(2, 4));
        assertEquals(0.5, a.share(1e9, 4));
        assertEquals(0.5, b.share(1, 4));
        assertEquals(0.5, b.share(3.9, 4));
        assertEquals(0.75, b.share(4, 4));
    }

    @Test
    void kindsAreApart() {
        SolveRow lcp = new SolveRow("x", ProblemKind.LCP, "c", true, 1, 1, 1, 0, 0, "");
        List<PerformanceProfile> profiles = PerformanceProfile.of(
                Stream.concat(ROWS.stream(), Stream.of(lcp)).toList());
        assertEquals(List.of(ProblemKind.LCP, ProblemKind.FRICTION),
                profiles.stream().map(PerformanceProfile::kind).toList());
        String svg = ProfileFigure.svg(profiles);
        assertTrue(!svg.contains("=\"\""), "an attribute without a value stops some viewers: " + svg);
        assertTrue(svg.contains("lcp: share of 1 problems") && svg.contains("friction: share of 4 problems"), svg);
    }

    @Test
    void nobodySolvedAnything() {
        String svg = ProfileFigure.svg(PerformanceProfile.of(List.of(row("s", "a", false, 1))));
        assertTrue(svg.contains(">a</text>") && !svg.contains("NaN"), svg);
    }
}
