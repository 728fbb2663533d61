package org.signorini.ui.welcome.woodpecker;

import java.io.IOException;
import java.util.Locale;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.study.Study;
import org.signorini.ui.model.editing.ModelEditing;

/**
 * Adds a part of the gallery's woodpecker to the mechanism or study in the active editor, undoably: what a step of the
 * cheat sheet tells, done.
 */
public final class DrawHandler extends AbstractHandler {

    public static final String COMMAND = "org.signorini.ui.welcome.woodpecker.draw";
    public static final String PART = "part";

    private static final String TITLE = "Draw and Run the Woodpecker";

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        Part part = Part.valueOf(event.getParameter(PART).toUpperCase(Locale.ROOT));
        IEditorPart editor = HandlerUtil.getActiveEditor(event);
        ModelEditing editing = editor == null ? null : Adapters.adapt(editor, ModelEditing.class);
        boolean wantsStudy = part == Part.STUDY;
        if (editing == null || editing.root() instanceof Study != wantsStudy) {
            tell(event, wantsStudy ? "Open the study first: it is filled in the editor in front."
                    : "Open the mechanism first: it is drawn in the editor in front.");
            return null;
        }
        try {
            draw(part, editing);
        } catch (Transfer.Missing e) {
            tell(event, e.getMessage());
        } catch (IOException e) {
            throw new ExecutionException("the gallery's woodpecker cannot be read", e);
        }
        return null;
    }

    private static void draw(Part part, ModelEditing editing) throws IOException, Transfer.Missing {
        Example woodpecker = Gallery.find("woodpecker").orElseThrow();
        Study study = ModelFiles.readStudy(woodpecker.study());
        EObject to = editing.root();
        EObject from = to instanceof Study ? study : study.getMechanism();
        Mechanism mechanism = to instanceof Study s ? s.getMechanism() : (Mechanism) to;
        if (mechanism == null) {
            throw new Transfer.Missing("The study names no mechanism yet: choose it in the form.");
        }
        Transfer transfer = new Transfer("Draw " + part.name().toLowerCase(Locale.ROOT), editing.domain(),
                mechanism.eResource());
        for (EStructuralFeature feature : part.assigned()) {
            transfer.set(from, to, feature);
        }
        for (EReference feature : part.added()) {
            transfer.add(from, to, feature);
        }
        if (part == Part.GROUND) {
            transfer.add(((Mechanism) from).getGround(), ((Mechanism) to).getGround(),
                    MechanismPackage.Literals.BODY__MARKERS);
        }
        editing.execute(transfer.commands());
    }

    private static void tell(ExecutionEvent event, String message) {
        MessageDialog.openInformation(HandlerUtil.getActiveShell(event), TITLE, message);
    }
}
