package org.signorini.diagram.session;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.command.ChangeCommand;

/** A change of a model by whatever code, recorded to be undone. */
public final class Recorded extends ChangeCommand {

    private final Runnable what;

    /** @param root of the model; what is not in it is not recorded */
    public Recorded(EObject root, Runnable what) {
        super(root);
        this.what = what;
    }

    @Override
    protected void doExecute() {
        what.run();
    }
}
