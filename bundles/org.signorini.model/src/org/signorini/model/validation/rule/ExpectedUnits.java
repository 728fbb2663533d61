package org.signorini.model.validation.rule;

import java.util.Set;
import java.util.function.IntFunction;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.element.Freedoms;
import org.signorini.model.expression.Dimension;
import org.signorini.model.expression.Scope;
import org.signorini.model.expression.Units;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForceElement;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.study.Variation;

/**
 * The dimension that the numbers of an attribute have: by the unit the metamodel gives it, by whether a joint's
 * coordinate is an angle or a displacement, by the parameter that is set. {@code null} where any will do: directions,
 * and levels of whatever a probe measures.
 */
final class ExpectedUnits {

    private static final String UNIT = "http://www.signorini.org/unit";

    private static final Set<EAttribute> PURE = Set.of(MechanismPackage.Literals.MECHANISM__LIMIT_RESTITUTION,
            MechanismPackage.Literals.CONVEX_MESH__SCALE, MechanismPackage.Literals.CONTACT__STATIC_FRICTION,
            MechanismPackage.Literals.CONTACT__KINETIC_FRICTION, MechanismPackage.Literals.CONTACT__ANISOTROPY,
            MechanismPackage.Literals.CONTACT__NORMAL_RESTITUTION,
            MechanismPackage.Literals.CONTACT__TANGENTIAL_RESTITUTION, StudyPackage.Literals.SETTINGS__TOLERANCE,
            StudyPackage.Literals.SETTINGS__STABILIZATION);

    private static final Set<EAttribute> STIFFNESSES = Set.of(MechanismPackage.Literals.JOINT_SPRING__STIFFNESS,
            MechanismPackage.Literals.MOTOR__PROPORTIONAL);
    private static final Set<EAttribute> DAMPINGS = Set.of(MechanismPackage.Literals.JOINT_SPRING__DAMPING,
            MechanismPackage.Literals.MOTOR__DERIVATIVE);
    private static final Set<EAttribute> FORCES = Set.of(MechanismPackage.Literals.JOINT_FORCE__VALUE,
            MechanismPackage.Literals.MOTOR__STRONGEST);

    private ExpectedUnits() {
    }

    /** Of the numbers of an attribute, by index. */
    static IntFunction<Dimension> of(EObject element, EAttribute feature, Scope scope) {
        String unit = EcoreUtil.getAnnotation(feature, UNIT, "unit");
        if (unit != null || PURE.contains(feature)) {
            Dimension dimension = unit == null ? Dimension.NONE : Units.parse(unit).dimension();
            return i -> dimension;
        }
        return switch (element) {
            case Joint joint -> i -> ofJoint(joint, feature, i);
            case JointLimit limit -> i -> limit.eContainer() instanceof Joint joint
                    ? coordinate(joint, limit.getCoordinate()) : null;
            case JointForceElement force -> i -> ofForce(force, feature);
            case ParameterValue value -> i -> ofParameter(value.getParameter(), scope);
            case Variation variation -> i -> ofParameter(variation.getParameter(), scope);
            default -> i -> null;
        };
    }

    private static Dimension ofParameter(Parameter parameter, Scope scope) {
        return parameter == null || parameter.getName() == null ? null
                : scope.dimension(parameter.getName()).orElse(null);
    }

    private static Dimension ofJoint(Joint joint, EAttribute feature, int i) {
        if (feature == MechanismPackage.Literals.JOINT__INITIAL
                || feature == MechanismPackage.Literals.JOINT__REFERENCE) {
            return coordinate(joint, i);
        }
        return feature == MechanismPackage.Literals.JOINT__INITIAL_VELOCITY ? over(coordinate(joint, i), "s") : null;
    }

    /** {@code null} where the joint has no such coordinate, or coordinates that are no angles or displacements. */
    private static Dimension coordinate(Joint joint, int i) {
        if (!Freedoms.isScalar(joint.getKind()) || i < 0 || i >= Freedoms.coordinates(joint.getKind())) {
            return null;
        }
        return Freedoms.isAngle(joint.getKind(), i) ? Dimension.NONE : unit("m");
    }

    private static Dimension ofForce(JointForceElement force, EAttribute feature) {
        Dimension coordinate = force.getJoint() == null ? null : coordinate(force.getJoint(), force.getCoordinate());
        if (coordinate == null) {
            return null;
        }
        boolean angle = coordinate.equals(Dimension.NONE);
        return FORCES.contains(feature) ? unit(angle ? "N*m" : "N")
                : STIFFNESSES.contains(feature) ? unit(angle ? "N*m" : "N/m")
                        : DAMPINGS.contains(feature) ? unit(angle ? "N*m*s" : "N*s/m") : coordinate;
    }

    private static Dimension unit(String text) {
        return Units.parse(text).dimension();
    }

    private static Dimension over(Dimension dimension, String unit) {
        return dimension == null ? null : dimension.equals(Dimension.NONE) ? unit("1/" + unit) : unit("m/" + unit);
    }
}
