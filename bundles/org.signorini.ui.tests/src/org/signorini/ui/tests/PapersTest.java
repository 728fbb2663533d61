package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Chapters;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.Subject;
import org.signorini.ui.welcome.papers.FigureCard;
import org.signorini.ui.welcome.papers.PapersEditor;
import org.signorini.ui.welcome.papers.PapersPage;
import org.signorini.ui.welcome.papers.ReproduceJob;

/** Help ▸ Reproduce the Papers. */
class PapersTest {

    private RunSession session;

    @BeforeEach
    void open() {
        session = new RunSession();
    }

    @AfterEach
    void close() throws Exception {
        Job.getJobManager().cancel(ReproduceJob.class);
        Ui.waitUntil(() -> Job.getJobManager().find(ReproduceJob.class).length == 0, RunSession.PATIENCE);
        RunSession.drain();
        session.close();
    }

    private static PapersPage page() throws Exception {
        Ui.window().getService(IHandlerService.class).executeCommand("org.signorini.ui.welcome.openPapers", null);
        Ui.settle(300);
        return ((PapersEditor) Ui.page().getActiveEditor()).page();
    }

    /** Figures 4 and 5 of S4, which take a second. */
    private static List<Chapter> quick() {
        return List.of(new Chapter(Paper.S4, Chapters.of(Paper.S4).experiments().stream()
                .filter(e -> List.of("S4-figure-4", "S4-figure-5").contains(e.subject().id())).toList(), List.of()));
    }

    private static FigureCard card(PapersPage page, String id) {
        return page.cards().stream().filter(c -> c.subject().id().equals(id)).findFirst().orElseThrow();
    }

    @Test
    void everyFigureIsACard() throws Exception {
        assertEquals(Chapters.all().stream().flatMap(c -> c.experiments().stream()).map(e -> e.subject().id()).toList(),
                page().cards().stream().map(FigureCard::subject).map(Subject::id).toList());
    }

    @Test
    void figuresAreComputedAndAClickOpensTheStudy() throws Exception {
        PapersPage page = page();
        page.start(quick());
        FigureCard figure = card(page, "S4-figure-4");
        assertTrue(Ui.waitUntil(() -> !page.isComputing() && figure.card().isShown(), RunSession.PATIENCE));
        int claims = 5;
        assertTrue(figure.card().text().startsWith(claims + " of " + claims + " claims agree."), figure.card().text());
        assertTrue(Ui.waitUntil(() -> card(page, "S4-figure-5").card().isShown(), RunSession.PATIENCE));
        figure.card().tile().control().setFocus();
        Ui.screenshot("papers");
        inTheDark();
        Event event = new Event();
        event.character = SWT.CR;
        figure.card().tile().control().notifyListeners(SWT.KeyDown, event);
        assertTrue(Ui.waitUntil(() -> Ui.page().getActiveEditor().getTitle().equals("woodpecker-fine.study"), 10_000));
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("woodpecker");
        assertTrue(project.getFile("woodpecker.mechanism").exists(), "the study has its mechanism beside it");
    }

    private static void inTheDark() {
        IThemeEngine engine = Ui.window().getService(IThemeEngine.class);
        ITheme before = engine.getActiveTheme();
        try {
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            Ui.settle(1000);
            Ui.screenshot("papers-dark");
        } finally {
            engine.setTheme(before, false);
        }
    }

    @Test
    void aPageOpenedLaterShowsWhatThereIs() throws Exception {
        PapersPage first = page();
        first.start(quick());
        assertTrue(first.isComputing());
        Ui.page().closeAllEditors(false);
        PapersPage second = page();
        assertTrue(Ui.waitUntil(() -> !second.isComputing() && card(second, "S4-figure-5").card().isShown(),
                RunSession.PATIENCE));
        Ui.page().closeAllEditors(false);
        PapersPage third = page();
        assertTrue(Ui.waitUntil(() -> card(third, "S4-figure-5").card().isShown(), RunSession.PATIENCE));
    }

    @Test
    void cancelledThePageCanBeComputedAgain() throws Exception {
        PapersPage page = page();
        page.start(List.of(Chapters.of(Paper.S0)));
        FigureCard pendulum = card(page, "S0-figure-14");
        assertTrue(Ui.waitUntil(() -> pendulum.card().text().startsWith("Computing"), RunSession.PATIENCE));
        page.cancel();
        assertTrue(Ui.waitUntil(() -> !page.isComputing(), RunSession.PATIENCE));
        RunSession.drain();
        assertFalse(pendulum.card().isShown());
        assertTrue(pendulum.card().text().startsWith("Not computed yet."), pendulum.card().text());
        assertTrue(card(page, "S0-figure-11").card().text().contains("claims agree"), "what was done before stays");
        Ui.screenshot("papers-cancelled");
        page.start(quick());
        assertTrue(page.isComputing());
    }
}
