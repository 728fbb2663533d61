package org.signorini.reproduce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Deviation;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Report;
import org.signorini.reproduce.Subject;
import org.signorini.reproduce.page.HtmlPage;

/** The page needs nothing but itself, and is right whatever stands in it. */
class PageTest {

    private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
    private static final Pattern REFERENCE = Pattern.compile("(?:url\\(|href=\")#([^)\"]*)");

    private static String page() throws Exception {
        double[] x = {0, 1, 2};
        Plot plot = new Plot("(a) <speeds>", Plot.Axis.of("t [s]"), new Plot.Axis("v [m/s]", -1, 1),
                List.of(Plot.Line.solid("v_x & v_y", x, new double[] {0, 1, 0}),
                        new Plot.Line("exact", x, new double[] {0, 0.5, 0}, Plot.Style.DASHED)));
        Listing listing = new Listing("sizes", List.of("solver", "n"), List.of(List.of("a < b", "6")));
        Subject first = new Subject("S0-figure-1", "Figure 1: a & b", "Two lines.", List.of(), 1);
        Subject second = new Subject("S0-figure-2", "Figure 2", "Again.", List.of(), 1);
        Figure one = new Figure(first, List.of(plot, listing),
                List.of(Claim.near("S0-figure-1-a", "v < 1", 0.5, 0.1, 2.0, "m/s", "half & half")));
        Figure two = new Figure(second, List.of(plot), List.of());
        Chapter chapter = new Chapter(Paper.S0, List.of(),
                List.of(new Deviation("eq. 1", "a < b", "a ≤ b", "b may be a", "")));
        return HtmlPage.of(new Report(List.of(new Report.Part(chapter, List.of(one, two)))));
    }

    @Test
    void nothingIsFetched() throws Exception {
        String page = page();
        assertFalse(page.contains("<script"), page);
        assertFalse(page.contains("<link"), page);
        assertFalse(page.contains("src="), page);
        assertFalse(page.contains("@import"), page);
        // an address may stand in it as a name, as SVG's does, not as something to load
        assertFalse(Pattern.compile("(href|url)\\W{1,3}https?:").matcher(page).find(), page);
    }

    @Test
    void idsAreUniqueAndReferencesLeadSomewhere() throws Exception {
        String page = page();
        Set<String> ids = new HashSet<>();
        Matcher id = ID.matcher(page);
        while (id.find()) {
            assertTrue(ids.add(id.group(1)), id.group(1) + " stands twice");
        }
        Matcher reference = REFERENCE.matcher(page);
        int references = 0;
        while (reference.find()) {
            assertTrue(ids.contains(reference.group(1)), reference.group());
            references++;
        }
        assertTrue(references > 2, references + " references");
    }

    @Test
    void plotsTakeTheColoursOfThePage() throws Exception {
        String page = page();
        String drawing = page.substring(page.indexOf("<svg"), page.indexOf("</svg"));
        assertTrue(drawing.contains("var(--chart-series-0)"), drawing);
        assertTrue(drawing.contains("var(--chart-text)"), drawing);
        assertFalse(drawing.contains("white"), drawing);
        assertFalse(Pattern.compile("(fill|stroke): ?(rgb|black)").matcher(drawing).find(), drawing);
        assertTrue(page.contains("prefers-color-scheme: dark"), page);
    }

    @Test
    void textsAreEscaped() throws Exception {
        String page = page();
        assertTrue(page.contains("a &lt; b"), page);
        assertTrue(page.contains("v &lt; 1"), page);
        assertTrue(page.contains("half &amp; half"), page);
        assertTrue(page.contains("✗ differs"), page);
        assertEquals(2, page.split("<svg ", -1).length - 1);
    }
}
