package org.signorini.documentation.tests;

import static org.signorini.documentation.tests.Facts.asserted;
import static org.signorini.documentation.tests.Facts.byDefault;
import static org.signorini.documentation.tests.Facts.constant;
import static org.signorini.documentation.tests.Facts.written;
import static org.signorini.examples.tests.Claim.formula;
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

    private static final String FULL_RANK = "org.signorini.combinations.tests/src/org/signorini/combinations/tests/"
            + "FullRankTest.java";
    private static final String SOURCES = "bundles/org.signorini.";

    private static final Map<String, List<Claim>> CLAIMS = Map.ofEntries(
            Map.entry("verdict.html", VerdictClaims.ALL),
            Map.entry("getting-started.html", List.of(
                    holds("in fourteen steps", x -> Files.readString(Documents.ROOT.resolve(SOURCES
                            + "ui.welcome/cheatsheets/woodpecker.xml")).split("<item ").length - 1 == 14))),
            Map.entry("contact-models.html", List.of(
                    is("a time of [0.1] s", constant("org.signorini.contact", "org.signorini.contact.NormalLaw",
                            "RECOVERY_TIME")),
                    is("by [29] % with 4", x -> weaker(4)),
                    is("[7.6] % with 8", x -> weaker(8)),
                    is("[1.9] % with 16.", x -> weaker(16)),
                    is("with [16]. The", x -> 16),
                    // ½ m v² + ½ (m/6) ω² + m g/2
                    is("A cube of [1] kg", x -> Evidence.of("box").energy("initial")
                            / (12.5 + Math.PI * Math.PI / 3 + 9.81 / 2)),
                    is("slides at [5] m/s", x -> Evidence.of("box").probe("speed")[0]),
                    is("steps of [1] ms, at", x -> 1e3 * fine().step()),
                    is("x = [0.440] m", x -> fine().only("phantom").measure("end", "x")),
                    is("x = [0.440] m", x -> fine().only("hybrid").measure("end", "x")),
                    is("at [0.078] with", x -> fine().only("Anitescu-Potra").measure("end", "x")),
                    is("at [0.77] with", x -> fine().only("box").measure("end", "x")),
                    is("adds [484] J", x -> newton().energy("largestGain")),
                    holds("the first impact adds", x -> Math.abs(firstImpact(newton())
                            - newton().energy("largestGainTime")) < 1.1e-3),
                    is("to [961] J", x -> newton().energy("initial")),
                    is("of its [20] s", x -> Evidence.of("pendulum-12").run().plan().settings().duration()),
                    holds("it creates no energy at any impact", x -> Evidence.of("pendulum-12").runs().stream()
                            .allMatch(r -> new Evidence("pendulum-12", List.of(r)).energy("largestGain") == 0)))),

            Map.entry("diagram.html", List.of(holds("(100 %)", written(SOURCES + "diagram/plugin.xml", "Zoom to 100 %")),
                    formula("100 %"))),
            Map.entry("keyboard.html", List.of(holds("(100 %)", written(SOURCES + "diagram/plugin.xml", "Zoom to 100 %")),
                    formula("100 %"))),

            Map.entry("formulations.html", List.of(
                    is("dense form [12] more", x -> size("dca[posing=dense]") - size("dca")),
                    holds("6 more for each body", x -> size("dca[posing=sparse]") - size("dca[posing=dense]") == 6),
                    is("as the paper does, [32] uses", byDefault("org.signorini.simulation.formulations", "dca", "leaf")),
                    is("more than [1e-5] of", constant("org.signorini.multibody",
                            "org.signorini.multibody.constraint.ClosureRank", "BLOCKED")),
                    measured("as measured in November 2026 on one core"),
                    measured("a chain of 1024 links with four contacts took 0.25 ms with mc, 0.25 with ce, 0.43 with "
                            + "dca and 1.7 with rc; one of 64 closed loops with four contacts 0.14 ms with ce, which has "
                            + "no row for them, 0.48 with rc, 0.88 with mc and 0.92 with dca."))),

            Map.entry("models.html", List.of(
                    formula("10^-(3²), not (1e-3)²"),
                    is("thinner than [1e-5] of", constant("org.signorini.collision",
                            "org.signorini.collision.shape.HullBuilder", "THINNEST")))),

            Map.entry("references.html", List.of(formula("DETC2017-67988"))),

            Map.entry("solvers.html", List.of(
                    is("tolerance, [1e-9] unless", x -> RunSettings.DEFAULT.tolerance()),
                    is("as small as [1e-300] or", asserted(1e-300, "org.signorini.bench/src/org/signorini/bench/"
                            + "certificate/CertificateBenchmark.java", "from 1e-300 to 1e300")),
                    is("as large as [1e300]:", x -> 1e300),
                    holds("less than a fiftieth", x -> constant("org.signorini.complementarity",
                            "org.signorini.complementarity.certificate.CoulombConditions", "SHARE").of(null) == 50),
                    is("Rows that are [1e-9] of", x -> RunSettings.DEFAULT.tolerance()),
                    is("a compliance of [1e-4] ε²", constant("org.signorini.solver.semismooth",
                            "org.signorini.solver.semismooth.system.TodorovSystem", "COMPLIANCE")),
                    is("relative residual of [1e-8] from", constant("org.signorini.bench", "org.signorini.bench.Settings",
                            "TOLERANCE")),
                    measured("as measured in November 2026 on one core"),
                    measured("piles at rest with 10, 50, 200 and 1000 contacts took 0.02, 1.8, 9 and 510 ms, a "
                            + "hyperstatic stack of 40 contacts 0.2 ms, a pile of 448 contacts that is hit 100 ms."),
                    holds("solves piles and stacks of up to some hundred contacts", SolverFacts::implicitSolvesPiles),
                    measured("50 contacts at rest took 0.03 s, 200 took 2 s."),
                    measured("the pyramids of 10 contacts at rest took 0.1 ms, those of 50 contacts 9 ms; those of 200 "
                            + "were not solved within 2 s."),
                    is("of the [65] steps", asserted(65, FULL_RANK, "STEPS = 65;")),
                    is("rank [15] of 24", asserted(24 - 9, FULL_RANK, "assertEquals(9, rank.deficiencyMax());")),
                    is("of [24], and all", asserted(24, FULL_RANK, "assertEquals(24, rank.size());")),
                    is("with rank [28] of", asserted(28, FULL_RANK, "assertEquals(28, rank.rank());")),
                    is("28 of [28].", asserted(28, FULL_RANK, "assertEquals(28, rank.size());")),
                    is("solves all [185] problems", SolverFacts::solvedByBlockPivoting),
                    measured("1000 contacts at rest took 65 ms."),
                    is("by up to [29] % however", x -> weaker(4)))),

            Map.entry("studies.html", List.of(
                    holds("What it leaves out has a default: ◦, ◦, ◦, ◦", x -> Files.readString(Documents.HELP
                            .resolve("html/studies.html")).replaceAll("\\s+", " ").contains(
                                    "<code>" + String.join("</code>, <code>", RunSettings.DEFAULT.formulation().id(),
                                            RunSettings.DEFAULT.contactModel().id(), RunSettings.DEFAULT.solver().id(),
                                            RunSettings.DEFAULT.scheme().id()) + "</code>, 1 ms, 1 s")),
                    is("◦, [1] ms, 1 s", x -> 1e3 * RunSettings.DEFAULT.step()),
                    is("1 ms, [1] s. A", x -> RunSettings.DEFAULT.duration()),
                    is("at most [100000] runs", constant("org.signorini.study", "org.signorini.study.run.StudyPlan", "MOST")),
                    is("a duration of [1] s in", x -> 1),
                    is("steps of [0.3] s it", x -> 0.3),
                    is("computes [0.9] s", x -> RunSettings.DEFAULT.step(0.3).duration(1).end()),
                    is("any Java from [21] on", x -> 21),
                    holds("any Java from", written(SOURCES + "study/META-INF/MANIFEST.MF", "JavaSE-21")),
                    is("[25] of them", x -> Double.parseDouble(new CommandLine(new Signorini(null, null))
                            .getSubcommands().get("run").getCommandSpec().findOption("--frames").defaultValue())),
                    holds("0 separated, 1 impact, 2 stick, 3 slide, 4 roll", x -> List.of(ContactState.values()).toString()
                            .equals("[SEPARATED, IMPACT, STICK, SLIDE, ROLL]")))),

            Map.entry("workbench.html", List.of(
                    is("averaged over [0.04] s", x -> PaintOptions.DEFAULT.window()))),

            Map.entry("README.md", List.of(
                    is("Java [21], Eclipse", x -> 21),
                    holds("Java 21, Eclipse", written(SOURCES + "cli/META-INF/MANIFEST.MF", "JavaSE-21")),
                    formula("EPL-2.0"),
                    is("JDK of version [21] or", asserted(21, "../signorini", "a JDK of version 21 or newer is needed")),
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

    /** By how much a pyramid is weaker than its cone halfway between two directions, in percent. */
    private static double weaker(int facets) {
        return 100 * (1 - Math.cos(Math.PI / facets));
    }

    private static Evidence fine() throws Exception {
        return new Evidence("box", Evidence.of("box").runs().stream().filter(r -> r.plan().settings().step() == 1e-3)
                .toList());
    }

    private static Evidence newton() throws Exception {
        return Evidence.of("pendulum-12").tried("contact-model=pyramid", "solver=path", "duration=0.3");
    }

    private static double firstImpact(Evidence x) {
        return x.contacts("").stream().filter(c -> c.state() == ContactState.IMPACT).findFirst().orElseThrow().time();
    }

    private static double size(String formulation) throws Exception {
        return Evidence.of("double-pendulum-sliding").tried("formulation=" + formulation, "duration=0.01")
                .number("statistics", "size", "max");
    }
}
