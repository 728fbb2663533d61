package org.signorini.ui.workspace;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.ConfigurationScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.widgets.Display;
import org.osgi.service.prefs.BackingStoreException;

/**
 * Settles in which workspace folder the workbench works: the one given by {@code -data}; otherwise the one chosen
 * before; otherwise the user is asked, once. A workspace is locked while it is open, so that two workbenches never
 * write the same files.
 */
public final class WorkspaceChoice {

    private static final String NODE = "org.signorini.ui";
    private static final String KEY = "workspace";

    private static String next;

    private WorkspaceChoice() {
    }

    /** @return whether there is a workspace to open; if not, the user wants to leave */
    public static boolean settle(Display display) {
        Location location = Platform.getInstanceLocation();
        if (location.isSet()) {
            return locked(location, display);
        }
        String remembered = preferences().get(KEY, null);
        while (true) {
            if (remembered == null) {
                WorkspaceDialog dialog = new WorkspaceDialog(null, suggestion());
                if (dialog.open() != Window.OK) {
                    return false;
                }
                remembered = dialog.folder();
            }
            String complaint = open(location, remembered);
            if (complaint == null) {
                remember(remembered);
                return true;
            }
            MessageDialog.openError(null, "Workspace", complaint);
            remembered = null;
        }
    }

    /** The workspace to open after a restart: the one switched to, or this one again. */
    public static void rememberForRestart() {
        Location location = Platform.getInstanceLocation();
        String current = location.getURL() == null ? suggestion() : location.getURL().getPath();
        remember(next == null ? current : next);
    }

    /** Takes another workspace at the next restart. */
    static void switchTo(String folder) {
        next = folder;
    }

    /** Lets others open the workspace. */
    public static void release() {
        Location location = Platform.getInstanceLocation();
        if (location != null) {
            location.release();
        }
    }

    private static void remember(String folder) {
        IEclipsePreferences preferences = preferences();
        preferences.put(KEY, folder);
        try {
            preferences.flush();
        } catch (BackingStoreException e) {
            // the folder is asked for again next time, nothing worse
            ILog.of(WorkspaceChoice.class).warn("the choice of workspace could not be remembered", e);
        }
    }

    static String suggestion() {
        return System.getProperty("user.home") + File.separator + "signorini-workspace";
    }

    /** Opens and locks a folder, or says why not. */
    private static String open(Location location, String folder) {
        File directory = new File(folder);
        if (!directory.isDirectory() && !directory.mkdirs()) {
            return "The folder " + folder + " does not exist and cannot be made.";
        }
        try {
            return location.set(directory.toURI().toURL(), true) ? null
                    : "The workspace " + folder + " is open in another workbench.";
        } catch (MalformedURLException e) {
            return folder + " is not a folder name.";
        } catch (IOException e) {
            return "The folder " + folder + " cannot be written: " + e.getMessage();
        }
    }

    private static boolean locked(Location location, Display display) {
        try {
            if (location.isLocked() || location.lock()) {
                return true;
            }
            MessageDialog.openError(null, "Workspace", "The workspace " + location.getURL().getPath()
                    + " is open in another workbench.");
        } catch (IOException e) {
            MessageDialog.openError(null, "Workspace", "The workspace " + location.getURL().getPath()
                    + " cannot be written: " + e.getMessage());
        }
        return false;
    }

    private static IEclipsePreferences preferences() {
        return ConfigurationScope.INSTANCE.getNode(NODE);
    }
}
