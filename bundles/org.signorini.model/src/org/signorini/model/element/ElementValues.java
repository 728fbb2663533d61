package org.signorini.model.element;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Scope;
import org.signorini.model.expression.TimeFunction;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Parameter;

/** The numbers of elements, computed with a mechanism's parameters. A mistake names the element and the feature. */
public final class ElementValues {

    private final Scope scope;

    public ElementValues(Scope scope) {
        this.scope = scope;
    }

    /**
     * With a mechanism's parameters.
     *
     * @param others values that hold instead of the mechanism's own, by parameter name
     */
    public static ElementValues of(Mechanism mechanism, Map<String, Double> others) throws ElementException {
        Map<String, Parameter> parameters = new LinkedHashMap<>();
        Map<String, String> expressions = new LinkedHashMap<>();
        Map<String, String> instead = new LinkedHashMap<>();
        for (Parameter parameter : mechanism.getParameters()) {
            String name = text(parameter.getName());
            Double other = others.get(name);
            parameters.put(name, parameter);
            expressions.put(name, text(parameter.getValue()));
            if (other != null) {
                instead.put(name, Double.toString(other));
            }
        }
        List<ElementException> mistakes = new ArrayList<>();
        Scope scope = Scope.resolve(expressions, instead, (name, mistake) -> mistakes
                .add(mistake(parameters.get(name), MechanismPackage.Literals.PARAMETER__VALUE, mistake)));
        if (!mistakes.isEmpty()) {
            throw mistakes.get(0);
        }
        return new ElementValues(scope);
    }

    private static String text(String value) {
        return value == null ? "" : value;
    }

    private static ElementException mistake(EObject element, EAttribute feature, ExpressionException e) {
        return new ElementException(element, feature, e.getMessage());
    }

    /** Whether nothing is written in an attribute. */
    public static boolean isEmpty(EObject element, EAttribute feature) {
        return !(element.eGet(feature) instanceof String text) || text.isBlank();
    }

    public Scope scope() {
        return scope;
    }

    /** A number. */
    public double number(EObject element, EAttribute feature) throws ElementException {
        return read(element, feature, scope::number);
    }

    /** A number, or another where nothing is written. */
    public double number(EObject element, EAttribute feature, double otherwise) throws ElementException {
        return isEmpty(element, feature) ? otherwise : number(element, feature);
    }

    /** Three numbers. */
    public double[] vector(EObject element, EAttribute feature) throws ElementException {
        return read(element, feature, scope::vector);
    }

    /** As many numbers as are written, none where nothing is. */
    public double[] values(EObject element, EAttribute feature) throws ElementException {
        return isEmpty(element, feature) ? new double[0] : read(element, feature, scope::values);
    }

    /** A unit quaternion w, x, y, z. */
    public double[] orientation(EObject element, EAttribute feature) throws ElementException {
        return read(element, feature, scope::orientation);
    }

    /** A function of time. */
    public TimeFunction function(EObject element, EAttribute feature) throws ElementException {
        return read(element, feature, scope::function);
    }

    /** Three functions of time. */
    public TimeFunction[] vectorFunction(EObject element, EAttribute feature) throws ElementException {
        return read(element, feature, scope::vectorFunction);
    }

    private interface Reading<T> {
        T read(String text) throws ExpressionException;
    }

    private static <T> T read(EObject element, EAttribute feature, Reading<T> reading) throws ElementException {
        try {
            return reading.read(text((String) element.eGet(feature)));
        } catch (ExpressionException e) {
            throw mistake(element, feature, e);
        }
    }
}
