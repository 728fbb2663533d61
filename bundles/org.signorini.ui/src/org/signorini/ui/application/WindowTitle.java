package org.signorini.ui.application;

import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;

/** The window's title: the edited file first, then the workspace, then the program. */
final class WindowTitle implements IPartListener2 {

    private final IWorkbenchWindowConfigurer window;
    private final String program;
    private final String workspace;

    WindowTitle(IWorkbenchWindowConfigurer window, String program, String workspace) {
        this.window = window;
        this.program = program;
        this.workspace = workspace;
    }

    void keepUpToDate() {
        window.getWindow().getPartService().addPartListener(this);
        update();
    }

    private void update() {
        IWorkbenchPage page = window.getWindow().getActivePage();
        IEditorPart editor = page == null ? null : page.getActiveEditor();
        StringBuilder title = new StringBuilder();
        if (editor != null) {
            title.append(editor.getTitle()).append(" – ");
        }
        if (!workspace.isEmpty()) {
            title.append(workspace).append(" – ");
        }
        window.setTitle(title.append(program).toString());
    }

    @Override
    public void partActivated(IWorkbenchPartReference part) {
        update();
    }

    @Override
    public void partClosed(IWorkbenchPartReference part) {
        update();
    }
}
