package org.signorini.ui.model.properties;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.signorini.model.element.Labels;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.ElementText;
import org.signorini.ui.model.element.Evaluation;
import org.signorini.ui.model.form.ExpressionAssist;

/** One row: its name with the unit, its value with what it comes to, and the cell that edits it. */
final class FeatureProperty extends PropertyDescriptor {

    private final ElementsSource source;
    private final EStructuralFeature feature;
    private final IItemPropertyDescriptor item;

    FeatureProperty(ElementsSource source, EStructuralFeature feature, IItemPropertyDescriptor item) {
        super(feature, label(feature));
        this.source = source;
        this.feature = feature;
        this.item = item;
        EObject element = source.elements().get(0);
        setCategory(item.getCategory(element));
        setDescription(item.getDescription(element));
        setLabelProvider(new ValueLabels());
    }

    private static String label(EStructuralFeature feature) {
        String words = Labels.feature(feature.getName());
        String unit = Evaluation.unit(feature);
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + (unit.isEmpty() ? "" : " [" + unit + "]");
    }

    @Override
    public CellEditor createPropertyEditor(Composite parent) {
        EObject element = source.elements().get(0);
        if (!feature.isChangeable() || feature instanceof EReference reference && reference.isContainer()) {
            return null;
        }
        if (feature.isMany()) {
            return new ReferencesCell(parent, candidates(element));
        }
        if (feature.getEType() instanceof EEnum choices) {
            return new ChoiceCell(parent, choices.getELiterals().stream().<Object>map(EEnumLiteral::getInstance)
                    .toList());
        }
        if (feature.getEType().getInstanceClass() == boolean.class) {
            return new ChoiceCell(parent, List.of(Boolean.TRUE, Boolean.FALSE));
        }
        if (feature instanceof EReference) {
            List<Object> choices = new ArrayList<>(candidates(element));
            if (!feature.isRequired()) {
                choices.add(0, ChosenValue.NOTHING);
            }
            return new ChoiceCell(parent, choices);
        }
        TextCellEditor cell = new TextCellEditor(parent);
        if (Evaluation.isExpression(feature)) {
            ExpressionAssist.install((Text) cell.getControl(), () -> element);
        }
        cell.setValidator(value -> complaint(element, String.valueOf(value)));
        return cell;
    }

    /** What a reference may refer to, by the names shown. */
    private List<EObject> candidates(EObject element) {
        Collection<?> choices = item.getChoiceOfValues(element);
        return choices == null ? List.of() : choices.stream().filter(EObject.class::isInstance)
                .map(EObject.class::cast).sorted(Comparator.comparing(ElementText::path)).toList();
    }

    private String complaint(EObject element, String text) {
        if (Evaluation.isExpression(feature)) {
            return Evaluation.around(element).complaint(feature, text);
        }
        boolean whole = feature.getEType().getInstanceClass() == int.class;
        return whole && !text.strip().matches("-?\\d{1,9}") ? "a whole number is needed, not '" + text + "'" : null;
    }

    static String text(Object value) {
        return switch (value) {
            case null -> "";
            case EObject element -> ElementText.path(element);
            case Enumerator literal -> ElementText.word(literal.getName());
            case Boolean yes -> yes ? "yes" : "no";
            case List<?> several -> String.join(", ", several.stream().map(FeatureProperty::text).toList());
            default -> value.toString();
        };
    }

    private final class ValueLabels extends LabelProvider {

        @Override
        public String getText(Object value) {
            if (source.isMixed(feature)) {
                return "(different)";
            }
            if (!Evaluation.isExpression(feature)) {
                return text(value);
            }
            String written = text(value);
            String comesTo = Evaluation.around(source.elements().get(0)).value(feature, written);
            return comesTo.startsWith("=") ? written + "   " + comesTo : written;
        }

        @Override
        public Image getImage(Object value) {
            return value instanceof EObject element ? ElementIcons.of(element.eClass()) : null;
        }
    }
}
