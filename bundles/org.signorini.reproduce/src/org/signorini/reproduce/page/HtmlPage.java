package org.signorini.reproduce.page;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import org.signorini.plot.PlotTheme;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Deviation;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.Report;
import org.signorini.reproduce.draw.InlineSvg;
import org.signorini.study.run.Versions;

/** A reproduction as one page that needs no other file. */
public final class HtmlPage {

    private static final String TITLE = "The papers, computed again";

    private HtmlPage() {
    }

    public static String of(Report report) throws IOException {
        StringBuilder text = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n").append(Html.element("title", TITLE))
                .append("\n<style>\n").append(style()).append("</style></head><body>\n").append(head(report));
        for (Report.Part part : report.parts()) {
            text.append(part(part));
        }
        return text.append(foot()).append("</body></html>\n").toString();
    }

    /** What times were measured on, and how anybody gets the same page. */
    private static String foot() {
        Map<String, String> versions = Versions.asText();
        return "<footer>Written by <code>signorini reproduce</code>, Signorini Workbench "
                + Html.escaped(versions.get("signorini") + ", on " + versions.get("java") + ", "
                        + versions.get("system"))
                + ".</footer>\n";
    }

    private static String style() throws IOException {
        try (InputStream in = HtmlPage.class.getResourceAsStream("page.css")) {
            return ":root { " + InlineSvg.declarations(PlotTheme.LIGHT) + " }\n@media (prefers-color-scheme: dark) {\n"
                    + ":root { " + InlineSvg.declarations(PlotTheme.DARK) + " }\n}\n"
                    + new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String head(Report report) {
        StringBuilder text = new StringBuilder("<h1>" + TITLE + "</h1>\n<p>Every figure is computed by a study of the "
                + "Signorini Workbench and drawn as its paper draws it; beside it stands what the paper says and what "
                + "came out.</p>\n<table class=\"overview\"><thead><tr><th>paper</th><th>figures</th><th>claims</th>"
                + "<th>agree</th><th>explained</th><th>differ</th></tr></thead><tbody>\n");
        for (Report.Part part : report.parts()) {
            List<Claim> claims = part.claims().toList();
            long ok = claims.stream().filter(Claim::ok).count();
            long explained = claims.stream().filter(c -> !c.ok() && c.isExplained()).count();
            Paper paper = part.chapter().paper();
            text.append("<tr><td><a href=\"#").append(paper).append("\">").append(paper).append("</a> ")
                    .append(Html.escaped(paper.authors())).append("</td>");
            for (long count : new long[] {part.figures().size(), claims.size(), ok, explained,
                claims.size() - ok - explained}) {
                text.append("<td>").append(count).append("</td>");
            }
            text.append("</tr>\n");
        }
        return text.append("</tbody></table>\n").toString();
    }

    private static String part(Report.Part part) throws IOException {
        Paper paper = part.chapter().paper();
        StringBuilder text = new StringBuilder("<section id=\"" + paper + "\">\n<h2>" + paper + ": "
                + Html.escaped(paper.title()) + "</h2>\n"
                + Html.element("p", paper.authors() + ", " + paper.source() + ".") + "\n");
        for (Figure figure : part.figures()) {
            text.append(FigureSection.html(figure));
        }
        return text.append(deviations(part.chapter().deviations())).append("</section>\n").toString();
    }

    private static String deviations(List<Deviation> deviations) {
        if (deviations.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder("<section class=\"deviations\">"
                + "<h3>Deviations from what is printed</h3>\n<table><thead><tr><th>where</th><th>printed</th>"
                + "<th>here</th><th>why</th><th>as printed by</th></tr></thead><tbody>\n");
        for (Deviation d : deviations) {
            text.append("<tr>").append(Html.element("td", d.where())).append(Html.element("td", d.printed()))
                    .append(Html.element("td", d.here())).append(Html.element("td", d.why())).append("<td>")
                    .append(d.option().isEmpty() ? "–" : Html.element("code", d.option())).append("</td></tr>\n");
        }
        return text.append("</tbody></table></section>\n").toString();
    }
}
