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
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.signorini.model.element.Labels;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.ElementText;
import org.signorini.ui.model.element.Evaluation;

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
        if (Evaluation.isExpression(feature)) {
            return new ExpressionCell(parent, element, feature);
        }
        TextCellEditor cell = new TextCellEditor(parent);
        cell.setValidator(value -> ExpressionCell.message(complaint(String.valueOf(value))));
        return cell;
    }

    /** What a reference may refer to, by the names shown. */
    private List<EObject> candidates(EObject element) {
        Collection<?> choices = item.getChoiceOfValues(element);
        return choices == null ? List.of() : choices.stream().filter(EObject.class::isInstance)
                .map(EObject.class::cast).sorted(Comparator.comparing(ElementText::path)).toList();
    }

    private String complaint(String text) {
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
            String found = source.findings(feature).stream().map(Finding::cause).findFirst().map(c -> "   – " + c)
                    .orElse("");
            return (source.isMixed(feature) ? "(different)" : evaluated(text(value))) + found;
        }

        private String evaluated(String written) {
            String comesTo = Evaluation.isExpression(feature)
                    ? Evaluation.around(source.elements().get(0)).value(feature, written) : "";
            return comesTo.startsWith("=") ? written + "   " + comesTo : written;
        }

        /** What is wrong, or else the kind of what is referred to. */
        @Override
        public Image getImage(Object value) {
            Finding worst = source.findings(feature).stream().findFirst().orElse(null);
            return worst != null ? PlatformUI.getWorkbench().getSharedImages().getImage(sign(worst.severity()))
                    : value instanceof EObject element ? ElementIcons.of(element.eClass()) : null;
        }

        private static String sign(Severity severity) {
            return switch (severity) {
                case ERROR -> ISharedImages.IMG_OBJS_ERROR_TSK;
                case WARNING -> ISharedImages.IMG_OBJS_WARN_TSK;
                case INFO -> ISharedImages.IMG_OBJS_INFO_TSK;
            };
        }
    }
}
