package org.signorini.model.validation.rule;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.eclipse.emf.ecore.EReference;
import org.signorini.model.element.Freedoms;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Force;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForceElement;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.MotorLaw;
import org.signorini.model.mechanism.Torque;
import org.signorini.model.mechanism.TranslationalSpring;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Forces act somewhere; springs and gains are not negative; prescribed motion moves a whole joint once. */
public final class ForceRule implements Rule {

    @Override
    public String subject() {
        return "forces and motors";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        for (ForceElement element : subject.mechanism().getForces()) {
            switch (element) {
                case TranslationalSpring s -> checkSpring(s, subject, findings);
                case Force f -> checkMarker(f, MechanismPackage.Literals.FORCE__MARKER, f.getMarker(), findings);
                case Torque t -> checkMarker(t, MechanismPackage.Literals.TORQUE__MARKER, t.getMarker(), findings);
                case JointForceElement j -> checkJoint(j, subject, findings);
                default -> {
                    // no other kinds
                }
            }
        }
        checkPrescribed(subject, findings);
    }

    private static void checkMarker(ForceElement element, EReference feature, Marker marker, Findings findings) {
        if (Elements.body(marker) == null) {
            findings.error(element, feature, "there is none", "choose a marker");
        }
    }

    private static void checkSpring(TranslationalSpring spring, Subject subject, Findings findings) {
        checkMarker(spring, MechanismPackage.Literals.TRANSLATIONAL_SPRING__FROM, spring.getFrom(), findings);
        checkMarker(spring, MechanismPackage.Literals.TRANSLATIONAL_SPRING__TO, spring.getTo(), findings);
        if (spring.getFrom() != null && Elements.body(spring.getFrom()) == Elements.body(spring.getTo())) {
            findings.error(spring, null, "both ends are on " + Labels.of(Elements.body(spring.getFrom())),
                    "choose markers of two bodies");
        }
        Ranges ranges = new Ranges(subject, findings);
        ranges.notNegative(spring, MechanismPackage.Literals.TRANSLATIONAL_SPRING__STIFFNESS);
        ranges.notNegative(spring, MechanismPackage.Literals.TRANSLATIONAL_SPRING__DAMPING);
        ranges.notNegative(spring, MechanismPackage.Literals.TRANSLATIONAL_SPRING__REST_LENGTH);
    }

    private static void checkJoint(JointForceElement element, Subject subject, Findings findings) {
        Joint joint = element.getJoint();
        if (joint == null) {
            findings.error(element, MechanismPackage.Literals.JOINT_FORCE_ELEMENT__JOINT, "there is none",
                    "choose a joint");
        } else if (!Freedoms.isScalar(joint.getKind()) || Freedoms.coordinates(joint.getKind()) == 0) {
            findings.error(element, MechanismPackage.Literals.JOINT_FORCE_ELEMENT__JOINT, Labels.of(joint) + " is "
                    + Labels.feature(joint.getKind().getName()) + " and has no coordinate to act on",
                    "choose another joint, or act on markers");
        } else if (element.getCoordinate() < 0 || element.getCoordinate() >= Freedoms.coordinates(joint.getKind())) {
            findings.error(element, MechanismPackage.Literals.JOINT_FORCE_ELEMENT__COORDINATE, Labels.of(joint)
                    + " has no coordinate " + element.getCoordinate(), "count from 0");
        }
        Ranges ranges = new Ranges(subject, findings);
        if (element instanceof JointSpring) {
            ranges.notNegative(element, MechanismPackage.Literals.JOINT_SPRING__STIFFNESS);
            ranges.notNegative(element, MechanismPackage.Literals.JOINT_SPRING__DAMPING);
        }
        if (element instanceof Motor) {
            ranges.notNegative(element, MechanismPackage.Literals.MOTOR__PROPORTIONAL);
            ranges.notNegative(element, MechanismPackage.Literals.MOTOR__DERIVATIVE);
            ranges.notNegative(element, MechanismPackage.Literals.MOTOR__STRONGEST);
        }
    }

    private static void checkPrescribed(Subject subject, Findings findings) {
        Map<Joint, Set<Integer>> moved = new LinkedHashMap<>();
        Map<Joint, Motor> first = new LinkedHashMap<>();
        for (ForceElement element : subject.mechanism().getForces()) {
            if (element instanceof Motor motor && motor.getLaw() == MotorLaw.PRESCRIBED && motor.getJoint() != null) {
                first.putIfAbsent(motor.getJoint(), motor);
                if (!moved.computeIfAbsent(motor.getJoint(), j -> new TreeSet<>()).add(motor.getCoordinate())) {
                    findings.error(motor, null, "another motor prescribes this coordinate of "
                            + Labels.of(motor.getJoint()), "delete one of them");
                }
            }
        }
        moved.forEach((joint, coordinates) -> {
            int count = Freedoms.coordinates(joint.getKind());
            if (Freedoms.isScalar(joint.getKind()) && coordinates.size() < count) {
                findings.error(first.get(joint), null, Labels.of(joint) + " has " + count
                        + " coordinates and the motion of " + coordinates.size() + " is prescribed",
                        "prescribe all, or use PD motors");
            }
        });
    }
}
