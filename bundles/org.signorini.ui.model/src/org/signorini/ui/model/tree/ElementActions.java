package org.signorini.ui.model.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.command.CommandParameter;
import org.eclipse.emf.edit.command.CopyToClipboardCommand;
import org.eclipse.emf.edit.command.CreateChildCommand;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.editing.Removal;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.FreeNames;

/** What can be done with the elements of a tree: add, cut, copy, paste, delete; in menus and by the usual keys. */
final class ElementActions {

    private final ModelEditing editing;
    private final TreeViewer viewer;

    ElementActions(ModelEditing editing, TreeViewer viewer) {
        this.editing = editing;
        this.viewer = viewer;
    }

    void register(IActionBars bars) {
        bars.setGlobalActionHandler(ActionFactory.CUT.getId(), action("Cut", this::cut));
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), action("Copy",
                () -> CopyToClipboardCommand.create(editing.domain(), selected())));
        bars.setGlobalActionHandler(ActionFactory.PASTE.getId(), action("Paste",
                () -> Pasting.of(editing.domain(), target())));
        bars.setGlobalActionHandler(ActionFactory.DELETE.getId(), deleteAction());
    }

    private interface Making {
        Command make();
    }

    private Action action(String text, Making making) {
        return new Action(text) {
            @Override
            public void run() {
                editing.execute(making.make());
            }
        };
    }

    private Action deleteAction() {
        return action("Delete", () -> Removal.of(editing.domain(), selected()));
    }

    /** What cannot be without the elements goes along, as when they are deleted. */
    private Command cut() {
        CompoundCommand cut = new CompoundCommand("Cut");
        cut.append(CopyToClipboardCommand.create(editing.domain(), selected()));
        Command removal = Removal.of(editing.domain(), selected());
        if (removal != null) {
            cut.append(removal);
            cut.setLabel(removal.getLabel().replaceFirst("^Delete", "Cut"));
        }
        return cut;
    }

    private Collection<EObject> selected() {
        List<EObject> elements = new ArrayList<>();
        for (Object object : viewer.getStructuredSelection().toList()) {
            if (object instanceof EObject element) {
                elements.add(element);
            }
        }
        return elements;
    }

    /** Where new elements go: the selected element, or the model. */
    private EObject target() {
        return viewer.getStructuredSelection().getFirstElement() instanceof EObject element ? element
                : editing.root();
    }

    /** Gives the tree a menu. */
    MenuManager menu() {
        MenuManager context = new MenuManager();
        context.setRemoveAllWhenShown(true);
        context.addMenuListener(this::fill);
        viewer.getControl().setMenu(context.createContextMenu(viewer.getControl()));
        return context;
    }

    private void fill(IMenuManager menu) {
        if (target() != editing.root()) {
            addChildren(menu, target());
        }
        MenuManager create = new MenuManager("New in " + Labels.feature(editing.root().eClass().getName()));
        addChildren(create, editing.root());
        menu.add(create);
        menu.add(new Separator());
        Action delete = deleteAction();
        delete.setEnabled(!selected().isEmpty());
        menu.add(delete);
    }

    /** Fills a menu with the kinds that can be in the model itself. */
    void fillRoot(IMenuManager menu) {
        addChildren(menu, editing.root());
    }

    private void addChildren(IMenuManager menu, EObject owner) {
        Object last = null;
        for (Object descriptor : editing.domain().getNewChildDescriptors(owner, null)) {
            if (descriptor instanceof CommandParameter parameter && parameter.getEValue() != null) {
                Command command = CreateChildCommand.create(editing.domain(), owner, parameter, List.of(owner));
                if (command.canExecute()) {
                    if (last != null && last != parameter.getFeature()) {
                        menu.add(new Separator());
                    }
                    last = parameter.getFeature();
                    menu.add(new NewElement(owner, parameter));
                }
            }
        }
    }

    private final class NewElement extends Action {

        private final EObject owner;
        private final CommandParameter parameter;

        NewElement(EObject owner, CommandParameter parameter) {
            super("New " + Labels.feature(parameter.getEValue().eClass().getName()),
                    ElementIcons.descriptor(ElementIcons.name(parameter.getEValue().eClass())));
            this.owner = owner;
            this.parameter = parameter;
        }

        @Override
        public void run() {
            EObject element = parameter.getEValue();
            if (element instanceof NamedElement named) {
                named.setName(FreeNames.in(owner, parameter.getEReference(), element.eClass()));
            }
            editing.execute(CreateChildCommand.create(editing.domain(), owner, parameter, List.of(owner)));
            viewer.setSelection(new StructuredSelection(element), true);
        }
    }
}
