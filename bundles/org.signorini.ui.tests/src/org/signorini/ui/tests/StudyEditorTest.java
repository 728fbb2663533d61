package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.signorini.ui.tests.FormHands.after;
import static org.signorini.ui.tests.FormHands.choose;
import static org.signorini.ui.tests.FormHands.controls;
import static org.signorini.ui.tests.FormHands.press;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.widgets.Form;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.study.Study;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.study.StudyEditor;

/** A study's form: what is typed and chosen is in the model at once, and can be undone. */
class StudyEditorTest {

    private ErrorLog log;
    private IProject project;
    private StudyEditor editor;
    private ModelEditing editing;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("study");
        Models.example(project, "woodpecker");
        Models.example(project, "box");
        open("woodpecker.study");
    }

    private void open(String name) throws Exception {
        editor = (StudyEditor) IDE.openEditor(Ui.page(), project.getFile(name), StudyEditor.ID);
        editing = editor.editing();
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
        return (Study) editing.root();
    }

    @Test
    void typingIsOneStepToUndoAndIsEvaluated() throws Exception {
        Text step = after("Step", Text.class);
        assertEquals("0.1 ms", step.getText());
        for (String typed : List.of("0.2", "0.2 ", "0.2 ms")) {
            step.setText(typed);
        }
        assertEquals("0.2 ms", study().getStep());
        assertTrue(editor.isDirty());
        List<Control> all = controls();
        Label value = (Label) all.get(all.indexOf(step) + 1);
        assertEquals("= 2e-4 s", value.getText());
        step.setText("0.2 mm*");
        assertFalse(value.getText().startsWith("="), value.getText());
        editing.stack().undo();
        assertEquals("0.1 ms", study().getStep());
        assertEquals("0.1 ms", step.getText());
        assertFalse(editor.isDirty());
    }

    @Test
    void optionsAreThoseOfWhatIsChosen() throws Exception {
        String before = Models.content(project.getFile("woodpecker.study"));
        choose(after("Contact model", Combo.class), "pyramid");
        assertEquals("pyramid", study().getContactModel().getId());
        Text directions = after("directions", Text.class);
        assertTrue(directions.getMessage().matches("\\d+"), directions.getMessage());
        directions.setText("8");
        assertEquals("8", study().getContactModel().getOptions().get(0).getValue());
        directions.setText("");
        assertTrue(study().getContactModel().getOptions().isEmpty());
        while (editing.stack().canUndo()) {
            editing.stack().undo();
        }
        editing.save(new NullProgressMonitor());
        assertEquals(before, Models.content(project.getFile("woodpecker.study")));
    }

    @Test
    void aSolverThatDoesNotFitIsToldAtOnce() throws Exception {
        Combo solver = after("Solver", Combo.class);
        choose(solver, "apgd");
        Form form = (Form) controls().stream().filter(Form.class::isInstance).findFirst().orElseThrow();
        assertTrue(Ui.waitUntil(() -> form.getMessage() != null && form.getMessage().contains("'apgd' cannot solve"),
                20_000), form.getMessage());
        Ui.screenshot("study-problem");
        solver.select(0);
        solver.notifyListeners(SWT.Selection, new Event());
        assertNull(study().getSolver());
        assertTrue(Ui.waitUntil(() -> form.getMessage() == null, 20_000), form.getMessage());
    }

    @Test
    void anAlternativeShowsWhatItChanges() throws Exception {
        open("box.study");
        Ui.screenshot("study-editor");
        assertTrue(editor.reveal(study().getComparisons().get(0).getAlternatives().get(0)));
        Ui.settle(200);
        List<Text> steps = controls().stream().filter(c -> c instanceof Text text && text.getText().equals("10 ms"))
                .map(Text.class::cast).toList();
        assertEquals(2, steps.size(), "the alternative's name and its step");
        steps.get(1).setText("2 ms");
        assertEquals("2 ms", study().getComparisons().get(0).getAlternatives().get(0).getStep());
        assertNull(study().getStep());
        assertTrue(editor.reveal(study().getMeasures().get(0)));
        Ui.settle(200);
        Control name = controls().stream().filter(c -> c instanceof Text text && text.getText().equals("end"))
                .findFirst().orElseThrow();
        Composite fields = name.getParent();
        assertTrue(fields.getLocation().y + name.getBounds().y < fields.getParent().getClientArea().height,
                "the measure's fields have room");
        assertFalse(editor.reveal(study().getMechanism()));
    }

    @Test
    void readsTheFileAgainWhenSomethingElseChangesIt() throws Exception {
        IFile file = project.getFile("woodpecker.study");
        Models.file(project, file.getName(), Models.content(file).replace("0.1 ms", "0.5 ms"));
        assertTrue(Ui.waitUntil(() -> "0.5 ms".equals(study().getStep()), 20_000));
        assertEquals("0.5 ms", after("Step", Text.class).getText());
    }

    @Test
    void knowsTheParametersOfAMechanismThatWasChangedMeanwhile() throws Exception {
        IFile mechanism = project.getFile("woodpecker.mechanism");
        Models.file(project, mechanism.getName(), Models.content(mechanism).replace("<parameters name=\"mu\"",
                "<parameters name=\"fresh\" value=\"1\"/><parameters name=\"mu\""));
        assertTrue(Ui.waitUntil(() -> study().getMechanism().getParameters().get(0).getName().equals("fresh"), 20_000));
    }

    @Test
    void aParametersValueIsAddedAndRemoved() throws Exception {
        press("Parameters", "Add…");
        assertEquals(1, study().getValues().size());
        assertEquals("mu", study().getValues().get(0).getParameter().getName());
        assertEquals("0.3", after("Value", Text.class).getText());
        press("Parameters", "Remove");
        assertTrue(study().getValues().isEmpty());
        editing.stack().undo();
        editing.stack().undo();
        assertFalse(editor.isDirty());
    }
}
