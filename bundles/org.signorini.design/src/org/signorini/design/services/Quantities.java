package org.signorini.design.services;

import java.util.Arrays;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.element.Freedoms;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForceElement;
import org.signorini.model.mechanism.MechanismPackage.Literals;

/**
 * Values as a drawing shows them: a plain number, which the model takes in SI units, with its unit; whatever else is
 * written, as it is written.
 */
final class Quantities {

    private static final String UNITS = "http://www.signorini.org/unit";
    private static final Pattern NUMBER = Pattern.compile("\\s*[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?\\s*");

    private Quantities() {
    }

    /** The value of an attribute of one number or of several separated by commas. */
    static String shown(EObject element, EAttribute feature) {
        String text = (String) element.eGet(feature);
        if (text == null || !Arrays.stream(text.split(",", -1)).allMatch(n -> NUMBER.matcher(n).matches())) {
            return text;
        }
        String unit = element instanceof JointForceElement force ? unit(force, feature) : unit(feature);
        return unit == null ? text : text.strip() + " " + unit.replace('*', '·').replace("^2", "²").replace("^3", "³");
    }

    /** The unit of an attribute's numbers; {@code null} where the model knows none. */
    static String unit(EAttribute feature) {
        return EcoreUtil.getAnnotation(feature, UNITS, "unit");
    }

    /** That of what acts on a joint's coordinate depends on what the coordinate is. */
    private static String unit(JointForceElement force, EAttribute feature) {
        Joint joint = force.getJoint();
        if (joint == null || !Freedoms.isScalar(joint.getKind())) {
            return null;
        }
        boolean angle = Freedoms.isAngle(joint.getKind(), force.getCoordinate());
        if (feature == Literals.JOINT_SPRING__STIFFNESS) {
            return angle ? "N*m/rad" : "N/m";
        }
        if (feature == Literals.JOINT_SPRING__DAMPING) {
            return angle ? "N*m*s/rad" : "N*s/m";
        }
        if (feature == Literals.JOINT_FORCE__VALUE) {
            return angle ? "N*m" : "N";
        }
        return feature == Literals.MOTOR__TARGET ? angle ? "rad" : "m" : unit(feature);
    }
}
