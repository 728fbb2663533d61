package org.signorini.ui.application;

import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** One window: its bars, its size, its title. */
final class SignoriniWindowAdvisor extends WorkbenchWindowAdvisor {

    private static final String NAME = "Signorini Workbench";

    SignoriniWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        super(configurer);
    }

    @Override
    public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer configurer) {
        return new SignoriniActionBars(configurer);
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer window = getWindowConfigurer();
        window.setInitialSize(new Point(1400, 900));
        window.setShowMenuBar(true);
        window.setShowCoolBar(true);
        window.setShowPerspectiveBar(true);
        window.setShowStatusLine(true);
        window.setShowProgressIndicator(true);
        window.setTitle(NAME);
    }

    @Override
    public void postWindowCreate() {
        new WindowTitle(getWindowConfigurer(), NAME, workspaceName()).keepUpToDate();
    }

    @Override
    public void postWindowOpen() {
        Screenshot.ifAsked(getWindowConfigurer().getWindow().getShell());
    }

    private static String workspaceName() {
        Location location = Platform.getInstanceLocation();
        if (location == null || location.getURL() == null) {
            return "";
        }
        String path = location.getURL().getPath().replaceAll("/+$", "");
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
