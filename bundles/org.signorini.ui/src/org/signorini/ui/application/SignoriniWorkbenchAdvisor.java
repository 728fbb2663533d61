package org.signorini.ui.application;

import java.net.URL;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.ide.IDE;
import org.signorini.ui.WorkbenchIds;

/** What the whole workbench shares: the workspace as its input, saved and restored layout, project images. */
final class SignoriniWorkbenchAdvisor extends WorkbenchAdvisor {

    private static final String IDE_ICONS = "icons/full/";

    @Override
    public void initialize(IWorkbenchConfigurer configurer) {
        super.initialize(configurer);
        configurer.setSaveAndRestore(true);
        // the navigator and the resource views ask for these adapters and images
        IDE.registerAdapters();
        declareImage(configurer, IDE.SharedImages.IMG_OBJ_PROJECT, "obj16/prj_obj");
        declareImage(configurer, IDE.SharedImages.IMG_OBJ_PROJECT_CLOSED, "obj16/cprj_obj");
        declareImage(configurer, IDE.SharedImages.IMG_OPEN_MARKER, "elcl16/gotoobj_tsk");
        declareProblemImages(configurer);
    }

    /** The Problems view's images, by the names that the platform gives them only in its own product. */
    private static void declareProblemImages(IWorkbenchConfigurer configurer) {
        declareImage(configurer, "IMG_OBJS_ERROR_PATH", "obj16/error_tsk");
        declareImage(configurer, "IMG_OBJS_WARNING_PATH", "obj16/warn_tsk");
        declareImage(configurer, "IMG_OBJS_INFO_PATH", "obj16/info_tsk");
        declareImage(configurer, "IMG_OBJS_FIXABLE_ERROR", "obj16/quickfix_error_obj");
        declareImage(configurer, "IMG_OBJS_FIXABLE_WARNING", "obj16/quickfix_warning_obj");
        declareImage(configurer, "IMG_OBJS_FIXABLE_INFO", "obj16/quickfix_info_obj");
        declareImage(configurer, "IMG_ETOOL_PROBLEM_CATEGORY", "etool16/problem_category");
        declareImage(configurer, "IMG_ETOOL_PROBLEMS_VIEW", "eview16/problems_view");
        declareImage(configurer, "IMG_ETOOL_PROBLEMS_VIEW_ERROR", "eview16/problems_view_error");
        declareImage(configurer, "IMG_ETOOL_PROBLEMS_VIEW_WARNING", "eview16/problems_view_warning");
        declareImage(configurer, "IMG_ETOOL_PROBLEMS_VIEW_INFO", "eview16/problems_view_info");
        declareImage(configurer, "IMG_ELCL_QUICK_FIX_ENABLED", "elcl16/smartmode_co");
        declareImage(configurer, "IMG_DLGBAN_QUICKFIX_DLG", "wizban/quick_fix");
    }

    private static void declareImage(IWorkbenchConfigurer configurer, String name, String path) {
        for (String ending : new String[] {".svg", ".png"}) {
            URL url = FileLocator.find(Platform.getBundle("org.eclipse.ui.ide"),
                    IPath.fromPortableString(IDE_ICONS + path + ending));
            if (url != null) {
                configurer.declareImage(name, ImageDescriptor.createFromURL(url), true);
                return;
            }
        }
    }

    @Override
    public String getInitialWindowPerspectiveId() {
        return WorkbenchIds.MECHANISM_PERSPECTIVE;
    }

    @Override
    public IAdaptable getDefaultPageInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }

    @Override
    public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        return new SignoriniWindowAdvisor(configurer);
    }

    @Override
    public boolean preShutdown() {
        try {
            ResourcesPlugin.getWorkspace().save(true, null);
        } catch (CoreException e) {
            // the files themselves are saved; only the workspace's memory of them is not
            ILog.of(getClass()).error("the workspace's state could not be saved", e);
        }
        return super.preShutdown();
    }
}
