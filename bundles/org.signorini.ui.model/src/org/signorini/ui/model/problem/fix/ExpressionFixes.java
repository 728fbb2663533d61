package org.signorini.ui.model.problem.fix;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.command.DeleteCommand;
import org.signorini.model.expression.Names;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.Parameter;
import org.signorini.ui.model.element.Evaluation;

/** Parameters that expressions name and that are not there, or are there and nothing names. */
public final class ExpressionFixes {

    private ExpressionFixes() {
    }

    public static List<Fix> of(Problem problem) {
        List<Fix> fixes = new ArrayList<>();
        if (!(problem.root() instanceof Mechanism mechanism)) {
            return fixes;
        }
        if (problem.feature() != null && Evaluation.isExpression(problem.feature())
                && problem.element().eGet(problem.feature()) instanceof String text) {
            missing(mechanism, text).forEach(name -> fixes.add(add(mechanism, name)));
        }
        if (problem.element() instanceof Parameter parameter && isUnused(mechanism, parameter)) {
            fixes.add(new Fix("Remove parameter '" + parameter.getName() + "'",
                    domain -> DeleteCommand.create(domain, parameter)));
        }
        return fixes;
    }

    private static Set<String> missing(Mechanism mechanism, String text) {
        Set<String> names = new LinkedHashSet<>(Names.inText(text));
        mechanism.getParameters().forEach(p -> names.remove(p.getName()));
        names.removeIf(n -> !Names.isUsable(n));
        return names;
    }

    private static Fix add(Mechanism mechanism, String name) {
        String label = "Add a parameter '" + name + "' with the value 1";
        return new Fix(label, domain -> {
            Parameter parameter = MechanismFactory.eINSTANCE.createParameter();
            parameter.setName(name);
            parameter.setValue("1");
            CompoundCommand named = new CompoundCommand(label);
            named.append(AddCommand.create(domain, mechanism, Literals.MECHANISM__PARAMETERS, parameter));
            return named;
        });
    }

    /** Whether no expression of the mechanism names it. */
    private static boolean isUnused(Mechanism mechanism, Parameter parameter) {
        if (names(mechanism, parameter)) {
            return false;
        }
        for (Iterator<EObject> all = mechanism.eAllContents(); all.hasNext();) {
            if (names(all.next(), parameter)) {
                return false;
            }
        }
        return true;
    }

    private static boolean names(EObject element, Parameter parameter) {
        return element.eClass().getEAllAttributes().stream().anyMatch(a -> Evaluation.isExpression(a)
                && element.eGet(a) instanceof String text && Names.inText(text).contains(parameter.getName()));
    }
}
