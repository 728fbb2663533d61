package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CCombo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.properties.PropertySheet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.form.ExpressionAssist;
import org.signorini.ui.model.tree.MechanismTreeEditor;

/** The Properties view: what is shown of one element or several, and what is typed and chosen there. */
class PropertiesTest {

    private ErrorLog log;
    private IProject project;
    private IFile file;
    private MechanismTreeEditor editor;
    private ModelEditing editing;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("properties");
        file = Models.example(project, "woodpecker");
        IEditorPart part = IDE.openEditor(Ui.page(), file, MechanismTreeEditor.ID);
        editor = (MechanismTreeEditor) part;
        editing = editor.editing();
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        project.delete(true, true, null);
        log.close();
    }

    private Mechanism mechanism() {
        return (Mechanism) editing.root();
    }

    @Test
    void propertiesOfOneElementAreGroupedAndEvaluated() throws Exception {
        Tree rows = properties(mechanism().getGround().getMarkers().get(1));
        assertTrue(text(rows).contains("Position [m] | r0, 0, 0   = 0.0025, 0, 0 m"), text(rows));
        assertTrue(text(rows).contains("Identity"), text(rows));
        Ui.screenshot("mechanism-editor");
    }

    @Test
    void propertiesOfSeveralElementsChangeTogether() throws Exception {
        Tree rows = properties(mechanism().getContacts().toArray(EObject[]::new));
        assertTrue(text(rows).contains("Normal restitution | (different)"), text(rows));
        assertTrue(text(rows).contains("Static friction | mu   = 0.3"), text(rows));
        assertFalse(text(rows).contains("Name |"), text(rows));
    }

    @Test
    void whatIsTypedIntoThePropertiesOfSeveralIsOneStepToUndo() throws Exception {
        Tree rows = properties(mechanism().getContacts().toArray(EObject[]::new));
        Text cell = (Text) cell(rows, "Normal restitution");
        cell.setText("0.25");
        cell.notifyListeners(SWT.DefaultSelection, new Event());
        Ui.settle(100);
        assertTrue(mechanism().getContacts().stream().allMatch(c -> c.getNormalRestitution().equals("0.25")));
        editing.stack().undo();
        assertEquals("eN1", mechanism().getContacts().get(0).getNormalRestitution());
        assertFalse(editor.isDirty());
    }

    @Test
    void aMistakeIsNotTaken() throws Exception {
        Tree rows = properties(mechanism().getBodies().get(2));
        Text cell = (Text) cell(rows, "Mass [kg]");
        cell.setText("4.5 gramm");
        cell.notifyListeners(SWT.DefaultSelection, new Event());
        Ui.settle(100);
        assertEquals("4.5 g", mechanism().getBodies().get(2).getMass());
    }

    @Test
    void referencesAndEnumerationsAreChosenByName() throws Exception {
        Tree rows = properties(mechanism().getJoints().get(0));
        CCombo kinds = (CCombo) cell(rows, "Kind");
        assertTrue(List.of(kinds.getItems()).contains("spherical"), List.of(kinds.getItems()).toString());
        CCombo markers = (CCombo) cell(rows, "To");
        assertEquals("slider / axis", markers.getText());
        assertTrue(List.of(markers.getItems()).contains("bird / beak"), List.of(markers.getItems()).toString());
    }

    @Test
    void expressionsAreAssistedWithParametersAndFunctions() {
        EObject body = mechanism().getBodies().get(2);
        assertEquals(List.of("N1"), Arrays.stream(ExpressionAssist.proposals("2*e", 3, body))
                .map(IContentProposal::getContent).filter(c -> !c.endsWith("(")).toList());
        assertTrue(Arrays.stream(ExpressionAssist.proposals("2*si", 4, body))
                .anyMatch(p -> p.getContent().equals("n(")));
    }

    @Test
    void whatIsTypedIsEvaluatedWithEveryKey() throws Exception {
        Tree rows = properties(mechanism().getBodies().get(2));
        Text cell = (Text) cell(rows, "Mass [kg]");
        assertEquals("= 0.0045 kg", beside(cell));
        cell.setText("4.5 g*2");
        assertEquals("= 0.009 kg", beside(cell));
        cell.setText("4.5 g*");
        assertFalse(beside(cell).isEmpty());
        assertFalse(beside(cell).startsWith("="), beside(cell));
        Ui.screenshot("properties-typing");
        cell.setText("{'m");
        assertFalse(beside(cell).isEmpty());
        cell.setText("9 g");
        assertEquals("= 0.009 kg", beside(cell));
        assertEquals("4.5 g", mechanism().getBodies().get(2).getMass(), "nothing is changed before it is finished");
        cell.notifyListeners(SWT.DefaultSelection, new Event());
        assertEquals("9 g", mechanism().getBodies().get(2).getMass());
    }

    /** What stands right of a cell's text. */
    private static String beside(Text cell) {
        return Arrays.stream(cell.getParent().getChildren()).filter(Label.class::isInstance)
                .map(c -> ((Label) c).getText()).findFirst().orElseThrow();
    }

    @Test
    void whatIsWrongIsToldInItsRow() throws Exception {
        EObject bird = mechanism().getBodies().get(2);
        editing.execute(SetCommand.create(editing.domain(), bird, Literals.RIGID_BODY__INERTIA, "1, 1, 3"));
        Tree rows = properties(bird);
        assertTrue(Ui.waitUntil(() -> text(rows).contains("1, 1, 3   – no body has it"), 20_000), text(rows));
        Ui.screenshot("properties-problem");
        editing.stack().undo();
        assertTrue(Ui.waitUntil(() -> !text(rows).contains("no body has it"), 20_000), text(rows));
    }

    /** Clicks on a row; its cell is then open. */
    private static Control cell(Tree rows, String name) {
        for (TreeItem group : rows.getItems()) {
            for (TreeItem row : group.getItems()) {
                if (row.getText(0).equals(name)) {
                    rows.setSelection(row);
                    rows.showItem(row);
                    Event click = new Event();
                    click.item = row;
                    click.button = 1;
                    click.x = row.getBounds(1).x + 5;
                    click.y = row.getBounds(1).y + 5;
                    rows.notifyListeners(SWT.Selection, click);
                    rows.notifyListeners(SWT.MouseDown, click);
                    Ui.settle(100);
                    return FormHands.in(rows).stream().filter(c -> c.isVisible()
                            && (c instanceof Text || c instanceof CCombo)).findFirst().orElseThrow();
                }
            }
        }
        throw new AssertionError("there is no " + name);
    }

    private Tree properties(EObject... elements) throws Exception {
        PropertySheet view = (PropertySheet) Ui.page().showView(IPageLayout.ID_PROP_SHEET);
        Ui.page().activate(editor);
        editor.getSite().getSelectionProvider().setSelection(new StructuredSelection(elements));
        Ui.settle(400);
        return (Tree) view.getCurrentPage().getControl();
    }

    private static String text(Tree tree) {
        StringBuilder text = new StringBuilder();
        for (TreeItem item : tree.getItems()) {
            text.append(item.getText(0)).append('\n');
            for (TreeItem child : item.getItems()) {
                text.append(child.getText(0)).append(" | ").append(child.getText(1)).append('\n');
            }
        }
        return text.toString();
    }
}
