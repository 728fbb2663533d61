package org.signorini.ui.model.problem.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EAttribute;
import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.ui.model.element.Evaluation;

/** Axes of joints: a direction instead of zero, length one, and right angles where a universal joint needs them. */
public final class AxisFixes {

    private AxisFixes() {
    }

    public static List<Fix> of(Problem problem) {
        if (!(problem.element() instanceof Joint joint)
                || !problem.isAbout(Literals.JOINT__AXIS) && !problem.isAbout(Literals.JOINT__SECOND_AXIS)) {
            return List.of();
        }
        double[] first = vector(problem, joint, Literals.JOINT__AXIS, new double[] {1, 0, 0});
        double[] second = vector(problem, joint, Literals.JOINT__SECOND_AXIS, new double[] {0, 1, 0});
        if (first == null || second == null) {
            return List.of();
        }
        EAttribute feature = (EAttribute) problem.feature();
        double[] it = feature == Literals.JOINT__AXIS ? first : second;
        double length = length(it);
        List<Fix> fixes = new ArrayList<>();
        if (length == 0) {
            fixes.add(Fix.set("Let it point along x", joint, feature, "1, 0, 0"));
            fixes.add(Fix.set("Let it point along y", joint, feature, "0, 1, 0"));
            fixes.add(Fix.set("Let it point along z", joint, feature, "0, 0, 1"));
            return fixes;
        }
        if (Math.abs(length - 1) > 1e-12) {
            fixes.add(direction("Normalise it", joint, feature, it));
        }
        if (feature == Literals.JOINT__SECOND_AXIS && joint.getKind() == JointKind.UNIVERSAL && length(first) > 0) {
            double[] square = square(first, second);
            if (length(square) > 1e-9 * length && dot(first, second) != 0) {
                fixes.add(direction("Turn it to a right angle and normalise it", joint, feature, square));
            }
        }
        return fixes;
    }

    /** What of the second is at right angles to the first (Gram–Schmidt). */
    private static double[] square(double[] first, double[] second) {
        double share = dot(first, second) / dot(first, first);
        return new double[] {second[0] - share * first[0], second[1] - share * first[1],
            second[2] - share * first[2]};
    }

    private static Fix direction(String words, Joint joint, EAttribute feature, double[] v) {
        double length = length(v);
        List<String> shown = new ArrayList<>();
        List<String> exact = new ArrayList<>();
        for (double component : v) {
            shown.add(Evaluation.plain(component / length));
            exact.add(Evaluation.exact(component / length));
        }
        return Fix.set(words + ": " + String.join(", ", shown), joint, feature, String.join(", ", exact));
    }

    private static double[] vector(Problem problem, Joint joint, EAttribute feature, double[] otherwise) {
        try {
            return ElementValues.isEmpty(joint, feature) ? otherwise
                    : ElementValues.of((Mechanism) problem.root(), Map.of()).vector(joint, feature);
        } catch (ElementException e) {
            return null; // told as a mistake of its own
        }
    }

    private static double length(double[] v) {
        return Math.sqrt(dot(v, v));
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
