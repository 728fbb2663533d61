package org.signorini.ui.welcome.page;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IntroPart;

/**
 * Puts the welcome page into the window: at the first start, and by Help ▸ Welcome. It makes room as soon as something
 * is opened to work on.
 */
public final class WelcomePart extends IntroPart implements IPartListener2 {

    private WelcomePage page;

    @Override
    public void createPartControl(Composite parent) {
        IWorkbenchWindow window = getIntroSite().getWorkbenchWindow();
        page = new WelcomePage(parent, new Beginnings(window, this::close));
        window.getPartService().addPartListener(this);
    }

    /** Not the label of the extension: that is the menu entry's, with its mnemonic. */
    @Override
    public String getTitle() {
        return "Welcome";
    }

    /** What is on it. */
    public WelcomePage page() {
        return page;
    }

    private void close() {
        PlatformUI.getWorkbench().getIntroManager().closeIntro(this);
    }

    @Override
    public void partOpened(IWorkbenchPartReference part) {
        if (part instanceof IEditorReference) {
            // the workbench is in the midst of opening it
            getIntroSite().getShell().getDisplay().asyncExec(this::close);
        }
    }

    @Override
    public void standbyStateChanged(boolean standby) {
        // the page is the same at the side, only narrower
    }

    @Override
    public void setFocus() {
        page.setFocus();
    }

    @Override
    public void dispose() {
        getIntroSite().getWorkbenchWindow().getPartService().removePartListener(this);
        super.dispose();
    }
}
