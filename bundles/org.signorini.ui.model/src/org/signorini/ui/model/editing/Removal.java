package org.signorini.ui.model.editing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.DeleteCommand;
import org.eclipse.emf.edit.domain.EditingDomain;
import org.signorini.model.element.Dependants;
import org.signorini.model.element.Labels;
import org.signorini.ui.model.element.ElementText;

/**
 * Elements go, and with them what cannot be without them: joints of a body, forces and probes of a joint. The command's
 * label tells what goes.
 */
public final class Removal {

    private Removal() {
    }

    /** @return {@code null} for nothing */
    public static Command of(EditingDomain domain, Collection<? extends EObject> chosen) {
        List<EObject> asked = outermost(chosen);
        if (asked.isEmpty()) {
            return null;
        }
        Set<EObject> gone = new LinkedHashSet<>(asked);
        asked.forEach(e -> gone.addAll(Dependants.of(e)));
        List<EObject> all = outermost(gone);
        List<EObject> along = all.stream().filter(e -> !asked.contains(e)).toList();
        CompoundCommand named = new CompoundCommand(label(asked, along));
        named.append(DeleteCommand.create(domain, all));
        return named;
    }

    /** Without those that are in others of them, and without the model itself. */
    private static List<EObject> outermost(Collection<? extends EObject> elements) {
        return elements.stream().filter(e -> e.eContainer() != null
                && !EcoreUtil.isAncestor(elements, e.eContainer())).map(EObject.class::cast).toList();
    }

    private static String label(List<EObject> asked, List<EObject> along) {
        String what = asked.size() == 1 ? Labels.of(asked.getFirst()) : counted(asked);
        String more = along.isEmpty() ? "" : " with " + (along.size() == 1 ? Labels.of(along.getFirst())
                : counted(along));
        return "Delete " + what + more;
    }

    /** {@code 1 contact pair, 2 joints}, by the alphabet. */
    private static String counted(List<EObject> elements) {
        Map<String, Integer> kinds = new TreeMap<>();
        elements.forEach(e -> kinds.merge(ElementText.kind(e), 1, Integer::sum));
        List<String> words = new ArrayList<>();
        kinds.forEach((kind, count) -> words.add(count + " " + (count == 1 ? kind : plural(kind))));
        return String.join(", ", words);
    }

    private static String plural(String kind) {
        return kind.endsWith("y") ? kind.substring(0, kind.length() - 1) + "ies"
                : kind.endsWith("x") || kind.endsWith("sh") ? kind + "es" : kind + "s";
    }
}
