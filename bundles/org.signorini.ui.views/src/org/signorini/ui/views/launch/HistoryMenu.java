package org.signorini.ui.views.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.actions.CompoundContributionItem;

/** The files that were run last, to run again. */
public final class HistoryMenu extends CompoundContributionItem {

    @Override
    protected IContributionItem[] getContributionItems() {
        List<IContributionItem> items = new ArrayList<>();
        for (Path file : RunHistory.files()) {
            items.add(new ActionContributionItem(new Action((items.size() + 1) + " "
                    + file.getParent().getFileName() + "/" + file.getFileName()) {
                @Override
                public void run() {
                    RunStudy.start(file);
                }
            }));
        }
        if (items.isEmpty()) {
            Action none = new Action("No study was run yet") {
            };
            none.setEnabled(false);
            items.add(new ActionContributionItem(none));
        }
        return items.toArray(IContributionItem[]::new);
    }
}
