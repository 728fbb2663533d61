package org.signorini.reproduce.draw;

import java.awt.Color;
import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;

import org.signorini.plot.ChartFiles;
import org.signorini.plot.PlotTheme;
import org.signorini.reproduce.Plot;

/**
 * A plot as SVG within a page. The theme's colours are the page's variables, so that a dark page has a dark plot, and
 * ids are the plot's own, since those of all plots meet in one document.
 */
public final class InlineSvg {

    public static final int WIDTH = 620;
    public static final int HEIGHT = 400;

    private InlineSvg() {
    }

    /**
     * @param id   of letters, digits and hyphens, unique in the page
     * @param name what those hear who do not see it
     */
    public static String of(Plot plot, String id, String name) throws IOException {
        StringWriter out = new StringWriter();
        ChartFiles.svg(PlotChart.of(plot, PlotTheme.LIGHT), out, WIDTH, HEIGHT);
        String svg = out.toString();
        svg = svg.substring(svg.indexOf("<svg"));
        // two colours have names
        svg = svg.replace(":white;", ":var(--chart-area);").replace(":black;", ":var(--chart-text);");
        svg = svg.replace("id=\"", "id=\"" + id + "-").replace("url(#", "url(#" + id + "-");
        for (Map.Entry<String, Color> colour : variables(PlotTheme.LIGHT).entrySet()) {
            svg = svg.replace(css(colour.getValue()), "var(--" + colour.getKey() + ")");
        }
        return svg.replaceFirst("<svg ", Matcher.quoteReplacement("<svg role=\"img\" aria-label=\""
                + name.replace("&", "&amp;").replace("\"", "&quot;") + "\" viewBox=\"0 0 " + WIDTH + " " + HEIGHT
                + "\" "));
    }

    /** The names of a theme's colours on the page. */
    static Map<String, Color> variables(PlotTheme theme) {
        Map<String, Color> variables = new LinkedHashMap<>();
        variables.put("chart-text", theme.text());
        variables.put("chart-grid", theme.grid());
        for (int k = 0; k < theme.series().size(); k++) {
            variables.put("chart-series-" + k, theme.series(k));
        }
        variables.put("chart-area", theme.background());
        return variables;
    }

    /** A theme's colours as CSS declarations. */
    public static String declarations(PlotTheme theme) {
        StringBuilder text = new StringBuilder();
        variables(theme).forEach((name, colour) -> text.append("--").append(name).append(": ").append(css(colour))
                .append("; "));
        return text.toString().strip();
    }

    private static String css(Color colour) {
        return "rgb(" + colour.getRed() + "," + colour.getGreen() + "," + colour.getBlue() + ")";
    }
}
