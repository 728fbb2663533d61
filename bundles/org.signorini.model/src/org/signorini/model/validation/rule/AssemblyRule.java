package org.signorini.model.validation.rule;

import java.util.Optional;

import org.signorini.model.element.ElementValues;
import org.signorini.model.element.Pose;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Ground;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/**
 * Where both bodies of a joint have a position, its markers are where the joint allows: a revolute joint's meet and
 * have the same axis. Positions that follow from joint coordinates are for those who compute to check.
 */
public final class AssemblyRule implements Rule {

    private static final double METRES = 1e-6;
    private static final double SINE = 1e-6;

    @Override
    public String subject() {
        return "closed joints at the start";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        for (Joint joint : subject.mechanism().getJoints()) {
            Optional<Pose> from = pose(joint.getFrom(), subject);
            Optional<Pose> to = pose(joint.getTo(), subject);
            if (from.isPresent() && to.isPresent()) {
                check(joint, from.get(), to.get(), axis(joint, subject), findings);
            }
        }
    }

    private static double[] axis(Joint joint, Subject subject) {
        return subject.vector(joint, MechanismPackage.Literals.JOINT__AXIS).orElse(new double[] {0, 0, 1});
    }

    /** A marker in the world, where its body has a position or is the ground. */
    private static Optional<Pose> pose(Marker marker, Subject subject) {
        Body body = Elements.body(marker);
        if (body == null || !(body instanceof Ground) && ElementValues.isEmpty(body,
                MechanismPackage.Literals.RIGID_BODY__POSITION)
                && ElementValues.isEmpty(body, MechanismPackage.Literals.RIGID_BODY__ORIENTATION)) {
            return Optional.empty();
        }
        Pose x_BM = new Pose(
                subject.vector(marker, MechanismPackage.Literals.MARKER__POSITION).orElse(new double[3]),
                subject.orientation(marker, MechanismPackage.Literals.MARKER__ORIENTATION).orElse(Pose.identity()));
        if (body instanceof Ground) {
            return Optional.of(x_BM);
        }
        Pose x_WB = new Pose(
                subject.vector(body, MechanismPackage.Literals.RIGID_BODY__POSITION).orElse(new double[3]),
                subject.orientation(body, MechanismPackage.Literals.RIGID_BODY__ORIENTATION)
                        .orElse(Pose.identity()));
        return Optional.of(x_WB.times(x_BM));
    }

    private static void check(Joint joint, Pose f, Pose m, double[] axis, Findings findings) {
        double[] offset = m.minus(f);
        double[] a_F = f.rotate(axis);
        double[] a_M = m.rotate(axis);
        double norm = Pose.norm(axis);
        if (norm == 0) {
            return;
        }
        double along = Pose.dot(offset, a_F) / norm;
        double distance = Pose.norm(offset);
        double across = Math.sqrt(Math.max(0, distance * distance - along * along));
        double tilt = Pose.norm(Pose.cross(a_F, a_M)) / (norm * norm);
        // 2|vector part| of the relative quaternion is the sine of small angles
        double turn = 2 * f.turn(m);
        JointKind kind = joint.getKind();
        double open = switch (kind) {
            case FIXED, REVOLUTE, UNIVERSAL, SPHERICAL -> distance;
            case PRISMATIC, CYLINDRICAL -> across;
            case PLANAR -> Math.abs(along);
            case FREE -> 0;
        };
        double skew = switch (kind) {
            case FIXED, PRISMATIC -> turn;
            case REVOLUTE, CYLINDRICAL, PLANAR -> Pose.dot(a_F, a_M) < 0 ? 1 : tilt;
            case UNIVERSAL, SPHERICAL, FREE -> 0;
        };
        if (open > METRES) {
            findings.warning(joint, null, "its markers are " + open + " m apart at the start",
                    "move a body or a marker; the error is taken back in the first steps");
        }
        if (skew > SINE) {
            findings.warning(joint, null, "its axes do not agree at the start",
                    "turn a body or a marker; the error is taken back in the first steps");
        }
    }
}
