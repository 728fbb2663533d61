package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.preferences.PlotColours;
import org.signorini.ui.preferences.Preferences;
import org.signorini.ui.preferences.SignoriniPage;
import org.signorini.ui.preferences.SolverChainPage;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.chart.Themes;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunFinder;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** What is chosen in the preferences is what happens. */
class PreferencesTest {

    private static final int THREADS = 0;
    private static final int FOLDER = 1;

    private RunSession session;

    @BeforeEach
    void open() {
        session = new RunSession();
    }

    @AfterEach
    void forget() throws Exception {
        for (String key : List.of(Preferences.PLOT_COLOURS, Preferences.SOLVERS, Preferences.THREADS,
                Preferences.RESULT_FOLDER)) {
            InstanceScope.INSTANCE.getNode(Preferences.NODE).remove(key);
        }
        session.close();
    }

    @Test
    void plotsHaveTheColoursChosen() throws Exception {
        session.run(session.example("bouncing-ball"));
        TrajectoriesView view = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        assertTrue(Ui.waitUntil(() -> view.canvas().frame() != null, RunSession.PATIENCE));
        assertSame(PlotTheme.LIGHT, Themes.of(view.canvas().control()), "as the light workbench");
        assertTrue(PreferenceHands.fill(SignoriniPage.ID, page -> {
            page.choose("Dark");
            page.picture("preferences");
        }));
        assertEquals(PlotColours.DARK, Preferences.plotColours());
        int dark = PlotTheme.DARK.background().getRGB() & 0xFFFFFF;
        assertTrue(Ui.waitUntil(() -> view.canvas().frame() != null
                && view.canvas().frame().pixels().getPixel(2, 2) == dark, RunSession.PATIENCE), "drawn anew, dark");
        Ui.screenshot("plots-dark-in-light");
        assertTrue(PreferenceHands.fill(SignoriniPage.ID, page -> page.press("Restore Defaults")));
        assertEquals(PlotColours.WORKBENCH, Preferences.plotColours());
    }

    @Test
    void studiesThatNameNoSolverTakeTheOrderChosenAndResultsTellIt() throws Exception {
        assertTrue(PreferenceHands.fill(SolverChainPage.ID, page -> {
            page.press("This order:");
            assertEquals("Tick at least one solver.", page.complaint());
            page.tick("pgs", "lemke", "dantzig", "nsgs");
            assertTrue(page.complaint().contains("'ccp'"), page.complaint());
            page.tick("apgd");
            assertNull(page.complaint());
            page.select("lemke");
            while (!page.table().getItem(0).getText(0).equals("lemke")) {
                page.press("Up");
            }
            page.picture("preferences-solvers");
        }));
        assertEquals(List.of("lemke", "apgd", "dantzig", "nsgs", "pgs"), Preferences.solvers());
        // the slider crank names no solver, the woodpecker does
        session.run(session.example("slider-crank"));
        RunEntry run = Runs.shared().all().getFirst();
        assertEquals("done", run.status());
        assertEquals("chain", run.info().settings().get("solver"));
        assertEquals("lemke, apgd, dantzig, nsgs, pgs", run.info().settings().get("solver.solvers"));
        assertEquals(run.info().settings(), RunEntry.of(run.file()).info().settings(), "also in its file");
        session.run(session.example("woodpecker"));
        RunEntry named = Runs.shared().all().stream().filter(r -> r != run).findFirst().orElseThrow();
        assertEquals("lemke", named.info().settings().get("solver"));
        assertTrue(PreferenceHands.fill(SolverChainPage.ID, page -> page.press("Restore Defaults")));
        assertEquals(List.of(), Preferences.solvers());
    }

    @Test
    void asManyRunsGoOnAtATimeAsChosen() throws Exception {
        Path study = session.example("four-bar");
        assertTrue(PreferenceHands.fill(SignoriniPage.ID, page -> page.write(THREADS, "1")));
        assertEquals(1, Preferences.threads());
        assertTrue(mostAtATime(study) <= 1);
        assertFalse(PreferenceHands.fill(SignoriniPage.ID, page -> {
            page.write(THREADS, "-1");
            assertNotNull(page.complaint());
        }));
        assertTrue(PreferenceHands.fill(SignoriniPage.ID, page -> page.write(THREADS, "2")));
        assertEquals(2, Preferences.threads());
        assertTrue(mostAtATime(study) <= 2);
    }

    /** The threads that compute runs of a study are called after what they do. */
    private int mostAtATime(Path study) {
        RunStudyJob job = RunStudy.start(study);
        Set<Integer> counts = new TreeSet<>(Set.of(0));
        assertTrue(Ui.waitUntil(() -> {
            counts.add((int) Thread.getAllStackTraces().keySet().stream()
                    .filter(t -> t.getName().equals("study run")).count());
            return job.getResult() != null;
        }, RunSession.PATIENCE));
        assertTrue(Runs.shared().all().size() > 1, "a study of several runs");
        return ((TreeSet<Integer>) counts).last();
    }

    @Test
    void resultsGoToTheFolderChosenAndThoseOfBeforeAreStillFound() throws Exception {
        Path study = session.example("bouncing-ball");
        session.run(study);
        assertFalse(PreferenceHands.fill(SignoriniPage.ID, page -> page.write(FOLDER, "a/b")));
        assertTrue(PreferenceHands.fill(SignoriniPage.ID, page -> page.write(FOLDER, "computed")));
        session.run(study);
        List<String> folders = Runs.shared().all().stream()
                .map(r -> r.file().getParent().getFileName().toString()).sorted().toList();
        assertEquals(List.of("computed", "results"), folders);
        Runs.shared().remove(Runs.shared().all());
        session.await(RunFinder.find(Runs.shared()));
        assertTrue(Ui.waitUntil(() -> Runs.shared().all().size() == 2, RunSession.PATIENCE), "both are found again");
    }

    @Test
    void thePagesAreFoundByWhatTheyAreAbout() {
        for (String id : List.of(SignoriniPage.ID, SolverChainPage.ID)) {
            IConfigurationElement page = Arrays.stream(Platform.getExtensionRegistry()
                    .getConfigurationElementsFor("org.eclipse.ui.preferencePages"))
                    .filter(e -> id.equals(e.getAttribute("id"))).findFirst().orElseThrow();
            for (IConfigurationElement reference : page.getChildren("keywordReference")) {
                assertTrue(Arrays.stream(Platform.getExtensionRegistry()
                        .getConfigurationElementsFor("org.eclipse.ui.keywords"))
                        .anyMatch(k -> k.getAttribute("id").equals(reference.getAttribute("id"))),
                        reference.getAttribute("id"));
            }
            assertTrue(page.getChildren("keywordReference").length > 0, id);
        }
    }
}
