package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IFile;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.requests.CreateConnectionRequest;
import org.eclipse.gef.requests.CreateRequest;
import org.eclipse.gef.requests.CreationFactory;
import org.eclipse.gef.requests.DirectEditRequest;
import org.eclipse.gef.requests.GroupRequest;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.specification.Tool;
import org.signorini.diagram.view.View;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.NamedElement;

/** Draws in a diagram that is open: the palette's tools on parts, typing, deleting. */
record DiagramHands(MechanismEditor editor) {

    static DiagramHands open(IFile file) throws PartInitException {
        MechanismEditor editor = (MechanismEditor) IDE.openEditor(Ui.page(), file, MechanismEditor.ID);
        Ui.settle(300);
        return new DiagramHands(editor);
    }

    Mechanism mechanism() {
        return editor.session().mechanism();
    }

    /** The part of an element; of nothing, the diagram. */
    EditPart part(EObject element) {
        GraphicalViewer viewer = editor.viewer();
        if (element == null) {
            return viewer.getContents();
        }
        View view = editor.session().content().find(element);
        EditPart part = (EditPart) viewer.getEditPartRegistry().get(view);
        assertNotNull(part, () -> "nothing draws " + ((NamedElement) element).getName());
        return part;
    }

    private Tool tool(String id) {
        Tool tool = editor.session().content().specification().tool(id);
        assertNotNull(tool, id);
        return tool;
    }

    private static CreationFactory carrying(Tool tool) {
        return new CreationFactory() {

            @Override
            public Object getNewObject() {
                return tool;
            }

            @Override
            public Object getObjectType() {
                return Tool.class;
            }
        };
    }

    void click(String id, EditPart part, Point location) {
        CreateRequest request = new CreateRequest(RequestConstants.REQ_CREATE);
        request.setFactory(carrying(tool(id)));
        request.setLocation(location);
        EditPart target = part.getTargetEditPart(request);
        assertNotNull(target, id + " can be used there");
        execute(target.getCommand(request), id);
    }

    void connect(String id, EObject source, EObject target) {
        CreateConnectionRequest request = new CreateConnectionRequest();
        request.setFactory(carrying(tool(id)));
        request.setType(RequestConstants.REQ_CONNECTION_START);
        request.setTargetEditPart(part(source));
        request.setSourceEditPart(part(source));
        assertNotNull(part(source).getCommand(request), id + " can start there");
        request.setType(RequestConstants.REQ_CONNECTION_END);
        request.setTargetEditPart(part(target));
        execute(part(target).getCommand(request), id);
    }

    void type(EObject element, String text) {
        TextCellEditor cell = new TextCellEditor((Composite) editor.viewer().getControl());
        cell.setValue(text);
        DirectEditRequest request = new DirectEditRequest();
        request.setCellEditor(cell);
        execute(part(element).getCommand(request), text);
        cell.dispose();
        assertEquals(text, ((NamedElement) element).getName());
    }

    void delete(EObject element) {
        execute(part(element).getCommand(new GroupRequest(RequestConstants.REQ_DELETE)), "delete");
    }

    void execute(Command command, String what) {
        assertTrue(command != null && command.canExecute(), what);
        editor.viewer().getEditDomain().getCommandStack().execute(command);
    }
}
