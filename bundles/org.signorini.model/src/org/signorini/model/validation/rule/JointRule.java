package org.signorini.model.validation.rule;

import org.eclipse.emf.ecore.EAttribute;
import org.signorini.model.element.Freedoms;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** A joint connects two bodies by markers, and its numbers fit its kind. */
public final class JointRule implements Rule {

    @Override
    public String subject() {
        return "joints";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        Ranges ranges = new Ranges(subject, findings);
        ranges.share(subject.mechanism(), MechanismPackage.Literals.MECHANISM__LIMIT_RESTITUTION);
        ranges.notNegative(subject.mechanism(), MechanismPackage.Literals.MECHANISM__LIMIT_RESTITUTION_SPEED);
        for (Joint joint : subject.mechanism().getJoints()) {
            checkMarkers(joint, findings);
            checkAxes(joint, subject, findings);
            int coordinates = Freedoms.coordinates(joint.getKind());
            checkCount(joint, MechanismPackage.Literals.JOINT__INITIAL, coordinates, subject, findings);
            checkCount(joint, MechanismPackage.Literals.JOINT__REFERENCE, coordinates, subject, findings);
            checkCount(joint, MechanismPackage.Literals.JOINT__INITIAL_VELOCITY,
                    Freedoms.velocities(joint.getKind()), subject, findings);
            for (JointLimit limit : joint.getLimits()) {
                checkLimit(joint, limit, subject, findings);
            }
        }
    }

    private static void checkMarkers(Joint joint, Findings findings) {
        Body from = Elements.body(joint.getFrom());
        Body to = Elements.body(joint.getTo());
        if (from == null) {
            findings.error(joint, MechanismPackage.Literals.JOINT__FROM, "there is none", "choose the first marker");
        }
        if (to == null) {
            findings.error(joint, MechanismPackage.Literals.JOINT__TO, "there is none", "choose the second marker");
        }
        if (from != null && from == to) {
            findings.error(joint, null, "it connects " + Labels.of(from) + " with itself",
                    "choose markers of two bodies");
        }
    }

    private static void checkAxes(Joint joint, Subject subject, Findings findings) {
        Ranges ranges = new Ranges(subject, findings);
        ranges.unit(joint, MechanismPackage.Literals.JOINT__AXIS);
        ranges.unit(joint, MechanismPackage.Literals.JOINT__SECOND_AXIS);
        boolean universal = joint.getKind() == JointKind.UNIVERSAL;
        double[] x = subject.vector(joint, MechanismPackage.Literals.JOINT__AXIS).orElse(new double[] {1, 0, 0});
        double[] y = subject.vector(joint, MechanismPackage.Literals.JOINT__SECOND_AXIS)
                .orElse(new double[] {0, 1, 0});
        double cosine = dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
        if (universal && Math.abs(cosine) > 1e-9) {
            findings.error(joint, MechanismPackage.Literals.JOINT__SECOND_AXIS,
                    "it is not at right angles to the first", "turn one of the axes");
        }
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static void checkCount(Joint joint, EAttribute feature, int count, Subject subject, Findings findings) {
        subject.numbers(joint, feature).ifPresent(numbers -> {
            if (numbers.length != count) {
                findings.error(joint, feature, "a " + Labels.feature(joint.getKind().getName()) + " joint has " + count
                        + ", not " + numbers.length, "give " + count + (count == 1 ? " number" : " numbers"));
            }
        });
    }

    private static void checkLimit(Joint joint, JointLimit limit, Subject subject, Findings findings) {
        int coordinate = limit.getCoordinate();
        if (!Freedoms.isScalar(joint.getKind())) {
            findings.error(limit, null, "a " + Labels.feature(joint.getKind().getName()) + " joint has no limits",
                    "delete it or change the joint's kind");
            return;
        }
        if (coordinate < 0 || coordinate >= Freedoms.coordinates(joint.getKind())) {
            findings.error(limit, MechanismPackage.Literals.JOINT_LIMIT__COORDINATE, "there is no coordinate "
                    + coordinate, "count from 0");
            return;
        }
        double lower = subject.number(limit, MechanismPackage.Literals.JOINT_LIMIT__LOWER)
                .orElse(Double.NEGATIVE_INFINITY);
        double upper = subject.number(limit, MechanismPackage.Literals.JOINT_LIMIT__UPPER)
                .orElse(Double.POSITIVE_INFINITY);
        if (lower > upper) {
            findings.error(limit, null, lower + " is above " + upper, "exchange lower and upper");
            return;
        }
        subject.numbers(joint, MechanismPackage.Literals.JOINT__INITIAL).ifPresent(q -> {
            if (coordinate < q.length && (q[coordinate] < lower || q[coordinate] > upper)) {
                findings.warning(joint, MechanismPackage.Literals.JOINT__INITIAL, q[coordinate]
                        + " is beyond the limits", "start within " + lower + " and " + upper);
            }
        });
    }
}
