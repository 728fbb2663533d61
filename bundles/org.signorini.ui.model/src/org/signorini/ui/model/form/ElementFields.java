package org.signorini.ui.model.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.IItemPropertySource;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.signorini.model.element.Labels;
import org.signorini.ui.model.element.ElementText;

/** Makes a field for a feature: its name, the widget that fits its type, the metamodel's help as tool tip. */
public final class ElementFields {

    private final FormSite site;
    private final Composite parent;

    /** @param parent with a grid of three columns */
    public ElementFields(FormSite site, Composite parent) {
        this.site = site;
        this.parent = parent;
    }

    /** All features of an element that have a place in a property sheet. */
    public List<Field> addAll(EObject element) {
        List<Field> fields = new ArrayList<>();
        for (IItemPropertyDescriptor item : items(element)) {
            if (item.getFeature(element) instanceof EStructuralFeature feature && !feature.isMany()) {
                fields.add(add(element, feature, ""));
            }
        }
        return fields;
    }

    /** @param hint shown where nothing is written: what holds then */
    public Field add(EObject element, EStructuralFeature feature, String hint) {
        String words = Labels.feature(feature.getName());
        Label label = site.toolkit().createLabel(parent, Character.toUpperCase(words.charAt(0)) + words.substring(1));
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).hint(100, SWT.DEFAULT).applyTo(label);
        IItemPropertyDescriptor item = items(element).stream().filter(i -> i.getFeature(element) == feature)
                .findFirst().orElse(null);
        if (item != null) {
            label.setToolTipText(item.getDescription(element));
        }
        Field field = field(element, feature, item, hint);
        site.add(field);
        return field;
    }

    private Field field(EObject element, EStructuralFeature feature, IItemPropertyDescriptor item, String hint) {
        if (feature instanceof EReference reference) {
            return new PickField(parent, site, element, feature, candidates(element, reference, item));
        }
        if (feature.getEType() instanceof EEnum choices) {
            return new PickField(parent, site, element, feature,
                    choices.getELiterals().stream().map(EEnumLiteral::getInstance).toList());
        }
        if (feature.getEType().getInstanceClass() == boolean.class) {
            return new PickField(parent, site, element, feature, List.of(true, false));
        }
        return new TextField(parent, site, element, (EAttribute) feature, hint);
    }

    private static List<Object> candidates(EObject element, EReference feature, IItemPropertyDescriptor item) {
        Collection<?> choices = item == null ? null : item.getChoiceOfValues(element);
        List<Object> candidates = new ArrayList<>();
        if (!feature.isRequired()) {
            candidates.add(PickField.NONE);
        }
        if (choices != null) {
            choices.stream().filter(EObject.class::isInstance).map(EObject.class::cast)
                    .sorted(Comparator.comparing(ElementText::path)).forEach(candidates::add);
        }
        return candidates;
    }

    private List<IItemPropertyDescriptor> items(EObject element) {
        IItemPropertySource source = (IItemPropertySource) site.editing().adapters().adapt((Object) element,
                IItemPropertySource.class);
        return source == null ? List.of() : source.getPropertyDescriptors(element);
    }
}
