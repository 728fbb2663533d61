package org.signorini.ui.model.problem.fix;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.command.SetCommand;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.ui.model.element.ElementText;
import org.signorini.ui.model.element.FreeNames;

/** Joints and their limits, and bodies that no joint holds. */
public final class JointFixes {

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
