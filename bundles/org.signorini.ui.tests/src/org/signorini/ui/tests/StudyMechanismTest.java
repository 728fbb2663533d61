package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.Study;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.editing.ProblemMarkers;
import org.signorini.ui.model.study.StudyEditor;

/** A study and the mechanism it refers to by names: names that change there, and another mechanism instead. */
class StudyMechanismTest {

    private ErrorLog log;
    private IProject project;
    private IFile mechanismFile;
    private IFile studyFile;
    private String before;

    @BeforeEach
    void make() throws Exception {
        log = new ErrorLog();
        project = Models.project("names");
        mechanismFile = Models.example(project, "woodpecker");
        studyFile = project.getFile("woodpecker.study");
        before = Models.content(studyFile);
    }

    @AfterEach
    void remove() throws Exception {
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        project.delete(true, true, null);
        log.close();
    }

    private static void rename(ModelEditing editing, NamedElement element, String name) {
        editing.execute(SetCommand.create(editing.domain(), element, Literals.NAMED_ELEMENT__NAME, name));
    }

    private static List<IMarker> problems(IFile file) throws Exception {
        Models.problemsFound();
        return List.of(file.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_ZERO));
    }

    private StudyEditor openStudy() throws Exception {
        StudyEditor editor = (StudyEditor) IDE.openEditor(Ui.page(), studyFile, StudyEditor.ID);
        Ui.settle(400);
        return editor;
    }

    /** Two probes exchange their names, a third gets one with a blank and an umlaut; undone, nothing is left of it. */
    @Test
    void newNamesAreCarriedIntoStudies() throws Exception {
        ModelEditing editing = new ModelEditing(mechanismFile);
        Mechanism mechanism = (Mechanism) editing.root();
        rename(editing, mechanism.getProbes().get(0), "bird angle");
        rename(editing, mechanism.getProbes().get(2), "Höhe & Weg");
        editing.save(new NullProgressMonitor());
        LimitCycleMeasure measure = measure(ModelFiles.readStudy(Path.of(studyFile.getLocationURI())));
        assertEquals("Höhe & Weg", measure.getSection().getName());
        assertEquals("bird angle", measure.getDrop().getName());
        assertEquals(List.of(), problems(studyFile));

        editing.stack().undo();
        editing.stack().undo();
        editing.save(new NullProgressMonitor());
        assertEquals(before, Models.content(studyFile));
        editing.dispose();
    }

    private static LimitCycleMeasure measure(Study study) {
        return (LimitCycleMeasure) study.getMeasures().getFirst();
    }

    @Test
    void aStudyThatIsBeingEditedKeepsItsChanges() throws Exception {
        StudyEditor editor = openStudy();
        FormHands.after("Step", Text.class).setText("0.2 ms");
        ModelEditing editing = new ModelEditing(mechanismFile);
        rename(editing, ((Mechanism) editing.root()).getProbes().get(0), "way down");
        editing.save(new NullProgressMonitor());
        Ui.settle(300);
        assertTrue(editor.isDirty());
        Ui.page().saveEditor(editor, false);
        Ui.settle(300);
        Study study = ModelFiles.readStudy(Path.of(studyFile.getLocationURI()));
        assertEquals("0.2 ms", study.getStep());
        assertEquals("way down", measure(study).getDrop().getName());
        editing.dispose();
    }

    @Test
    void anElementThatIsGoneIsAProblemOfTheStudyAtOnce() throws Exception {
        Models.file(project, mechanismFile.getName(), Models.content(mechanismFile).replace("name=\"height\"",
                "name=\"altitude\""));
        List<IMarker> found = problems(studyFile);
        assertEquals(1, found.size());
        assertTrue(found.getFirst().getAttribute(IMarker.MESSAGE, "").contains("there is no"),
                found.getFirst().getAttribute(IMarker.MESSAGE, ""));
    }

    /** The other woodpecker has a height but no angle of the bird. */
    @Test
    void withAnotherMechanismWhatHasTheSameNameIsKept() throws Exception {
        Models.file(project, "other.mechanism", Models.content(mechanismFile)
                .replace("name=\"bird angle\"", "name=\"angle of the bird\""));
        StudyEditor editor = openStudy();
        Study study = (Study) editor.editing().root();
        assertTrue(editor.reveal(study.getMeasures().getFirst()));
        FormHands.pick(mechanisms(), "other.mechanism");
        assertEquals("other.mechanism", study.getMechanism().eResource().getURI().lastSegment());
        assertEquals(study.getMechanism(), measure(study).getDrop().eContainer());
        assertFalse(study.getMechanism() == measure(study).getSection().eContainer());
        assertEquals("Choice of mechanism", editor.editing().stack().getUndoCommand().getLabel());
        Ui.page().saveEditor(editor, false);
        List<IMarker> found = problems(studyFile);
        assertEquals(1, found.size(), found.toString());
        assertTrue(found.getFirst().getAttribute(IMarker.MESSAGE, "").contains("belongs to another mechanism"));

        assertTrue(editor.reveal(study.getMeasures().getFirst()));
        Ui.settle(100);
        Combo section = FormHands.after("Section", Combo.class);
        assertTrue(Arrays.asList(section.getItems()).contains("angle of the bird"),
                Arrays.toString(section.getItems()));
        FormHands.pick(section, "angle of the bird");
        Ui.page().saveEditor(editor, false);
        assertEquals(List.of(), problems(studyFile));
        while (editor.editing().stack().canUndo()) {
            editor.editing().stack().undo();
        }
        Ui.page().saveEditor(editor, false);
        assertEquals(before, Models.content(studyFile));
    }

    /** The choice beside the link that opens the mechanism. */
    private static Combo mechanisms() {
        List<Control> all = FormHands.controls();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof Hyperlink link && link.getText().equals("Mechanism")) {
                return (Combo) all.subList(i, all.size()).stream().filter(Combo.class::isInstance).findFirst()
                        .orElseThrow();
            }
        }
        throw new AssertionError("there is no choice of mechanisms");
    }
}
