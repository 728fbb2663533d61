package org.signorini.documentation.tests;

import static org.signorini.documentation.tests.Facts.asserted;
import static org.signorini.documentation.tests.Facts.byDefault;
import static org.signorini.documentation.tests.Facts.constant;
import static org.signorini.documentation.tests.Facts.written;
import static org.signorini.examples.tests.Claim.formula;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;
import static org.signorini.examples.tests.Claim.measured;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;

import org.signorini.cli.Signorini;
import org.signorini.examples.tests.Claim;
import org.signorini.examples.tests.Evidence;
import org.signorini.scene.paint.PaintOptions;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.run.RunSettings;

import picocli.CommandLine;

/** The numbers of help, README and CONTRIBUTING, and what gives them. */
final class HelpClaims {

    private static final String SOURCES = "bundles/org.signorini.";

    private static final List<Claim> ACTUAL_SIZE = List.of(given("100 %"),
            holds("(100 %)", written(SOURCES + "diagram/plugin.xml", "Zoom to 100 %")));

    private static final Map<String, List<Claim>> CLAIMS = Map.ofEntries(
            Map.entry("verdict.html", VerdictClaims.ALL),
            Map.entry("getting-started.html", List.of(
                    holds("in fourteen steps", x -> Files.readString(Documents.ROOT.resolve(SOURCES
                            + "ui.welcome/cheatsheets/woodpecker.xml")).split("<item ").length - 1 == 14))),
            Map.entry("contact-models.html", ContactClaims.ALL),
            Map.entry("deviations.html", DeviationClaims.ALL),

            Map.entry("diagram.html", ACTUAL_SIZE),
            Map.entry("keyboard.html", ACTUAL_SIZE),

            Map.entry("formulations.html", List.of(
                    is("dense form [12] more", x -> size("dca[posing=dense]") - size("dca")),
                    holds("6 more for each body", x -> size("dca[posing=sparse]") - size("dca[posing=dense]") == 6),
                    is("as the paper does, [32] uses",
                            byDefault("org.signorini.simulation.formulations", "dca", "leaf")),
                    is("more than [1e-5] of", constant("org.signorini.multibody",
                            "org.signorini.multibody.constraint.ClosureRank", "BLOCKED")),
                    measured("as measured in November 2026 on one core"),
                    measured("a chain of 1024 links with four contacts took 0.25 ms with mc, 0.25 with ce, 0.43 with "
                            + "dca and 1.7 with rc; one of 64 closed loops with four contacts 0.14 ms with ce, which "
                            + "has no row for them, 0.48 with rc, 0.88 with mc and 0.92 with dca."))),

            Map.entry("models.html", List.of(
                    formula("10^-(3²), not (1e-3)²"),
                    is("thinner than [1e-5] of", constant("org.signorini.collision",
                            "org.signorini.collision.shape.HullBuilder", "THINNEST")))),

            Map.entry("references.html", List.of(formula("DETC2017-67988"))),

            Map.entry("solvers.html", SolverClaims.ALL),

            Map.entry("studies.html", List.of(
                    holds("What it leaves out has a default: ◦, ◦, ◦, ◦", x -> Files.readString(Documents.HELP
                            .resolve("html/studies.html")).replaceAll("\\s+", " ").contains(
                                    "<code>" + String.join("</code>, <code>", RunSettings.DEFAULT.formulation().id(),
                                            RunSettings.DEFAULT.contactModel().id(), RunSettings.DEFAULT.solver().id(),
                                            RunSettings.DEFAULT.scheme().id()) + "</code>, 1 ms, 1 s")),
                    is("◦, [1] ms, 1 s", x -> 1e3 * RunSettings.DEFAULT.step()),
                    is("1 ms, [1] s. A", x -> RunSettings.DEFAULT.duration()),
                    is("at most [100000] runs",
                            constant("org.signorini.study", "org.signorini.study.run.StudyPlan", "MOST")),
                    given("a duration of 1 s in"),
                    given("steps of 0.3 s it"),
                    is("computes [0.9] s", x -> RunSettings.DEFAULT.step(0.3).duration(1).end()),
                    given("any Java from 21 on"),
                    holds("any Java from", written(SOURCES + "study/META-INF/MANIFEST.MF", "JavaSE-21")),
                    is("[25] of them", x -> Double.parseDouble(new CommandLine(new Signorini(null, null))
                            .getSubcommands().get("run").getCommandSpec().findOption("--frames").defaultValue())),
                    holds("0 separated, 1 impact, 2 stick, 3 slide, 4 roll", x -> List.of(ContactState.values())
                            .toString().equals("[SEPARATED, IMPACT, STICK, SLIDE, ROLL]")))),

            Map.entry("workbench.html", List.of(
                    is("averaged over [0.04] s", x -> PaintOptions.DEFAULT.window()))),

            Map.entry("README.md", List.of(
                    given("Java 21, Eclipse"),
                    holds("Java 21, Eclipse", written(SOURCES + "cli/META-INF/MANIFEST.MF", "JavaSE-21")),
                    formula("EPL-2.0"),
                    is("JDK of version [21] or",
                            asserted(21, "../signorini", "a JDK of version 21 or newer is needed")),
                    is("lets GEF [3.2] run", asserted(3.2, "../targetplatform/signorini.target",
                            "<artifactId>gef</artifactId><version>3.2.")),
                    formula("Nonlinear Dyn. 12 (2017)"),
                    formula("DETC2017-67988"),
                    formula("Syst. Dyn. 13 (2005)"))));

    private HelpClaims() {
    }

    static List<Claim> of(String document) {
        return CLAIMS.getOrDefault(document, List.of());
    }

    private static double size(String formulation) throws Exception {
        return Evidence.of("double-pendulum-sliding").tried("formulation=" + formulation, "duration=0.01")
                .number("statistics", "size", "max");
    }
}
