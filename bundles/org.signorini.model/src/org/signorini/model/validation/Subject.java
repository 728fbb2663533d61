package org.signorini.model.validation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Scope;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.Study;

/** What is looked at: a mechanism, possibly as a study has it, with whatever numbers can be read. */
public final class Subject {

    private final Mechanism mechanism;
    private final Study study;
    private final Map<Parameter, ExpressionException> parameterMistakes = new LinkedHashMap<>();
    private final ElementValues values;

    Subject(Mechanism mechanism, Study study) {
        this.mechanism = mechanism;
        this.study = study;
        Map<String, Parameter> parameters = new LinkedHashMap<>();
        Map<String, String> expressions = new LinkedHashMap<>();
        for (Parameter parameter : mechanism.getParameters()) {
            if (parameter.getName() != null) {
                parameters.putIfAbsent(parameter.getName(), parameter);
                expressions.putIfAbsent(parameter.getName(), text(parameter.getValue()));
            }
        }
        Map<String, String> instead = new LinkedHashMap<>();
        if (study != null) {
            for (ParameterValue value : study.getValues()) {
                if (value.getParameter() != null) {
                    instead.put(value.getParameter().getName(), text(value.getValue()));
                }
            }
        }
        values = new ElementValues(Scope.resolve(expressions, instead,
                (name, mistake) -> parameterMistakes.put(parameters.get(name), mistake)));
    }

    private static String text(String value) {
        return value == null ? "" : value;
    }

    public Mechanism mechanism() {
        return mechanism;
    }

    /** Empty where a mechanism is looked at by itself. */
    public Optional<Study> study() {
        return Optional.ofNullable(study);
    }

    /** Parameters without a value, and why. */
    public Map<Parameter, ExpressionException> parameterMistakes() {
        return parameterMistakes;
    }

    public ElementValues values() {
        return values;
    }

    private interface Reading<T> {
        T read(EObject element, EAttribute feature) throws ElementException;
    }

    private static <T> Optional<T> read(EObject element, EAttribute feature, Reading<T> reading) {
        if (ElementValues.isEmpty(element, feature)) {
            return Optional.empty();
        }
        try {
            return Optional.of(reading.read(element, feature));
        } catch (ElementException e) {
            return Optional.empty();
        }
    }

    /** A number, if one is written and can be read. */
    public OptionalDouble number(EObject element, EAttribute feature) {
        return read(element, feature, values::number).map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    }

    /** Numbers, if any are written and can be read. */
    public Optional<double[]> numbers(EObject element, EAttribute feature) {
        return read(element, feature, values::values);
    }

    /** Three numbers, if written and readable. */
    public Optional<double[]> vector(EObject element, EAttribute feature) {
        return read(element, feature, values::vector);
    }

    /** A quaternion w, x, y, z, if written and readable. */
    public Optional<double[]> orientation(EObject element, EAttribute feature) {
        return read(element, feature, values::orientation);
    }
}
