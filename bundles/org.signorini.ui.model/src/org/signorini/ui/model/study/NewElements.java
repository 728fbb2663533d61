package org.signorini.ui.model.study;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Control;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.Settings;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.model.study.Variation;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.FreeNames;

/** What can be added to one list of a study, with a name and what is likely to begin with. */
final class NewElements {

    private final ModelEditing editing;
    private final Study study;
    private final EReference feature;
    private final Consumer<EObject> onMade;

    NewElements(ModelEditing editing, Study study, EReference feature, Consumer<EObject> onMade) {
        this.editing = editing;
        this.study = study;
        this.feature = feature;
        this.onMade = onMade;
    }

    /** The kinds there are; of several a menu, and of comparisons an alternative of the selected one too. */
    void offer(Control at, EObject selected) {
        List<EClass> kinds = StudyPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance)
                .map(EClass.class::cast).filter(c -> !c.isAbstract() && feature.getEReferenceType().isSuperTypeOf(c))
                .toList();
        EObject comparison = feature != Literals.STUDY__COMPARISONS || selected == null ? null
                : selected instanceof Settings ? selected.eContainer() : selected;
        if (kinds.size() == 1 && comparison == null) {
            create(study, feature, kinds.get(0));
            return;
        }
        MenuManager menu = new MenuManager();
        if (comparison != null) {
            menu.add(action(comparison, Literals.COMPARISON__ALTERNATIVES, Literals.ALTERNATIVE));
        }
        kinds.forEach(kind -> menu.add(action(study, feature, kind)));
        menu.createContextMenu(at).setVisible(true);
    }

    private Action action(EObject owner, EReference into, EClass kind) {
        return new Action("New " + Labels.feature(kind.getName()),
                ElementIcons.descriptor(ElementIcons.name(kind))) {

            @Override
            public void run() {
                create(owner, into, kind);
            }
        };
    }

    private void create(EObject owner, EReference into, EClass kind) {
        EObject made = EcoreUtil.create(kind);
        if (made instanceof NamedElement named) {
            named.setName(FreeNames.in(owner, into, kind));
        }
        List<Parameter> parameters = study.getMechanism() == null ? List.of() : study.getMechanism().getParameters();
        if (!parameters.isEmpty() && made instanceof Variation variation) {
            variation.setParameter(parameters.getFirst());
        } else if (!parameters.isEmpty() && made instanceof ParameterValue value) {
            value.setParameter(parameters.getFirst());
            value.setValue(value.getParameter().getValue());
        }
        CompoundCommand named = new CompoundCommand("New " + Labels.feature(kind.getName()));
        named.append(AddCommand.create(editing.domain(), owner, into, made));
        editing.execute(named);
        onMade.accept(made);
    }
}
