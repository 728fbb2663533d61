package org.signorini.model.validation.rule;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.emf.ecore.EAttribute;
import org.signorini.model.element.ElementValues;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.Material;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Point;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/**
 * Mass and inertia are those of a possible body: the tensor of second moments, trace/2·1 − I = ∫ r rᵀ dm, has no
 * negative eigenvalue, which for principal axes is the triangle inequality; or they follow from shapes.
 */
public final class MassRule implements Rule {

    private static final EAttribute MASS = MechanismPackage.Literals.RIGID_BODY__MASS;
    private static final EAttribute INERTIA = MechanismPackage.Literals.RIGID_BODY__INERTIA;
    private static final double SLACK = 1e-9;

    @Override
    public String subject() {
        return "mass and inertia";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        Ranges ranges = new Ranges(subject, findings);
        for (Material material : subject.mechanism().getMaterials()) {
            ranges.positive(material, MechanismPackage.Literals.MATERIAL__DENSITY);
        }
        for (RigidBody body : subject.mechanism().getBodies()) {
            ranges.notNegative(body, MASS);
            ranges.positive(body, MechanismPackage.Literals.RIGID_BODY__DENSITY);
            checkGiven(body, subject, findings);
            subject.numbers(body, INERTIA).ifPresent(i -> checkInertia(body, i, findings));
            checkMassless(body, subject, findings);
        }
    }

    private static void checkGiven(RigidBody body, Subject subject, Findings findings) {
        boolean mass = !ElementValues.isEmpty(body, MASS);
        boolean inertia = !ElementValues.isEmpty(body, INERTIA);
        if (inertia && !mass) {
            findings.error(body, MASS, "an inertia without a mass", "give the mass too, or neither");
        } else if (!inertia && shapes(body).isEmpty() && !isZero(subject.number(body, MASS))) {
            findings.error(body, mass ? INERTIA : MASS, "nothing tells it: there is no shape with a volume",
                    mass ? "give the inertia; 0, 0, 0 for a point mass" : "give mass and inertia, or add a geometry");
        } else if (!mass && !inertia) {
            shapes(body).stream().filter(g -> g.getMaterial() == null).findFirst().ifPresent(g -> {
                if (ElementValues.isEmpty(body, MechanismPackage.Literals.RIGID_BODY__DENSITY)) {
                    findings.error(g, MechanismPackage.Literals.GEOMETRY__MATERIAL,
                            "nothing tells its density", "choose a material, or give the body a density or a mass");
                }
            });
        }
    }

    private static boolean isZero(OptionalDouble value) {
        return value.isPresent() && value.getAsDouble() == 0;
    }

    /** Those from which mass may follow. */
    private static List<Geometry> shapes(RigidBody body) {
        return Elements.geometries(body).stream()
                .filter(g -> g.isWeighs() && !(g instanceof Point) && !(g instanceof HalfSpace)).toList();
    }

    private static void checkInertia(RigidBody body, double[] i, Findings findings) {
        if (i.length != 3 && i.length != 6) {
            findings.error(body, INERTIA, "it has " + i.length + " numbers",
                    "give xx, yy, zz or xx, yy, zz, xy, xz, yz");
            return;
        }
        double[] full = Arrays.copyOf(i, 6);
        String[] axes = {"xx", "yy", "zz"};
        for (int k = 0; k < 3; k++) {
            double others = full[(k + 1) % 3] + full[(k + 2) % 3];
            if (full[k] < 0) {
                findings.error(body, INERTIA, axes[k] + " is negative", "give zero or more");
                return;
            }
            if (full[k] > others * (1 + SLACK)) {
                findings.error(body, INERTIA, "no body has it: " + axes[k] + " = " + full[k]
                        + " is more than the other two together, " + others, "check the numbers and their order");
                return;
            }
        }
        if (!isPossible(full)) {
            findings.error(body, INERTIA, "no body has products of inertia as large as these",
                    "check xy, xz, yz and their signs");
        }
    }

    /** Whether trace/2·1 − I is positive semidefinite, by its minors. */
    private static boolean isPossible(double[] i) {
        double trace = i[0] + i[1] + i[2];
        double slack = SLACK * trace;
        double a = trace / 2 - i[0] + slack;
        double b = trace / 2 - i[1] + slack;
        double c = trace / 2 - i[2] + slack;
        double d = -i[3];
        double e = -i[4];
        double f = -i[5];
        double determinant = a * (b * c - f * f) - d * (d * c - f * e) + e * (d * f - b * e);
        return a * b >= d * d && a * c >= e * e && b * c >= f * f && determinant >= -slack * trace * trace;
    }

    /** A body at the end of a chain needs mass, or nothing tells how it moves. */
    private static void checkMassless(RigidBody body, Subject subject, Findings findings) {
        if (!isZero(subject.number(body, MASS))) {
            return;
        }
        Optional<double[]> inertia = subject.numbers(body, INERTIA);
        List<Joint> joints = subject.mechanism().getJoints().stream().filter(
                j -> Elements.body(j.getFrom()) == body || Elements.body(j.getTo()) == body).toList();
        boolean turns = inertia.isPresent() && Arrays.stream(inertia.get()).anyMatch(x -> x > 0);
        boolean end = joints.size() <= 1 && joints.stream().noneMatch(j -> j.getKind() == JointKind.FIXED);
        if (end && !(turns && joints.size() == 1 && joints.get(0).getKind() == JointKind.REVOLUTE)) {
            findings.error(body, MASS, "nothing tells how a body without mass moves at the end of a chain",
                    "give it mass and inertia, or fix it to a body that has them");
        }
    }
}
