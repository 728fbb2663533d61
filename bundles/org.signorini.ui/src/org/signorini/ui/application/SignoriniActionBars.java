package org.signorini.ui.application;

import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.ICoolBarManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.action.ToolBarContributionItem;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ActionFactory.IWorkbenchAction;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.signorini.ui.WorkbenchIds;

/**
 * The menus and the toolbar. Most entries are the platform's own retargetable actions, so that undo, copy, save and
 * the like reach the active editor; other bundles add theirs at the {@code additions} of each menu.
 */
final class SignoriniActionBars extends ActionBarAdvisor {

    private IWorkbenchWindow window;

    SignoriniActionBars(IActionBarConfigurer configurer) {
        super(configurer);
    }

    @Override
    protected void makeActions(IWorkbenchWindow workbenchWindow) {
        window = workbenchWindow;
        // key bindings reach an action only after it is registered
        for (ActionFactory factory : new ActionFactory[] {ActionFactory.NEW, ActionFactory.CLOSE,
            ActionFactory.CLOSE_ALL, ActionFactory.SAVE, ActionFactory.SAVE_AS, ActionFactory.SAVE_ALL,
            ActionFactory.REVERT, ActionFactory.PRINT, ActionFactory.RENAME, ActionFactory.MOVE,
            ActionFactory.REFRESH, ActionFactory.IMPORT, ActionFactory.EXPORT, ActionFactory.PROPERTIES,
            ActionFactory.QUIT, ActionFactory.UNDO, ActionFactory.REDO, ActionFactory.CUT, ActionFactory.COPY,
            ActionFactory.PASTE, ActionFactory.DELETE, ActionFactory.SELECT_ALL, ActionFactory.FIND,
            ActionFactory.OPEN_NEW_WINDOW, ActionFactory.RESET_PERSPECTIVE, ActionFactory.PREFERENCES,
            ActionFactory.INTRO, ActionFactory.ABOUT}) {
            register(factory.create(window));
        }
    }

    private IWorkbenchAction action(ActionFactory factory) {
        return (IWorkbenchAction) getAction(factory.getId());
    }

    @Override
    protected void fillMenuBar(IMenuManager bar) {
        bar.add(fileMenu());
        bar.add(editMenu());
        bar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        bar.add(runMenu());
        bar.add(windowMenu());
        bar.add(helpMenu());
    }

    private IMenuManager fileMenu() {
        MenuManager menu = new MenuManager("&File", IWorkbenchActionConstants.M_FILE);
        MenuManager create = new MenuManager("&New", ActionFactory.NEW.getId());
        create.add(ContributionItemFactory.NEW_WIZARD_SHORTLIST.create(window));
        create.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(create);
        menu.add(new GroupMarker(IWorkbenchActionConstants.OPEN_EXT));
        menu.add(new Separator());
        add(menu, ActionFactory.CLOSE, ActionFactory.CLOSE_ALL);
        menu.add(new Separator());
        add(menu, ActionFactory.SAVE, ActionFactory.SAVE_AS, ActionFactory.SAVE_ALL, ActionFactory.REVERT);
        menu.add(new Separator());
        add(menu, ActionFactory.MOVE, ActionFactory.RENAME, ActionFactory.REFRESH);
        menu.add(new Separator());
        add(menu, ActionFactory.PRINT);
        menu.add(new Separator());
        menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(command("org.signorini.ui.switchWorkspace", "Switch &Workspace…"));
        menu.add(new Separator());
        add(menu, ActionFactory.IMPORT, ActionFactory.EXPORT);
        menu.add(new Separator());
        add(menu, ActionFactory.PROPERTIES);
        menu.add(new Separator());
        menu.add(ContributionItemFactory.REOPEN_EDITORS.create(window));
        menu.add(new Separator());
        add(menu, ActionFactory.QUIT);
        return menu;
    }

    private IMenuManager editMenu() {
        MenuManager menu = new MenuManager("&Edit", IWorkbenchActionConstants.M_EDIT);
        menu.add(new GroupMarker(IWorkbenchActionConstants.EDIT_START));
        add(menu, ActionFactory.UNDO, ActionFactory.REDO);
        menu.add(new GroupMarker(IWorkbenchActionConstants.UNDO_EXT));
        menu.add(new Separator());
        add(menu, ActionFactory.CUT, ActionFactory.COPY, ActionFactory.PASTE);
        menu.add(new GroupMarker(IWorkbenchActionConstants.CUT_EXT));
        menu.add(new Separator());
        add(menu, ActionFactory.DELETE, ActionFactory.SELECT_ALL);
        menu.add(new Separator());
        add(menu, ActionFactory.FIND);
        menu.add(new GroupMarker(IWorkbenchActionConstants.FIND_EXT));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(new GroupMarker(IWorkbenchActionConstants.EDIT_END));
        return menu;
    }

    private static IMenuManager runMenu() {
        MenuManager menu = new MenuManager("&Run", WorkbenchIds.RUN_MENU);
        menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        return menu;
    }

    private IMenuManager windowMenu() {
        MenuManager menu = new MenuManager("&Window", IWorkbenchActionConstants.M_WINDOW);
        add(menu, ActionFactory.OPEN_NEW_WINDOW);
        menu.add(new Separator());
        MenuManager views = new MenuManager("Show &View", "viewsList");
        views.add(ContributionItemFactory.VIEWS_SHORTLIST.create(window));
        menu.add(views);
        MenuManager perspectives = new MenuManager("Open &Perspective", "perspectivesList");
        perspectives.add(ContributionItemFactory.PERSPECTIVES_SHORTLIST.create(window));
        menu.add(perspectives);
        add(menu, ActionFactory.RESET_PERSPECTIVE);
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        add(menu, ActionFactory.PREFERENCES);
        menu.add(ContributionItemFactory.OPEN_WINDOWS.create(window));
        return menu;
    }

    private IMenuManager helpMenu() {
        MenuManager menu = new MenuManager("&Help", IWorkbenchActionConstants.M_HELP);
        add(menu, ActionFactory.INTRO);
        menu.add(new GroupMarker(IWorkbenchActionConstants.HELP_START));
        menu.add(command("org.signorini.ui.helpContents", "&Help Contents"));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(new GroupMarker(IWorkbenchActionConstants.HELP_END));
        add(menu, ActionFactory.ABOUT);
        return menu;
    }

    @Override
    protected void fillCoolBar(ICoolBarManager coolBar) {
        IToolBarManager file = toolBar(coolBar, IWorkbenchActionConstants.TOOLBAR_FILE);
        file.add(action(ActionFactory.NEW));
        file.add(action(ActionFactory.SAVE));
        file.add(action(ActionFactory.SAVE_ALL));
        file.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        IToolBarManager edit = toolBar(coolBar, "org.signorini.ui.toolbar.edit");
        edit.add(action(ActionFactory.UNDO));
        edit.add(action(ActionFactory.REDO));
        coolBar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private static IToolBarManager toolBar(ICoolBarManager coolBar, String id) {
        IToolBarManager bar = new ToolBarManager(SWT.FLAT | SWT.RIGHT);
        coolBar.add(new ToolBarContributionItem(bar, id));
        return bar;
    }

    private void add(IMenuManager menu, ActionFactory... factories) {
        for (ActionFactory factory : factories) {
            menu.add(action(factory));
        }
    }

    private CommandContributionItem command(String id, String label) {
        CommandContributionItemParameter parameter = new CommandContributionItemParameter(window, id, id,
                CommandContributionItem.STYLE_PUSH);
        parameter.label = label;
        return new CommandContributionItem(parameter);
    }
}
