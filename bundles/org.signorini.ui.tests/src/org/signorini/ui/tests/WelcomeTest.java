package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.part.ViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.ui.WorkbenchIds;
import org.signorini.ui.welcome.page.Tile;
import org.signorini.ui.welcome.page.WelcomePage;
import org.signorini.ui.welcome.page.WelcomePart;
import org.signorini.ui.welcome.sheet.CheatSheetView;

/** The page the workbench opens on the first time. */
class WelcomeTest {

    private final IIntroManager welcome = PlatformUI.getWorkbench().getIntroManager();
    private RunSession session;

    @BeforeEach
    void open() {
        session = new RunSession();
    }

    @AfterEach
    void close() throws Exception {
        welcome.closeIntro(welcome.getIntro());
        Ui.settle(100);
        session.close();
    }

    private WelcomePage page() {
        WelcomePart part = (WelcomePart) welcome.showIntro(Ui.window(), false);
        Ui.settle(500);
        return part.page();
    }

    private static void press(Tile tile, char key) {
        Event event = new Event();
        event.character = key;
        tile.control().notifyListeners(SWT.KeyDown, event);
        Ui.settle(500);
    }

    @Test
    void theFirstStartOpensOnIt() {
        assertTrue(Ui.WELCOMED, "a fresh workspace opens on the welcome page");
        assertTrue(welcome.hasIntro());
    }

    @Test
    void everyExampleIsACard() {
        WelcomePage page = page();
        assertEquals(Gallery.all().stream().map(Example::title).toList(),
                page.examples().stream().map(Tile::name).toList());
        Ui.screenshot("welcome");
        IThemeEngine engine = Ui.window().getService(IThemeEngine.class);
        ITheme before = engine.getActiveTheme();
        try {
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            Ui.screenshot("welcome-dark");
        } finally {
            engine.setTheme(before, false);
        }
    }

    @Test
    void cardsWrapWithTheWindow() {
        WelcomePage page = page();
        List<Tile> cards = page.examples();
        long columns = columns(cards);
        assertTrue(columns > 1, columns + " columns");
        var size = Ui.window().getShell().getSize();
        try {
            Ui.window().getShell().setSize(size.x / 2, size.y);
            assertTrue(Ui.waitUntil(() -> columns(cards) < columns, 5000), "fewer columns in a narrower window");
            Ui.screenshot("welcome-narrow");
        } finally {
            Ui.window().getShell().setSize(size);
            Ui.settle(200);
        }
    }

    private static long columns(List<Tile> cards) {
        int top = cards.getFirst().control().getLocation().y;
        return cards.stream().filter(c -> c.control().getLocation().y == top).count();
    }

    @Test
    void enterOpensAnExampleAndThePageMakesRoom() {
        WelcomePage page = page();
        Tile card = page.examples().stream().filter(c -> c.name().equals("Woodpecker toy")).findFirst().orElseThrow();
        press(card, SWT.CR);
        assertTrue(Ui.waitUntil(() -> welcome.getIntro() == null, 10_000), "the page has made room");
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("woodpecker");
        assertTrue(project.exists());
        assertNull(project.findMember("picture.png"), "only what one works with is copied");
        assertEquals(List.of("woodpecker.mechanism", "woodpecker.study"), Arrays
                .stream(Ui.page().getEditorReferences()).map(IEditorReference::getName).sorted().toList());
        assertEquals("woodpecker.mechanism", Ui.page().getActiveEditor().getTitle());
        Ui.screenshot("welcome-opened");
    }

    @Test
    void tabReachesEveryTile() {
        WelcomePage page = page();
        Tile first = page.beginnings().getFirst();
        assertTrue(first.control().forceFocus());
        for (Tile next : page.beginnings().subList(1, page.beginnings().size())) {
            assertTrue(Display.getCurrent().getFocusControl().traverse(SWT.TRAVERSE_TAB_NEXT));
            assertEquals(next.control(), Display.getCurrent().getFocusControl(), next.name());
        }
        for (Tile next : page.examples()) {
            assertTrue(Display.getCurrent().getFocusControl().traverse(SWT.TRAVERSE_TAB_NEXT));
            assertEquals(next.control(), Display.getCurrent().getFocusControl(), next.name());
        }
    }

    @Test
    void helpAndTheCheatSheetOpenBeside() {
        press(page().beginnings().get(1), ' ');
        assertTrue(Ui.waitUntil(() -> welcome.getIntro() == null, 10_000));
        assertNotNull(Ui.page().findView(CheatSheetView.ID));
        Ui.screenshot("welcome-sheet");
        assertShown(IPageLayout.ID_PROJECT_EXPLORER);
        assertShown(CheatSheetView.ID);
        Ui.page().hideView(Ui.page().findView(CheatSheetView.ID));
        press(page().beginnings().get(2), SWT.CR);
        assertTrue(Ui.waitUntil(() -> welcome.getIntro() == null, 10_000));
        assertNotNull(Ui.page().findView(WorkbenchIds.HELP_VIEW));
        assertShown(WorkbenchIds.HELP_VIEW);
        assertShown(IPageLayout.ID_PROJECT_EXPLORER);
    }

    /** The page that made room has left nothing behind that hides the rest. */
    private static void assertShown(String view) {
        assertTrue(Ui.waitUntil(() -> Ui.page().isPartVisible(Ui.page().findView(view))
                && ((ViewPart) Ui.page().findView(view)).getSite().getShell().isVisible(), 5000), view);
    }
}
