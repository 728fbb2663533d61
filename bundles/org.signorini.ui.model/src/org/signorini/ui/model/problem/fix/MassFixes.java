package org.signorini.ui.model.problem.fix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Material;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.ui.model.element.Evaluation;

/** Mass, density, inertia. */
public final class MassFixes {

    private MassFixes() {
    }

    public static List<Fix> of(Problem problem) {
        List<Fix> fixes = new ArrayList<>();
        if (problem.isAbout(Literals.GEOMETRY__MATERIAL) && problem.element() instanceof Geometry geometry) {
            density(problem, geometry, fixes);
        }
        if (problem.element() instanceof RigidBody body) {
            boolean mass = !ElementValues.isEmpty(body, Literals.RIGID_BODY__MASS);
            boolean inertia = !ElementValues.isEmpty(body, Literals.RIGID_BODY__INERTIA);
            if (problem.isAbout(Literals.RIGID_BODY__MASS) && !mass && inertia) {
                fixes.add(Fix.set("Give it a mass of 1 kg", body, Literals.RIGID_BODY__MASS, "1 kg"));
            }
            if (problem.isAbout(Literals.RIGID_BODY__INERTIA) && !inertia) {
                fixes.add(Fix.set("Make it a point mass", body, Literals.RIGID_BODY__INERTIA, "0, 0, 0"));
            }
            if (problem.isAbout(Literals.RIGID_BODY__INERTIA) && inertia) {
                inertia(problem, body, fixes);
            }
        }
        return fixes;
    }

    private static void density(Problem problem, Geometry geometry, List<Fix> fixes) {
        for (Material material : ((Mechanism) problem.root()).getMaterials()) {
            fixes.add(Fix.set("Choose material '" + material.getName() + "'", geometry, Literals.GEOMETRY__MATERIAL,
                    material));
        }
        if (geometry.getMarker() != null && geometry.getMarker().getBody() instanceof RigidBody body) {
            String whose = Labels.of(body);
            fixes.add(Fix.set("Give " + whose + " the density of steel, 7850 kg/m³", body,
                    Literals.RIGID_BODY__DENSITY, "7850 kg/m^3"));
            fixes.add(Fix.set("Give " + whose + " the density of water, 1000 kg/m³", body,
                    Literals.RIGID_BODY__DENSITY, "1000 kg/m^3"));
        }
    }

    /** The nearest that a body can have: the too large moment becomes the sum of the others, products go. */
    private static void inertia(Problem problem, RigidBody body, List<Fix> fixes) {
        double[] given;
        try {
            given = ElementValues.of((Mechanism) problem.root(), Map.of()).values(body,
                    Literals.RIGID_BODY__INERTIA);
        } catch (ElementException e) {
            return; // told as a mistake of its own
        }
        if (given.length != 3 && given.length != 6) {
            return;
        }
        double[] moments = Arrays.copyOf(given, 3);
        boolean tooLarge = false;
        for (int k = 0; k < 3; k++) {
            moments[k] = Math.abs(moments[k]);
        }
        for (int k = 0; k < 3; k++) {
            double others = moments[(k + 1) % 3] + moments[(k + 2) % 3];
            if (moments[k] > others) {
                moments[k] = others;
                tooLarge = true;
            }
        }
        String shown = Evaluation.plain(moments[0]) + ", " + Evaluation.plain(moments[1]) + ", "
                + Evaluation.plain(moments[2]);
        String exact = Evaluation.exact(moments[0]) + ", " + Evaluation.exact(moments[1]) + ", "
                + Evaluation.exact(moments[2]);
        fixes.add(Fix.set((tooLarge ? "Reduce the moments to " : "Keep the moments alone, ") + shown, body,
                Literals.RIGID_BODY__INERTIA, exact));
    }
}
