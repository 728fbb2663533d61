package org.signorini.ui.welcome.sheet;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Help ▸ Draw and Run the Woodpecker. */
public final class OpenCheatSheetHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            return HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().showView(CheatSheetView.ID);
        } catch (PartInitException e) {
            throw new ExecutionException("the cheat sheet could not be opened", e);
        }
    }
}
