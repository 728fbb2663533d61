package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.study.Study;
import org.signorini.ui.model.study.StudyEditor;

/** The study's form as a whole: the order of its lists, another file, another theme. */
class StudyFormTest {

    private ErrorLog log;
    private IProject project;
    private StudyEditor editor;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("form");
        Models.example(project, "box");
        editor = (StudyEditor) IDE.openEditor(Ui.page(), project.getFile("box.study"), StudyEditor.ID);
        Ui.settle(500);
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        project.delete(true, true, null);
        log.close();
    }

    private Study study() {
        return (Study) editor.editing().root();
    }

    private static List<String> names(List<? extends NamedElement> elements) {
        return elements.stream().map(NamedElement::getName).toList();
    }

    @Test
    void elementsOfListsAreMovedUpAndDown() {
        List<String> before = names(study().getComparisons().getFirst().getAlternatives());
        assertTrue(before.size() > 1, before.toString());
        assertTrue(editor.reveal(study().getComparisons().getFirst().getAlternatives().getFirst()));
        Ui.settle(100);
        assertFalse(FormHands.button("Comparisons", "Up").isEnabled(), "it is the first");
        FormHands.press("Comparisons", "Down");
        List<String> after = names(study().getComparisons().getFirst().getAlternatives());
        assertEquals(before.get(0), after.get(1));
        assertEquals(before.get(1), after.get(0));
        assertTrue(FormHands.button("Comparisons", "Up").isEnabled(), "it is still selected");
        Ui.screenshot("study-order");
        FormHands.press("Comparisons", "Up");
        assertEquals(before, names(study().getComparisons().getFirst().getAlternatives()));
        editor.editing().stack().undo();
        editor.editing().stack().undo();
        assertFalse(editor.isDirty());
    }

    @Test
    void savedAsAnotherFileThatFileIsEdited() throws Exception {
        IFile old = project.getFile("box.study");
        String before = Models.content(old);
        IFolder below = project.getFolder("variants");
        below.create(true, true, null);
        FormHands.after("Name", Text.class).setText("variant");
        assertTrue(editor.isSaveAsAllowed());
        editor.saveAs(below.getFile("variant.study"));
        assertFalse(editor.isDirty());
        assertEquals(before, Models.content(old));
        assertEquals("variant.study", editor.getPartName());
        assertEquals(below.getFile("variant.study"), ((IFileEditorInput) editor.getEditorInput()).getFile());
        FormHands.after("Step", Text.class).setText("3 ms");
        Ui.page().saveEditor(editor, false);
        Study saved = ModelFiles.readStudy(Path.of(below.getFile("variant.study").getLocationURI()));
        assertEquals("3 ms", saved.getStep());
        assertEquals(study().getMechanism().getName(), saved.getMechanism().getName(), "found from there");
        assertEquals(before, Models.content(old));
    }

    @Test
    void whereItsMechanismIsOutOfReachAStudyIsNotSaved() throws Exception {
        IFolder far = project.getFolder("far");
        far.create(true, true, null);
        IFolder farther = far.getFolder("farther");
        farther.create(true, true, null);
        closeMessage();
        editor.saveAs(farther.getFile("lost.study"));
        assertFalse(farther.getFile("lost.study").exists());
        assertEquals("box.study", editor.getPartName());
    }

    /** As soon as it is there; saving waits for it. */
    private static void closeMessage() {
        Display.getCurrent().timerExec(200, () -> {
            for (Shell shell : Display.getCurrent().getShells()) {
                if (shell.getText().equals("Not Saved")) {
                    shell.close();
                    return;
                }
            }
            closeMessage();
        });
    }

    @Test
    void anotherThemeColoursTheFormAtOnce() {
        IThemeEngine engine = Ui.window().getService(IThemeEngine.class);
        ITheme before = engine.getActiveTheme();
        RGB light = FormHands.section("Method").getBackground().getRGB();
        RGB lightTitle = FormHands.section("Method").getTitleBarForeground() == null ? null
                : FormHands.section("Method").getTitleBarForeground().getRGB();
        try {
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            assertTrue(Ui.waitUntil(StudyFormTest::isDark, 20_000));
            Ui.screenshot("study-dark");
            assertTrue(isDark());
            assertNotEquals(light, FormHands.section("Method").getBackground().getRGB());
            assertNotEquals(lightTitle, FormHands.section("Method").getTitleBarForeground().getRGB());
        } finally {
            engine.setTheme(before, false);
        }
        assertTrue(Ui.waitUntil(() -> light.equals(FormHands.section("Method").getBackground().getRGB()), 20_000));
        assertNull(study().getStep());
    }

    /** The form and everything around it. */
    private static boolean isDark() {
        for (Control at = FormHands.section("Method"); at instanceof Composite; at = at.getParent()) {
            if (at.getBackground().getRGB().getHSB()[2] > 0.5) {
                return false;
            }
        }
        return true;
    }
}
