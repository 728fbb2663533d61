package org.signorini.ui.application;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.progress.IProgressConstants;
import org.signorini.ui.WorkbenchIds;

/**
 * Project Explorer and Outline left, editors in the middle, Properties, Problems and Progress below; the help beside, so
 * that the first start says what to do.
 */
public final class MechanismPerspective implements IPerspectiveFactory {

    private static final String PROJECT_EXPLORER = IPageLayout.ID_PROJECT_EXPLORER;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String editors = layout.getEditorArea();

        IFolderLayout left = layout.createFolder("left", IPageLayout.LEFT, 0.22f, editors);
        left.addView(PROJECT_EXPLORER);
        IFolderLayout leftBottom = layout.createFolder("leftBottom", IPageLayout.BOTTOM, 0.6f, "left");
        leftBottom.addView(IPageLayout.ID_OUTLINE);

        IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.68f, editors);
        bottom.addView(IPageLayout.ID_PROP_SHEET);
        bottom.addView(IPageLayout.ID_PROBLEM_VIEW);
        bottom.addView(IProgressConstants.PROGRESS_VIEW_ID);
        bottom.addPlaceholder(WorkbenchIds.SOLVE_VIEW);

        IFolderLayout right = layout.createFolder("right", IPageLayout.RIGHT, 0.72f, editors);
        right.addView(WorkbenchIds.HELP_VIEW);

        for (String view : new String[] {PROJECT_EXPLORER, IPageLayout.ID_OUTLINE, IPageLayout.ID_PROP_SHEET,
            IPageLayout.ID_PROBLEM_VIEW, IProgressConstants.PROGRESS_VIEW_ID, WorkbenchIds.SOLVE_VIEW, WorkbenchIds.HELP_VIEW,
            "org.eclipse.pde.runtime.LogView"}) {
            layout.addShowViewShortcut(view);
        }
        for (String wizard : new String[] {"org.eclipse.ui.wizards.new.project", "org.eclipse.ui.wizards.new.folder",
            "org.eclipse.ui.wizards.new.file"}) {
            layout.addNewWizardShortcut(wizard);
        }
        layout.addPerspectiveShortcut(WorkbenchIds.MECHANISM_PERSPECTIVE);
    }
}
