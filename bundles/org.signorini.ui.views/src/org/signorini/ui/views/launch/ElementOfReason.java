package org.signorini.ui.views.launch;

import java.util.Iterator;
import java.util.function.Predicate;

import org.eclipse.emf.ecore.EObject;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.mechanism.Probe;

/** Finds the element a verdict's reason is about by the name it gives. */
final class ElementOfReason {

    private static final String ON = " on ";

    private ElementOfReason() {
    }

    /**
     * A joint before other elements of its name, which often are markers; of a contact "ball on floor" the body or the
     * geometry that is the ball; the mechanism where there is none.
     *
     * @param name may be null
     */
    static EObject find(Mechanism mechanism, Object name) {
        if (name == null) {
            return mechanism;
        }
        String text = name.toString();
        EObject found = named(mechanism, text, Joint.class::isInstance);
        if (found == null) {
            found = named(mechanism, text, e -> e.eContainer() == mechanism && !(e instanceof Parameter)
                    && !(e instanceof Probe));
        }
        if (found == null && text.contains(ON)) {
            String first = text.substring(0, text.indexOf(ON));
            found = named(mechanism, first, Body.class::isInstance);
            found = found != null ? found : named(mechanism, first, Geometry.class::isInstance);
        }
        if (found == null) {
            found = named(mechanism, text, e -> true);
        }
        return found == null ? mechanism : found;
    }

    private static EObject named(Mechanism mechanism, String name, Predicate<EObject> wanted) {
        Iterator<EObject> all = mechanism.eAllContents();
        while (all.hasNext()) {
            EObject element = all.next();
            if (element instanceof NamedElement named && name.equals(named.getName()) && wanted.test(element)) {
                return element;
            }
        }
        return null;
    }
}
