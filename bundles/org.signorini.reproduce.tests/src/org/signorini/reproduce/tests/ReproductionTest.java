package org.signorini.reproduce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.Report;
import org.signorini.reproduce.Reproduction;
import org.signorini.reproduce.ReproductionMonitor;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** Figures are computed one after another; what goes wrong with one is told and ends no other. */
class ReproductionTest {

    private static final StudyFile SPHERE = StudyFile.example("sphere");

    private interface Computation {
        void compute(StudyRuns runs) throws Exception;
    }

    private static Experiment experiment(String id, Computation computation) {
        Subject subject = new Subject(id, id, "", List.of(SPHERE), 1);
        return new Experiment() {
            @Override
            public Subject subject() {
                return subject;
            }

            @Override
            public Figure compute(StudyRuns runs) {
                try {
                    computation.compute(runs);
                } catch (RuntimeException e) {
                    throw e;
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
                return new Figure(subject, List.of(), List.of(Claim.exactly(id + "-a", "", "yes", "yes")));
            }
        };
    }

    private static Report compute(ReproductionMonitor monitor, Experiment... experiments) {
        return new Reproduction(List.of(new Chapter(Paper.S0, List.of(experiments), List.of())), monitor).compute();
    }

    @Test
    void whatCannotBeComputedIsAClaimThatIsNotMet() {
        Report report = compute(ReproductionMonitor.SILENT, experiment("S0-one", runs -> {
            throw new IllegalArgumentException("no column 'x'");
        }), experiment("S0-two", runs -> {
        }));
        assertEquals(List.of("S0-one-computed", "S0-two-a"), report.claims().stream().map(Claim::id).toList());
        assertEquals(List.of(false, true), report.claims().stream().map(Claim::ok).toList());
        assertEquals("no column 'x'", report.claims().getFirst().got());
        assertFalse(report.isExplained());
    }

    @Test
    void anUnknownStudyIsTold() {
        Report report = compute(ReproductionMonitor.SILENT,
                experiment("S0-one", runs -> runs.of(StudyFile.own("nowhere", "no.study"))));
        assertTrue(String.valueOf(report.claims().getFirst().got()).contains("nowhere"), report.claims().toString());
    }

    @Test
    void aStudyIsComputedOnceForAllFiguresOfAPaper() {
        List<Object> seen = new ArrayList<>();
        compute(ReproductionMonitor.SILENT, experiment("S0-one", runs -> seen.add(runs.of(SPHERE))),
                experiment("S0-two", runs -> seen.add(runs.of(SPHERE))));
        assertTrue(seen.getFirst() == seen.getLast(), "the runs themselves");
    }

    @Test
    void sharesOfTheWholeRise() {
        List<Double> shares = new ArrayList<>(List.of(0.0));
        List<String> done = new ArrayList<>();
        compute(new ReproductionMonitor() {
            @Override
            public void begun(Subject subject, double share) {
                shares.add(share);
            }

            @Override
            public void progressed(Subject subject, double share) {
                shares.add(share);
            }

            @Override
            public void done(Figure figure) {
                done.add(figure.subject().id());
            }
        }, experiment("S0-one", runs -> runs.of(SPHERE)), experiment("S0-two", runs -> {
        }));
        assertEquals(shares.stream().sorted().toList(), shares);
        assertEquals(0.5, shares.getLast());
        assertEquals(List.of("S0-one", "S0-two"), done);
    }

    @Test
    void cancelledItEndsAtOnce() {
        List<String> begun = new ArrayList<>();
        ReproductionMonitor monitor = new ReproductionMonitor() {
            @Override
            public boolean isCancelled() {
                return !begun.isEmpty();
            }
        };
        assertThrows(CancellationException.class, () -> compute(monitor, experiment("S0-one", runs -> {
            begun.add("one");
            runs.of(SPHERE);
            begun.add("on");
        }), experiment("S0-two", runs -> begun.add("two"))));
        assertEquals(List.of("one"), begun);
    }
}
