package org.signorini.design.services;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.element.Freedoms;
import org.signorini.model.expression.Dimension;
import org.signorini.model.expression.Scope;
import org.signorini.model.expression.Units;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.Parameter;

/**
 * The features of an element that a parameter may be the value of: those of one number, and where the parameter is
 * written with a unit, those of its dimension. The likeliest are first.
 */
public final class FittingFeatures {

    private FittingFeatures() {
    }

    public static List<EAttribute> of(EObject element, Parameter parameter) {
        List<EAttribute> measured = new ArrayList<>();
        List<EAttribute> plain = new ArrayList<>();
        String value = parameter.getValue() == null ? "" : parameter.getValue();
        List<Dimension> written = Scope.EMPTY.dimensions(value).stream().filter(Objects::nonNull).toList();
        for (EAttribute feature : element.eClass().getEAllAttributes()) {
            if (isNumber(element, feature)) {
                Dimension dimension = dimension(feature);
                if (dimension == null) {
                    plain.add(feature);
                } else if (written.isEmpty() || written.getFirst().equals(dimension)) {
                    measured.add(feature);
                }
            }
        }
        // a number without a unit is first of all a number; a length is one of the lengths if there are any
        List<EAttribute> first = written.isEmpty() ? plain : measured;
        List<EAttribute> fitting = new ArrayList<>(first);
        if (first.isEmpty() || written.isEmpty()) {
            fitting.addAll(first == plain ? measured : plain);
        }
        return fitting;
    }

    private static boolean isNumber(EObject element, EAttribute feature) {
        return switch (feature.getEAttributeType().getName()) {
            case "Expression", "Function" -> true;
            case "Values" -> element instanceof Joint joint && Freedoms.velocities(joint.getKind()) == 1;
            default -> false;
        };
    }

    /** {@code null} where the model knows none: pure numbers, and what depends on a joint's kind. */
    private static Dimension dimension(EAttribute feature) {
        String written = Quantities.unit(feature);
        Units.Unit unit = written == null ? null : Units.parse(written);
        return unit == null ? null : unit.dimension();
    }
}
