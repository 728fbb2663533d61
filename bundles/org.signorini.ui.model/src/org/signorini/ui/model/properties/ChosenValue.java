package org.signorini.ui.model.properties;

import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;

/**
 * A feature's value between the model and a cell: texts and numbers are edited as text, everything else as it is.
 *
 * @param mixed whether several elements differ in it
 * @param value the model's, {@code null} for none
 */
record ChosenValue(boolean mixed, Object value) {

    /** What the cell holds for a reference that refers to nothing. */
    static final String NOTHING = "";

    static boolean isText(EStructuralFeature feature) {
        Class<?> type = feature.getEType().getInstanceClass();
        return !(feature instanceof EReference) && (type == String.class || type == int.class);
    }

    Object forEditing(EStructuralFeature feature) {
        if (isText(feature)) {
            return mixed || value == null ? "" : value.toString();
        }
        return value == null ? NOTHING : value;
    }

    /** @return {@code null} for what is to be unset */
    static Object fromEditing(EStructuralFeature feature, Object edited) {
        if (edited == null || edited.equals("")) {
            return null;
        }
        if (isText(feature) && feature.getEType().getInstanceClass() == int.class) {
            return Integer.valueOf(edited.toString().strip());
        }
        return edited;
    }
}
