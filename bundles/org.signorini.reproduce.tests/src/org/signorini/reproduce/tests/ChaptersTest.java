package org.signorini.reproduce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.Option;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;
import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Chapters;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Deviation;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.Report;
import org.signorini.reproduce.Reproduction;
import org.signorini.reproduce.ReproductionMonitor;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.Subject;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.simulation.FormulationRegistry;
import org.signorini.simulation.SchemeRegistry;

/** What is said of the papers, and what of it agrees. */
class ChaptersTest {

    /** s, of a figure; those that take longer are for the command alone. */
    private static final double QUICK = 6;

    private static final Pattern OPTION = Pattern
            .compile("--(scheme|solver|contact-model|formulation) (\\S+) --option \\1\\.([^=\\s]+)=([^;\\s]+)");

    static Stream<Subject> subjects() {
        return Chapters.all().stream().flatMap(c -> c.experiments().stream()).map(Experiment::subject);
    }

    @Test
    void papersComeInTheirOrder() {
        assertEquals(List.of(Paper.values()), Chapters.all().stream().map(Chapter::paper).toList());
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void everyClaimOfAQuickFigureIsMetOrExplained(Paper paper) {
        Chapter chapter = Chapters.of(paper);
        List<Experiment> quick = chapter.experiments().stream().filter(e -> e.subject().seconds() <= QUICK).toList();
        Report report = new Reproduction(List.of(new Chapter(paper, quick, List.of())), ReproductionMonitor.SILENT)
                .compute();
        assertEquals(List.of(), report.claims().stream().filter(c -> !c.isExplained()).toList());
        Set<String> ids = new HashSet<>();
        report.parts().getFirst().figures().forEach(figure -> {
            assertTrue(!figure.panels().isEmpty(), figure.subject().id() + " shows something");
            for (Claim claim : figure.claims()) {
                assertTrue(ids.add(claim.id()), claim.id() + " is used twice");
                assertTrue(claim.id().startsWith(figure.subject().id() + "-"), claim.id());
                assertTrue(claim.claim().endsWith(".") || claim.claim().endsWith(")."), claim.claim());
                assertTrue(claim.expected().tolerance() == null || !claim.why().isEmpty(), claim.id() + ": why so "
                        + "much?");
            }
        });
    }

    @Test
    void idsAreUniqueAndBeginWithTheirPaper() {
        Set<String> ids = new HashSet<>();
        for (Chapter chapter : Chapters.all()) {
            for (Experiment experiment : chapter.experiments()) {
                String id = experiment.subject().id();
                assertTrue(ids.add(id), id + " is used twice");
                assertTrue(id.startsWith(chapter.paper() + "-"), id);
                assertTrue(id.matches("[A-Za-z0-9-]+"), id);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void studiesCanBeOpenedAndHaveNoErrors(Subject subject) throws Exception {
        assertTrue(!subject.studies().isEmpty(), "a study to open");
        for (StudyFile study : subject.studies()) {
            assertTrue(Files.isRegularFile(study.path()), study.toString());
            List<Finding> findings = Validation.of(ModelFiles.readStudy(study.path()));
            assertEquals(List.of(), findings.stream().filter(f -> f.severity() == Severity.ERROR).toList());
        }
    }

    @Test
    void optionsOfDeviationsExist() {
        int found = 0;
        for (Chapter chapter : Chapters.all()) {
            for (Deviation deviation : chapter.deviations()) {
                Matcher option = OPTION.matcher(deviation.option());
                int here = 0;
                while (option.find()) {
                    assertExists(option);
                    here++;
                }
                assertTrue(here > 0 || deviation.option().isEmpty(), deviation.option() + " names an option");
                found += here;
            }
        }
        assertTrue(found > 0, "options");
    }

    private static void assertExists(Matcher named) {
        Optional<? extends Contribution<?>> contribution = switch (named.group(1)) {
            case "scheme" -> SchemeRegistry.read().find(named.group(2));
            case "solver" -> new SolverRegistry().find(named.group(2));
            case "contact-model" -> ContactModelRegistry.read().find(named.group(2));
            default -> FormulationRegistry.read().find(named.group(2));
        };
        assertTrue(contribution.isPresent(), named.group());
        Option option = contribution.get().options().stream().filter(o -> o.name().equals(named.group(3))).findFirst()
                .orElseThrow(() -> new AssertionError(named.group()));
        assertEquals(null, option.complaintAbout(named.group(4)), named.group());
    }
}
