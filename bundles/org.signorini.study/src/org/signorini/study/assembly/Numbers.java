package org.signorini.study.assembly;

import java.util.Map;
import java.util.function.DoubleUnaryOperator;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.expression.TimeFunction;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.multibody.force.VectorFunction;
import org.signorini.multibody.model.Motion;

/** What is written in elements, as the numerics take it. */
public final class Numbers {

    private final ElementValues values;

    Numbers(Mechanism mechanism, Map<String, Double> parameters) throws ElementException {
        values = ElementValues.of(mechanism, parameters);
    }

    /** Values of the mechanism's parameters, by name. */
    public Map<String, Double> parameters() {
        return values.scope().values();
    }

    /** Whether anything is written there. */
    public boolean isGiven(EObject element, EAttribute feature) {
        return !ElementValues.isEmpty(element, feature);
    }

    public double number(EObject element, EAttribute feature) throws ElementException {
        return values.number(element, feature);
    }

    public double number(EObject element, EAttribute feature, double otherwise) throws ElementException {
        return values.number(element, feature, otherwise);
    }

    /** Zero where nothing is written. */
    public Vector3 vector(EObject element, EAttribute feature) throws ElementException {
        return isGiven(element, feature) ? Vector3.from(values.vector(element, feature), 0) : Vector3.ZERO;
    }

    public double[] values(EObject element, EAttribute feature) throws ElementException {
        return values.values(element, feature);
    }

    /** Not turned where nothing is written. */
    public Quaternion orientation(EObject element, EAttribute feature) throws ElementException {
        return isGiven(element, feature) ? Quaternion.from(values.orientation(element, feature), 0)
                : Quaternion.IDENTITY;
    }

    public DoubleUnaryOperator function(EObject element, EAttribute feature) throws ElementException {
        return values.function(element, feature)::value;
    }

    public VectorFunction vectorFunction(EObject element, EAttribute feature) throws ElementException {
        TimeFunction[] f = values.vectorFunction(element, feature);
        return new VectorFunction(f[0]::value, f[1]::value, f[2]::value);
    }

    public Motion motion(EObject element, EAttribute feature) throws ElementException {
        TimeFunction f = values.function(element, feature);
        return Motion.of(f::value, f::first, f::second);
    }
}
