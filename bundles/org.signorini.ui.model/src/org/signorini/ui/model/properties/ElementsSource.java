package org.signorini.ui.model.properties;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.IItemPropertySource;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource2;
import org.signorini.model.element.Labels;
import org.signorini.model.validation.Finding;
import org.signorini.ui.model.editing.ModelEditing;

/** The properties that several elements have in common; of one, all. A change of all of them is one command. */
final class ElementsSource implements IPropertySource2 {

    private final ModelEditing editing;
    private final List<EObject> elements;

    ElementsSource(ModelEditing editing, List<EObject> elements) {
        this.editing = editing;
        this.elements = List.copyOf(elements);
    }

    List<EObject> elements() {
        return elements;
    }

    ModelEditing editing() {
        return editing;
    }

    /** What is wrong with a feature of any of them, the worst first. */
    List<Finding> findings(EStructuralFeature feature) {
        return elements.stream().flatMap(e -> editing.findings().of(e).stream()).filter(f -> f.feature() == feature)
                .sorted(Comparator.comparing(Finding::severity).reversed()).toList();
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        List<IPropertyDescriptor> descriptors = new ArrayList<>();
        for (IItemPropertyDescriptor item : items(elements.get(0))) {
            EStructuralFeature feature = feature(item, elements.get(0));
            if (feature != null && elements.stream().allMatch(e -> e.eClass().getEAllStructuralFeatures()
                    .contains(feature)) && !(elements.size() > 1 && feature.getName().equals("name"))) {
                descriptors.add(new FeatureProperty(this, feature, item));
            }
        }
        return descriptors.toArray(IPropertyDescriptor[]::new);
    }

    private List<IItemPropertyDescriptor> items(EObject element) {
        IItemPropertySource source = (IItemPropertySource) editing.adapters().adapt((Object) element,
                IItemPropertySource.class);
        return source == null ? List.of() : source.getPropertyDescriptors(element);
    }

    private static EStructuralFeature feature(IItemPropertyDescriptor item, EObject element) {
        return item.getFeature(element) instanceof EStructuralFeature feature && !feature.isDerived() ? feature : null;
    }

    /** What all have; {@code null} where they differ. */
    Object common(EStructuralFeature feature) {
        Object first = elements.get(0).eGet(feature);
        return elements.stream().allMatch(e -> Objects.equals(e.eGet(feature), first)) ? first : null;
    }

    boolean isMixed(EStructuralFeature feature) {
        Object first = elements.get(0).eGet(feature);
        return !elements.stream().allMatch(e -> Objects.equals(e.eGet(feature), first));
    }

    @Override
    public Object getPropertyValue(Object id) {
        EStructuralFeature feature = (EStructuralFeature) id;
        return new ChosenValue(isMixed(feature), common(feature)).forEditing(feature);
    }

    @Override
    public void setPropertyValue(Object id, Object value) {
        EStructuralFeature feature = (EStructuralFeature) id;
        Object model = ChosenValue.fromEditing(feature, value);
        if (!isMixed(feature) && Objects.equals(model, common(feature))) {
            return;
        }
        change(feature, model == null ? SetCommand.UNSET_VALUE : model);
    }

    private void change(EStructuralFeature feature, Object value) {
        CompoundCommand all = new CompoundCommand("Change of " + Labels.feature(feature.getName()));
        for (EObject element : elements) {
            all.append(SetCommand.create(editing.domain(), element, feature, value));
        }
        editing.execute(all);
    }

    @Override
    public boolean isPropertySet(Object id) {
        return elements.stream().anyMatch(e -> e.eIsSet((EStructuralFeature) id));
    }

    @Override
    public boolean isPropertyResettable(Object id) {
        return true;
    }

    @Override
    public void resetPropertyValue(Object id) {
        change((EStructuralFeature) id, SetCommand.UNSET_VALUE);
    }

    @Override
    public Object getEditableValue() {
        return this;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ElementsSource source && source.elements.equals(elements);
    }

    @Override
    public int hashCode() {
        return elements.hashCode();
    }
}
