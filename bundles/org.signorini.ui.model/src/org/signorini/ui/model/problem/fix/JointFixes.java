package org.signorini.ui.model.problem.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.command.SetCommand;
import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.ui.model.element.ElementText;
import org.signorini.ui.model.element.Evaluation;
import org.signorini.ui.model.element.FreeNames;

/** Joints, their axes and limits, and bodies that no joint holds. */
public final class JointFixes {

    private static final List<EAttribute> AXES = List.of(Literals.JOINT__AXIS, Literals.JOINT__SECOND_AXIS);

    private JointFixes() {
    }

    public static List<Fix> of(Problem problem) {
        List<Fix> fixes = new ArrayList<>();
        switch (problem.element()) {
            case Joint joint -> ofJoint(problem, joint, fixes);
            case JointLimit limit when problem.feature() == null && limit.getLower() != null
                    && limit.getUpper() != null -> fixes.add(exchange(limit));
            case RigidBody body -> ofBody(problem, body, fixes);
            default -> {
            }
        }
        return fixes;
    }

    private static void ofJoint(Problem problem, Joint joint, List<Fix> fixes) {
        if (problem.isAbout(Literals.JOINT__CUT)) {
            fixes.add(Fix.set("Do not cut it", joint, Literals.JOINT__CUT, false));
        }
        for (EAttribute values : List.of(Literals.JOINT__INITIAL, Literals.JOINT__INITIAL_VELOCITY,
                Literals.JOINT__REFERENCE)) {
            if (problem.isAbout(values)) {
                fixes.add(Fix.set("Start from zero", joint, values, null));
            }
        }
        if (problem.feature() != null && AXES.contains(problem.feature())) {
            axis(problem, joint, (EAttribute) problem.feature(), fixes);
        }
    }

    /** A direction instead of zero, and right angles where a universal joint needs them (Gram–Schmidt). */
    private static void axis(Problem problem, Joint joint, EAttribute feature, List<Fix> fixes) {
        double[] first = vector(problem, joint, Literals.JOINT__AXIS, new double[] {1, 0, 0});
        double[] second = vector(problem, joint, Literals.JOINT__SECOND_AXIS, new double[] {0, 1, 0});
        if (first == null || second == null) {
            return;
        }
        double[] it = feature == Literals.JOINT__AXIS ? first : second;
        if (dot(it, it) == 0) {
            fixes.add(Fix.set("Let it point along x", joint, feature, "1, 0, 0"));
            fixes.add(Fix.set("Let it point along y", joint, feature, "0, 1, 0"));
            fixes.add(Fix.set("Let it point along z", joint, feature, "0, 0, 1"));
        } else if (feature == Literals.JOINT__SECOND_AXIS && joint.getKind() == JointKind.UNIVERSAL
                && dot(first, first) > 0) {
            double share = dot(first, second) / dot(first, first);
            double[] square = new double[3];
            for (int i = 0; i < 3; i++) {
                square[i] = second[i] - share * first[i];
            }
            double length = Math.sqrt(dot(square, square));
            if (length > 1e-9 * Math.sqrt(dot(second, second))) {
                String text = square[0] / length + ", " + square[1] / length + ", " + square[2] / length;
                String shown = Evaluation.plain(square[0] / length) + ", " + Evaluation.plain(square[1] / length)
                        + ", " + Evaluation.plain(square[2] / length);
                fixes.add(Fix.set("Turn it to a right angle and normalise it: " + shown, joint, feature, text));
            }
        }
    }

    private static double[] vector(Problem problem, Joint joint, EAttribute feature, double[] otherwise) {
        try {
            return ElementValues.isEmpty(joint, feature) ? otherwise
                    : ElementValues.of((Mechanism) problem.root(), Map.of()).vector(joint, feature);
        } catch (ElementException e) {
            return null; // told as a mistake of its own
        }
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static Fix exchange(JointLimit limit) {
        return new Fix("Exchange lower and upper", domain -> {
            CompoundCommand both = new CompoundCommand("Exchange lower and upper");
            both.append(SetCommand.create(domain, limit, Literals.JOINT_LIMIT__LOWER, limit.getUpper()));
            both.append(SetCommand.create(domain, limit, Literals.JOINT_LIMIT__UPPER, limit.getLower()));
            return both;
        });
    }

    private static void ofBody(Problem problem, RigidBody body, List<Fix> fixes) {
        if (problem.isAbout(Literals.RIGID_BODY__POSITION)) {
            fixes.add(Fix.set("Let it start at the origin", body, Literals.RIGID_BODY__POSITION, "0, 0, 0"));
            Mechanism mechanism = (Mechanism) problem.root();
            if (mechanism.getGround() != null) {
                fixes.add(connect(mechanism, body, JointKind.FIXED));
                fixes.add(connect(mechanism, body, JointKind.REVOLUTE));
                fixes.add(connect(mechanism, body, JointKind.PRISMATIC));
            }
        }
        if (problem.isAbout(Literals.RIGID_BODY__VELOCITY)) {
            fixes.add(new Fix("Remove its velocities", domain -> {
                CompoundCommand both = new CompoundCommand("Remove velocities");
                both.append(SetCommand.create(domain, body, Literals.RIGID_BODY__VELOCITY, SetCommand.UNSET_VALUE));
                both.append(SetCommand.create(domain, body, Literals.RIGID_BODY__ANGULAR_VELOCITY,
                        SetCommand.UNSET_VALUE));
                return both;
            }));
        }
    }

    /** A joint between the body's first marker, or a new one, and a new marker of the ground. */
    private static Fix connect(Mechanism mechanism, RigidBody body, JointKind kind) {
        String label = "Connect it to the ground by a " + ElementText.word(kind.getName()) + " joint";
        return new Fix(label, domain -> {
            CompoundCommand all = new CompoundCommand(label);
            Marker place = marker(FreeNames.after("marker ", mechanism.getGround(), Literals.BODY__MARKERS));
            all.append(AddCommand.create(domain, mechanism.getGround(), Literals.BODY__MARKERS, place));
            Marker held = body.getMarkers().isEmpty() ? marker("marker 1") : body.getMarkers().get(0);
            if (body.getMarkers().isEmpty()) {
                all.append(AddCommand.create(domain, body, Literals.BODY__MARKERS, held));
            }
            Joint joint = MechanismFactory.eINSTANCE.createJoint();
            joint.setName(FreeNames.after("joint ", mechanism, Literals.MECHANISM__JOINTS));
            joint.setKind(kind);
            joint.setFrom(place);
            joint.setTo(held);
            all.append(AddCommand.create(domain, mechanism, Literals.MECHANISM__JOINTS, joint));
            return all;
        });
    }

    private static Marker marker(String name) {
        Marker marker = MechanismFactory.eINSTANCE.createMarker();
        marker.setName(name);
        return marker;
    }
}
