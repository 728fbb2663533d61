package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.ui.application.Screenshot;
import org.signorini.ui.model.wizard.NewMechanismWizard;
import org.signorini.ui.model.wizard.NewProjectWizard;
import org.signorini.ui.model.wizard.NewStudyWizard;
import org.signorini.ui.model.wizard.StartPage;
import org.signorini.ui.model.wizard.UrdfImportWizard;
import org.signorini.ui.model.wizard.UrdfPage;

/** Wizards, page by page as a person goes through them. */
class WizardsTest {

    private static final String URDF = """
            <robot name="arm">
              <link name="base"><inertial><mass value="1"/>
                <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
              <link name="tip"><inertial><mass value="1"/>
                <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
              <joint name="elbow" type="revolute"><parent link="base"/><child link="tip"/>
                <axis xyz="0 1 0"/><limit lower="-1" upper="1" effort="5" velocity="2"/>
                <dynamics damping="0.1" friction="0.2"/></joint>
              <gazebo/>
            </robot>
            """;

    private ErrorLog log;
    private IProject project;
    private WizardDialog dialog;

    @BeforeEach
    void make() throws Exception {
        log = new ErrorLog();
        project = Models.project("wizards");
    }

    @AfterEach
    void remove() throws Exception {
        if (dialog != null) {
            dialog.close();
        }
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            each.delete(true, true, null);
        }
        log.close();
    }

    private void open(IWorkbenchWizard wizard, IStructuredSelection selection) {
        wizard.init(PlatformUI.getWorkbench(), selection);
        dialog = new WizardDialog(Ui.window().getShell(), wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        Ui.settle(100);
    }

    private <T extends IWizardPage> T next(Class<T> type) {
        dialog.showPage(dialog.getCurrentPage().getNextPage());
        Ui.settle(100);
        return type.cast(dialog.getCurrentPage());
    }

    private void finish() {
        assertTrue(dialog.getCurrentPage().getWizard().canFinish(), dialog.getErrorMessage());
        assertTrue(dialog.getCurrentPage().getWizard().performFinish(), dialog.getErrorMessage());
        Ui.settle(100);
    }

    private static Path path(IFile file) {
        return file.getLocation().toFile().toPath();
    }

    private static Control[] all(Control control) {
        return control instanceof Composite composite ? Arrays.stream(composite.getChildren())
                .flatMap(c -> Arrays.stream(all(c))).toArray(Control[]::new) : new Control[] {control};
    }

    private static void screenshot(WizardDialog dialog, String name) {
        Ui.settle(300);
        File folder = new File(System.getProperty("signorini.screenshots", "target/screenshots"));
        folder.mkdirs();
        Screenshot.save(dialog.getShell(), new File(folder, name + ".png").getPath());
    }

    @Test
    void areInTheNewMenuOfThePerspective() {
        assertTrue(List.of(Ui.page().getNewWizardShortcuts()).containsAll(
                List.of(NewProjectWizard.ID, NewMechanismWizard.ID, NewStudyWizard.ID)));
        assertNotNull(PlatformUI.getWorkbench().getImportWizardRegistry()
                .findWizard("org.signorini.ui.model.importUrdf"));
    }

    /** The last text on the page: the name. */
    private Text name() {
        return (Text) Arrays.stream(all(dialog.getCurrentPage().getControl())).filter(Text.class::isInstance)
                .reduce((a, b) -> b).orElseThrow();
    }

    private static IFile inFront() {
        return Ui.page().getActiveEditor().getEditorInput().getAdapter(IFile.class);
    }

    @Test
    void aProjectOfAnExampleHasItsMechanismAndStudy() throws Exception {
        open(new NewProjectWizard(), StructuredSelection.EMPTY);
        ((StartPage) dialog.getCurrentPage()).choose(Gallery.find("woodpecker").orElseThrow());
        screenshot(dialog, "wizard-example");
        next(IWizardPage.class);
        Text name = (Text) Arrays.stream(all(dialog.getCurrentPage().getControl())).filter(Text.class::isInstance)
                .findFirst().orElseThrow();
        assertEquals("woodpecker", name.getText(), "proposed");
        screenshot(dialog, "wizard-project");
        name.setText("toy");
        dialog.showPage(dialog.getCurrentPage().getPreviousPage());
        ((StartPage) dialog.getCurrentPage()).choose(Gallery.find("four-bar").orElseThrow());
        ((StartPage) dialog.getCurrentPage()).choose(Gallery.find("woodpecker").orElseThrow());
        assertEquals("toy", name.getText(), "what was typed stays");
        finish();
        IProject made = ResourcesPlugin.getWorkspace().getRoot().getProject("toy");
        Study study = ModelFiles.readStudy(path(made.getFile("toy.study")));
        assertEquals("woodpecker toy", study.getMechanism().getName());
        assertEquals(path(made.getFile("toy.mechanism")).toString(),
                study.getMechanism().eResource().getURI().toFileString());
        assertEquals(made.getFile("toy.mechanism"), inFront());
        assertEquals(2, Ui.page().getEditorReferences().length, "the study is open too");
        assertTrue(IDE.getDefaultEditor(made.getFile("toy.mechanism")).getId().startsWith("org.signorini"));
    }

    @Test
    void anEmptyMechanismHasTheGroundAndNoProblems() throws Exception {
        open(new NewMechanismWizard(), new StructuredSelection(project));
        finish();
        IFile file = project.getFile("mechanism.mechanism");
        Mechanism mechanism = ModelFiles.readMechanism(path(file));
        assertNotNull(mechanism.getGround());
        Models.problemsFound();
        assertEquals(0, file.findMarkers(null, true, 0).length);
    }

    /** Names that are taken are not proposed, and nothing is written over. */
    @Test
    void aMechanismFindsAFreeName() throws Exception {
        Models.file(project, "mechanism.mechanism", "");
        Models.file(project, "four-bar.study", "mine");
        open(new NewMechanismWizard(), StructuredSelection.EMPTY);
        StartPage start = (StartPage) dialog.getCurrentPage();
        next(IWizardPage.class);
        assertEquals("mechanism-2.mechanism", name().getText(), "in the only project there is");
        start.choose(Gallery.find("four-bar").orElseThrow());
        assertEquals("four-bar-2.mechanism", name().getText());
        name().setText("four-bar.mechanism");
        assertFalse(dialog.getCurrentPage().isPageComplete());
        assertTrue(dialog.getErrorMessage().contains("'four-bar.study' is there already"), dialog.getErrorMessage());
        screenshot(dialog, "wizard-taken");
        name().setText("bars.mechanism");
        finish();
        assertEquals("mine", Models.content(project.getFile("four-bar.study")));
        assertTrue(project.getFile("bars.study").exists());
    }

    @Test
    void aRobotGivesAMechanismItsName() throws Exception {
        Path urdf = Files.createTempFile("arm", ".urdf");
        Files.writeString(urdf, URDF);
        open(new NewMechanismWizard(), new StructuredSelection(project));
        Button robot = (Button) Arrays.stream(all(dialog.getCurrentPage().getControl()))
                .filter(c -> c instanceof Button b && b.getText().contains("robot")).findFirst().orElseThrow();
        for (Control other : robot.getParent().getChildren()) {
            if (other instanceof Button button) {
                button.setSelection(button == robot);
            }
        }
        robot.notifyListeners(SWT.Selection, new Event());
        assertFalse(dialog.getCurrentPage().getWizard().canFinish(), "its file is not chosen yet");
        next(UrdfPage.class).choose(urdf);
        next(IWizardPage.class);
        assertEquals("arm.mechanism", name().getText());
        finish();
        assertEquals(project.getFile("arm.mechanism"), inFront());
        Files.delete(urdf);
    }

    @Test
    void aStudyIsOfTheSelectedMechanism() throws Exception {
        Models.example(project, "sphere");
        IFile mechanism = Models.example(project, "woodpecker");
        open(new NewStudyWizard(), new StructuredSelection(mechanism));
        assertEquals("woodpecker-2.study", name().getText(), "the example has one");
        name().setText("second.study");
        next(IWizardPage.class);
        screenshot(dialog, "wizard-study");
        finish();
        Study study = ModelFiles.readStudy(path(project.getFile("second.study")));
        assertEquals("woodpecker toy", study.getMechanism().getName());
        assertEquals(project.getFile("second.study"), inFront());
    }

    @Test
    void withoutAProjectTheWayToOneIsTold() throws Exception {
        project.delete(true, true, null);
        open(new NewStudyWizard(), StructuredSelection.EMPTY);
        assertTrue(dialog.getErrorMessage().contains("New ▸ Mechanism Project"), dialog.getErrorMessage());
        assertFalse(dialog.getCurrentPage().getWizard().canFinish());
    }

    @Test
    void aRobotIsImportedAndWhatIsLeftOutIsTold() throws Exception {
        Path urdf = Files.createTempFile("arm", ".urdf");
        Files.writeString(urdf, URDF);
        open(new UrdfImportWizard(), new StructuredSelection(project));
        UrdfPage page = (UrdfPage) dialog.getCurrentPage();
        page.choose(urdf.resolveSibling("nothing.urdf"));
        assertFalse(page.isPageComplete());
        assertTrue(page.getErrorMessage().contains("there is no such file"), page.getErrorMessage());
        page.choose(urdf);
        assertTrue(page.robot().notes().stream().anyMatch(n -> n.contains("gazebo")), page.robot().notes().toString());
        Button fixed = (Button) Arrays.stream(all(page.getControl())).filter(c -> c instanceof Button b
                && b.getText().contains("ground")).findFirst().orElseThrow();
        assertFalse(fixed.getSelection());
        screenshot(dialog, "wizard-urdf");
        next(IWizardPage.class);
        finish();
        Mechanism arm = ModelFiles.readMechanism(path(project.getFile("arm.mechanism")));
        assertTrue(arm.getJoints().stream().anyMatch(j -> j.getName().equals("elbow")));
        Files.delete(urdf);
    }
}
