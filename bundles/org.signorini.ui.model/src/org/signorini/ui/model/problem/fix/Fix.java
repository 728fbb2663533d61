package org.signorini.ui.model.problem.fix;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.emf.edit.domain.EditingDomain;

/**
 * A way to mend something.
 *
 * @param label what it does, as the user reads it
 */
public record Fix(String label, Change command) {

    /** Makes the command. */
    public interface Change {
        Command in(EditingDomain domain);
    }

    /** Sets one feature; {@code null} unsets it. */
    static Fix set(String label, EObject element, EStructuralFeature feature, Object value) {
        return new Fix(label, domain -> {
            CompoundCommand named = new CompoundCommand(label);
            named.append(SetCommand.create(domain, element, feature, value == null ? SetCommand.UNSET_VALUE : value));
            return named;
        });
    }
}
