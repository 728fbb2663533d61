package org.signorini.reproduce.page;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.Panel;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.draw.InlineSvg;

/** A figure on the page: its panels, what it shows, the study behind it, its claims. */
final class FigureSection {

    private FigureSection() {
    }

    static String html(Figure figure) throws IOException {
        String id = figure.subject().id();
        StringBuilder text = new StringBuilder("<section class=\"figure\" id=\"").append(Html.escaped(id))
                .append("\">\n").append(Html.element("h3", figure.subject().title()))
                .append("\n<div class=\"panels\">");
        for (int k = 0; k < figure.panels().size(); k++) {
            text.append(panel(figure.panels().get(k), id + "-panel-" + (k + 1), figure.subject().title()));
        }
        return text.append("</div>\n").append(Html.element("p", figure.subject().caption())).append('\n')
                .append(studies(figure.subject().studies())).append(ClaimTable.html(figure.claims()))
                .append("</section>\n").toString();
    }

    private static String panel(Panel panel, String id, String title) throws IOException {
        return switch (panel) {
            case Plot plot -> "<figure>" + InlineSvg.of(plot, id, (title + " " + plot.title()).strip()) + "</figure>\n";
            case Listing listing -> "<figure>" + listing(listing) + "</figure>\n";
        };
    }

    private static String listing(Listing listing) {
        StringBuilder text = new StringBuilder("<table class=\"listing\">");
        if (!listing.title().isEmpty()) {
            text.append(Html.element("caption", listing.title()));
        }
        text.append("<thead>").append(row("th", listing.headings())).append("</thead><tbody>");
        listing.rows().forEach(row -> text.append(row("td", row)));
        return text.append("</tbody></table>").toString();
    }

    private static String row(String cell, List<String> texts) {
        return texts.stream().map(t -> Html.element(cell, t)).collect(Collectors.joining("", "<tr>", "</tr>\n"));
    }

    private static String studies(List<StudyFile> studies) {
        return studies.isEmpty() ? "" : studies.stream().map(s -> Html.element("code", s.folder() + "/" + s.name()))
                .collect(Collectors.joining(", ", "<p class=\"run\">Computed by ", ".</p>\n"));
    }
}
