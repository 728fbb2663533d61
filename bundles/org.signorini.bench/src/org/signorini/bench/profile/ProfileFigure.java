package org.signorini.bench.profile;

import java.util.List;
import java.util.Locale;

/** Performance profiles as an SVG figure: a panel per kind, τ on a logarithmic axis. */
public final class ProfileFigure {

    private static final int WIDTH = 760;
    private static final int PANEL = 360;
    private static final int LEFT = 60;
    private static final int RIGHT = 560;
    private static final int TOP = 40;
    private static final int BOTTOM = 310;

    /** Told apart also by those who do not see colours well, with the dashes below. */
    private static final List<String> COLOURS = List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000",
            "#e69f00", "#56b4e9");
    private static final List<String> DASHES = List.of("none", "7 3", "2 2", "9 3 2 3");

    private final StringBuilder svg = new StringBuilder();

    private ProfileFigure() {
    }

    public static String svg(List<PerformanceProfile> profiles) {
        ProfileFigure figure = new ProfileFigure();
        int height = Math.max(1, profiles.size()) * PANEL;
        figure.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
                + "font-family=\"sans-serif\" font-size=\"12\">", WIDTH, height, WIDTH, height);
        figure.add("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>", WIDTH, height);
        for (int k = 0; k < profiles.size(); k++) {
            figure.add("<g transform=\"translate(0 %d)\">", k * PANEL);
            figure.panel(profiles.get(k));
            figure.add("</g>");
        }
        figure.add("</svg>");
        return figure.svg.toString();
    }

    private void panel(PerformanceProfile profile) {
        add("<text x=\"%d\" y=\"24\" font-size=\"14\">"
                + "%s: share of %d problems solved within τ times the fastest</text>", LEFT, profile.kind().id(),
                profile.problems());
        double decades = Math.max(1, Math.ceil(Math.log10(profile.largestRatio())));
        axes(decades);
        for (int k = 0; k < profile.curves().size(); k++) {
            String style = "stroke=\"" + COLOURS.get(k % COLOURS.size()) + "\" stroke-dasharray=\""
                    + DASHES.get(k / COLOURS.size() % DASHES.size()) + "\" stroke-width=\"1.8\" fill=\"none\"";
            PerformanceProfile.Curve curve = profile.curves().get(k);
            curve(curve, profile.problems(), decades, style);
            int y = TOP + 8 + 15 * k;
            add("<path d=\"M%d %dh24\" %s/>", RIGHT + 16, y, style);
            add("<text x=\"%d\" y=\"%d\">%s</text>", RIGHT + 46, y + 4, curve.solver());
        }
    }

    private void axes(double decades) {
        add("<path d=\"M%d %dV%dH%d\" stroke=\"black\" fill=\"none\"/>", LEFT, TOP, BOTTOM, RIGHT);
        for (int k = 0; k <= 5; k++) {
            double y = y(0.2 * k);
            add("<path d=\"M%d %.1fH%d\" stroke=\"#dddddd\"/>", LEFT, y, RIGHT);
            add("<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.1f</text>", LEFT - 8, y + 4, 0.2 * k);
        }
        for (int k = 0; k <= decades; k++) {
            double x = x(Math.pow(10, k), decades);
            add("<path d=\"M%.1f %dv5\" stroke=\"black\"/>", x, BOTTOM);
            add("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>", x, BOTTOM + 19, Math.pow(10, k));
        }
        add("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">τ</text>", (LEFT + RIGHT) / 2, BOTTOM + 34);
    }

    /** A staircase: up at each ratio, on to the right margin. */
    private void curve(PerformanceProfile.Curve curve, int problems, double decades, String style) {
        StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%d %.1f", LEFT, y(0)));
        for (int k = 0; k < curve.ratios().length; k++) {
            path.append(String.format(Locale.ROOT, "H%.1fV%.1f", x(curve.ratios()[k], decades),
                    y((k + 1.0) / problems)));
        }
        path.append("H").append(RIGHT);
        add("<path d=\"%s\" %s/>", path, style);
    }

    private static double x(double tau, double decades) {
        return LEFT + (RIGHT - LEFT) * Math.log10(tau) / decades;
    }

    private static double y(double share) {
        return BOTTOM - (BOTTOM - TOP) * share;
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
