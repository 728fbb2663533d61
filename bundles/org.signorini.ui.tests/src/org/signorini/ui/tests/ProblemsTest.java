package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.gef.EditPart;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.IGotoMarker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.view.View;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.ui.model.editing.ProblemMarkers;
import org.signorini.ui.model.problem.QuickFixes;
import org.signorini.ui.model.tree.MechanismTreeEditor;

/** Problems of model files: markers, the way to the element, quick fixes. */
class ProblemsTest {

    private ErrorLog log;
    private IProject project;

    @BeforeEach
    void make() throws Exception {
        log = new ErrorLog();
        project = Models.project("problems");
        Models.example(project, "woodpecker");
        Models.problemsFound();
    }

    @AfterEach
    void remove() throws Exception {
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        project.delete(true, true, null);
        log.close();
    }

    private IFile change(String name, String old, String other) throws Exception {
        String content = Models.content(project.getFile(name));
        assertTrue(content.contains(old), old);
        IFile file = Models.file(project, name, content.replace(old, other));
        Models.problemsFound();
        return file;
    }

    private static List<IMarker> problems(IFile file) throws CoreException {
        return List.of(file.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_ZERO));
    }

    private static void fix(IMarker marker, String label) {
        IMarkerResolution[] fixes = new QuickFixes().getResolutions(marker);
        Arrays.stream(fixes).filter(f -> f.getLabel().startsWith(label)).findFirst()
                .orElseThrow(() -> new AssertionError(label + " is not among "
                        + Arrays.stream(fixes).map(IMarkerResolution::getLabel).toList()))
                .run(marker);
        Models.problemsFound();
    }

    @Test
    void anExampleHasNone() throws Exception {
        assertEquals(List.of(), problems(project.getFile("woodpecker.mechanism")));
        assertEquals(List.of(), problems(project.getFile("woodpecker.study")));
    }

    @Test
    void aDamagedFileHasOneAtItsLine() throws Exception {
        IFile file = change("woodpecker.mechanism", "<ground name", "<grund name");
        assertEquals(1, problems(file).size());
        assertTrue(problems(file).get(0).getAttribute(IMarker.LINE_NUMBER, 0) > 1);
        assertEquals(1, problems(project.getFile("woodpecker.study")).size());
    }

    @Test
    void anImpossibleInertiaIsMendedInTheFile() throws Exception {
        IFile file = change("woodpecker.mechanism", "7e-7, 7e-7, 7e-7", "7e-7, 7e-7, 7e-6");
        IMarker marker = problems(file).get(0);
        assertEquals("body 'bird'", marker.getAttribute(IMarker.LOCATION, ""));
        fix(marker, "Reduce the moments to");
        assertEquals(List.of(), problems(file));
        assertTrue(Models.content(file).contains("7e-7, 7e-7, 1.4e-6"), Models.content(file));
    }

    @Test
    void inAnOpenEditorTheElementIsShownAndTheFixCanBeUndone() throws Exception {
        IFile file = change("woodpecker.mechanism", "axis=\"0, 1, 0\"", "axis=\"0, 0, 0\"");
        IMarker marker = problems(file).get(0);
        MechanismTreeEditor editor = (MechanismTreeEditor) IDE.openEditor(Ui.page(), file, MechanismTreeEditor.ID);
        editor.getAdapter(IGotoMarker.class).gotoMarker(marker);
        Mechanism mechanism = (Mechanism) editor.editing().root();
        assertSame(mechanism.getJoints().get(0), ((IStructuredSelection) editor.getSite().getSelectionProvider()
                .getSelection()).getFirstElement());
        Ui.settle(500);
        Ui.screenshot("mechanism-problem");
        fix(marker, "Let it point along y");
        assertEquals("0, 1, 0", mechanism.getJoints().get(0).getAxis());
        assertTrue(editor.isDirty());
        editor.editing().stack().undo();
        assertEquals("0, 0, 0", mechanism.getJoints().get(0).getAxis());
    }

    @Test
    void aSolverThatFitsIsOffered() throws Exception {
        IFile file = change("woodpecker.study", "<solver id=\"lemke\"/>", "<solver id=\"apgd\"/>");
        fix(problems(file).get(0), "Choose solver 'lemke'");
        assertEquals(List.of(), problems(file));
    }

    @Test
    void aBodyThatNothingHoldsIsConnectedToTheGround() throws Exception {
        IFile file = change("woodpecker.mechanism", "<joints name=\"y\"",
                "<bodies name=\"loose\" mass=\"1\" inertia=\"1, 1, 1\"/>\n<joints name=\"y\"");
        IMarker marker = problems(file).stream().filter(m -> m.getAttribute(IMarker.LOCATION, "").contains("loose"))
                .findFirst().orElseThrow();
        fix(marker, "Connect it to the ground by a revolute joint");
        assertEquals(List.of(), problems(file));
        assertTrue(Models.content(file).contains("joint 1"), Models.content(file));
    }

    @Test
    void aParameterThatIsNotThereIsAdded() throws Exception {
        IFile file = change("woodpecker.mechanism", "normalRestitution=\"eN1\"", "normalRestitution=\"e1*eN1\"");
        assertTrue(new QuickFixes().hasResolutions(problems(file).get(0)));
        fix(problems(file).get(0), "Add a parameter 'e1'");
        assertEquals(List.of(), problems(file));
    }

    @Test
    void aFixIsPromisedOnlyWhereThereIsOne() throws Exception {
        IFile file = change("woodpecker.mechanism", "normalRestitution=\"eN1\"", "normalRestitution=\"eN1+3\"");
        assertEquals(1, problems(file).size());
        assertFalse(new QuickFixes().hasResolutions(problems(file).get(0)));
    }

    @Test
    void anAxisOfAnotherLengthIsNormalised() throws Exception {
        IFile file = change("woodpecker.mechanism", "axis=\"0, 1, 0\"", "axis=\"0, 3, -4\"");
        IMarker marker = problems(file).getFirst();
        assertEquals(IMarker.SEVERITY_INFO, marker.getAttribute(IMarker.SEVERITY, -1));
        assertTrue(marker.getAttribute(IMarker.MESSAGE, "").contains("its length is 5.0"),
                marker.getAttribute(IMarker.MESSAGE, ""));
        fix(marker, "Normalise it: 0, 0.6, -0.8");
        assertEquals(List.of(), problems(file));
        assertTrue(Models.content(file).contains("axis=\"0, 0.6, -0.8\""), Models.content(file));
    }

    @Test
    void aSecondAxisIsTurnedToARightAngle() throws Exception {
        IFile file = change("woodpecker.mechanism", "<joints name=\"M\"",
                "<joints name=\"M\" kind=\"UNIVERSAL\" axis=\"0, 1, 0\" secondAxis=\"2, 1, 0\"");
        IMarker marker = problems(file).stream().filter(m -> m.getAttribute(IMarker.SEVERITY, -1)
                == IMarker.SEVERITY_ERROR && m.getAttribute(IMarker.MESSAGE, "").contains("right angles"))
                .findFirst().orElseThrow();
        fix(marker, "Turn it to a right angle and normalise it: 1, 0, 0");
        assertTrue(Models.content(file).contains("secondAxis=\"1, 0, 0\""), Models.content(file));
    }

    /** As a double click in the Problems view does: the file's own editor opens, with the element selected. */
    @Test
    void theWayFromAProblemLeadsToTheElementInTheDiagram() throws Exception {
        IFile file = change("woodpecker.mechanism", "7e-7, 7e-7, 7e-7", "7e-7, 7e-7, 7e-6");
        IMarker marker = problems(file).getFirst();
        MechanismEditor editor = (MechanismEditor) IDE.openEditor(Ui.page(), marker);
        Ui.settle(500);
        View shown = (View) ((EditPart) editor.viewer().getSelectedEditParts().getFirst()).getModel();
        assertEquals("bird", ((NamedElement) shown.element()).getName());
        fix(marker, "Reduce the moments to");
        assertEquals("7e-7, 7e-7, 1.4e-6", editor.session().mechanism().getBodies().getLast().getInertia());
        editor.viewer().getEditDomain().getCommandStack().undo();
        assertFalse(editor.isDirty());
    }
}
