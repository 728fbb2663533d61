package org.signorini.diagram.editor;

import java.util.List;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.ui.actions.SelectionAction;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.signorini.diagram.clipboard.Clip;
import org.signorini.diagram.clipboard.Clips;
import org.signorini.diagram.clipboard.CopyOut;

/** Cut, copy, paste and duplicate. */
final class ClipActions {

    static final String DUPLICATE = "org.signorini.diagram.duplicate";

    private ClipActions() {
    }

    static List<SelectionAction> of(MechanismEditor editor) {
        return List.of(new Copy(editor), new Cut(editor), new Paste(editor), new Duplicate(editor));
    }

    /** What all of them need: the editor, and what of the selection can be copied. */
    private abstract static class ClipAction extends SelectionAction {

        final MechanismEditor editor;

        ClipAction(MechanismEditor editor, String id, String text, String image) {
            super((IWorkbenchPart) editor);
            this.editor = editor;
            setId(id);
            setText(text);
            if (image != null) {
                setImageDescriptor(PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(image));
            }
        }

        final Clip clip() {
            return CopyOut.of(editor.session(), Selected.elements(getSelectedObjects()));
        }

        @Override
        protected boolean calculateEnabled() {
            return Selected.elements(getSelectedObjects()).stream().anyMatch(CopyOut::isCopyable);
        }
    }

    private static final class Copy extends ClipAction {

        Copy(MechanismEditor editor) {
            super(editor, ActionFactory.COPY.getId(), "&Copy", ISharedImages.IMG_TOOL_COPY);
        }

        @Override
        public void run() {
            Clips.copied(clip());
            editor.updateSelectionActions();
        }
    }

    private static final class Cut extends ClipAction {

        Cut(MechanismEditor editor) {
            super(editor, ActionFactory.CUT.getId(), "Cu&t", ISharedImages.IMG_TOOL_CUT);
        }

        @Override
        protected boolean calculateEnabled() {
            return super.calculateEnabled() && DeleteSelection.command(editor, getSelectedObjects()).canExecute();
        }

        @Override
        public void run() {
            Command deletion = DeleteSelection.command(editor, getSelectedObjects());
            deletion.setLabel("Cut");
            Clips.cut(clip());
            execute(deletion);
        }
    }

    private static final class Paste extends ClipAction {

        Paste(MechanismEditor editor) {
            super(editor, ActionFactory.PASTE.getId(), "&Paste", ISharedImages.IMG_TOOL_PASTE);
        }

        @Override
        protected boolean calculateEnabled() {
            return Clips.current() != null && !Clips.current().isEmpty() && Pasting.isPossible(editor);
        }

        @Override
        public void run() {
            Pasting.run(editor, "Paste", Clips.current(), Clips.nextShift());
        }
    }

    private static final class Duplicate extends ClipAction {

        Duplicate(MechanismEditor editor) {
            super(editor, DUPLICATE, "&Duplicate", null);
            setActionDefinitionId(DUPLICATE);
        }

        @Override
        protected boolean calculateEnabled() {
            return super.calculateEnabled() && Pasting.isPossible(editor);
        }

        @Override
        public void run() {
            Pasting.run(editor, "Duplicate", clip(), Clips.shift());
        }
    }
}
