package org.signorini.study.rule;

import java.nio.file.Path;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Subject;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.ClosureRank;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.ModelException;
import org.signorini.study.assembly.Assembler;
import org.signorini.study.assembly.Assembly;

/**
 * Loops: how far they are from closed at the start, whether they can be closed, which of their constraints are
 * redundant, and whether they can move.
 */
public final class LoopRule implements Rule {

    /** Further than this the drawing is not what starts, m or rad. */
    private static final double NOTICED = 1e-3;
    private static final double CLOSED = 1e-9;
    private static final int ITERATIONS = 50;

    @Override
    public String subject() {
        return "loops that are open at the start, cannot be closed, have redundant constraints, or cannot move";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        if (findings.all().stream().anyMatch(f -> f.severity() == Severity.ERROR)) {
            return; // what cannot be assembled has no loops yet
        }
        Mechanism mechanism = subject.mechanism();
        Assembly assembly;
        try {
            assembly = Assembler.assemble(mechanism, Map.of(), folder(mechanism));
        } catch (ElementException e) {
            findings.error(e.element() == null ? mechanism : e.element(), e.feature(), cause(e), "mend it to run it");
            return;
        }
        try {
            loops(mechanism, MultibodySystem.minimal(assembly.model().mechanism()), findings);
        } catch (ModelException | DynamicsException e) {
            findings.error(mechanism, null, e.getMessage(), "check masses and joints");
        }
    }

    static Path folder(Mechanism mechanism) {
        Resource resource = mechanism.eResource();
        return resource == null || resource.getURI() == null || !resource.getURI().isFile() ? null
                : Path.of(resource.getURI().toFileString()).toAbsolutePath().getParent();
    }

    /** Its message begins with the element, which the finding names itself. */
    private static String cause(ElementException e) {
        int colon = e.getMessage().indexOf(": ");
        return colon < 0 ? e.getMessage() : e.getMessage().substring(colon + 2);
    }

    private static void loops(Mechanism mechanism, MultibodySystem system, Findings findings) {
        Dynamics dynamics = new Dynamics(system);
        int rows = dynamics.closures().count();
        if (rows == 0) {
            return;
        }
        State state = system.initialState();
        LoopProjection projection = new LoopProjection(dynamics);
        projection.closePositions(state, Double.POSITIVE_INFINITY, 0);
        double open = projection.residual();
        boolean closed = projection.closePositions(state, CLOSED, ITERATIONS);
        if (!closed) {
            findings.error(mechanism, null, String.format(java.util.Locale.ROOT,
                    "its loops cannot be closed; an error of %.3g m or rad remains", projection.residual()),
                    "check lengths and initial coordinates of the joints in loops");
            return;
        }
        if (open > NOTICED) {
            findings.warning(mechanism, null, String.format(java.util.Locale.ROOT,
                    "its loops are open by %.3g m or rad at the start and will be closed first", open),
                    "give initial coordinates that close them");
        }
        projection.closeVelocities(state);
        redundant(mechanism, system, projection.closureRank(), findings);
        boolean driven = system.mechanism().joints().stream().anyMatch(Joint::isPrescribed);
        if (projection.rank() >= system.tree().freedoms && !driven) {
            findings.warning(mechanism, null, "its loops leave no freedom: it cannot move",
                    "remove a joint or give one more freedom");
        }
    }

    /** At the joint that closes the last loop of each group. */
    private static void redundant(Mechanism mechanism, MultibodySystem system, ClosureRank rank, Findings findings) {
        for (int g = 0; g < rank.groupCount(); g++) {
            int count = rank.redundant(g);
            if (count > 0) {
                int[] closures = rank.closures(g);
                String name = system.tree().closures.get(closures[closures.length - 1]).joint().name();
                findings.info(joint(mechanism, name), null, count + (count == 1 ? " redundant constraint in "
                        : " redundant constraints in ") + (closures.length == 1 ? "this loop" : "these loops")
                        + " (normal for a planar mechanism)",
                        "motion does not depend on it; only how the joints share their load is undetermined");
            }
        }
    }

    private static EObject joint(Mechanism mechanism, String name) {
        for (org.signorini.model.mechanism.Joint joint : mechanism.getJoints()) {
            if (name.equals(joint.getName())) {
                return joint;
            }
        }
        return mechanism;
    }
}
