package org.signorini.ui.welcome.papers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Help ▸ Reproduce the Papers. */
public final class OpenPapersHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            return HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().openEditor(PapersInput.INSTANCE,
                    PapersEditor.ID);
        } catch (PartInitException e) {
            throw new ExecutionException("the papers could not be opened", e);
        }
    }
}
