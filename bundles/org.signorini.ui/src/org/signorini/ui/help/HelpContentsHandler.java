package org.signorini.ui.help;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.signorini.ui.WorkbenchIds;

/** Shows the help beside the editor. */
public final class HelpContentsHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            return HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().showView(WorkbenchIds.HELP_VIEW);
        } catch (PartInitException e) {
            throw new ExecutionException("the help could not be opened", e);
        }
    }
}
