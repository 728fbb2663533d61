package org.signorini.model.support;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;
import org.signorini.model.mechanism.NamedElement;

/**
 * The base of all model objects: in files they are referred to by names,
 * {@code //@bodies[name='bird']/@markers[name='hinge']}, so that a file reads well and references survive a change of
 * order. Where a name is missing or taken twice, the reference falls back to the position, {@code //@bodies.1}: saving
 * never confuses two elements, even in the middle of editing. The form is that of EMF's keys.
 */
public class NamedPathObject extends MinimalEObjectImpl.Container {

    private static final String OPEN = "[name='";
    private static final String CLOSE = "']";

    protected NamedPathObject() {
    }

    @Override
    public String eURIFragmentSegment(EStructuralFeature feature, EObject child) {
        String name = nameOf(child);
        if (feature != null && feature.isMany() && name != null && isOnly(feature, name)) {
            return "@" + feature.getName() + OPEN + encode(name) + CLOSE;
        }
        return super.eURIFragmentSegment(feature, child);
    }

    @Override
    public EObject eObjectForURIFragmentSegment(String segment) {
        int open = segment.indexOf(OPEN);
        if (open < 1 || segment.charAt(0) != '@' || !segment.endsWith(CLOSE)) {
            return super.eObjectForURIFragmentSegment(segment);
        }
        EStructuralFeature feature = eClass().getEStructuralFeature(segment.substring(1, open));
        String name = URI.decode(segment.substring(open + OPEN.length(), segment.length() - CLOSE.length()));
        if (feature != null && feature.isMany()) {
            for (Object child : (List<?>) eGet(feature, false)) {
                if (child instanceof EObject object && name.equals(nameOf(object))) {
                    return object;
                }
            }
        }
        return null;
    }

    private boolean isOnly(EStructuralFeature feature, String name) {
        int found = 0;
        for (Object child : (List<?>) eGet(feature, false)) {
            if (name.equals(nameOf(child))) {
                found++;
            }
        }
        return found == 1;
    }

    /** Whatever means something in references or in XML, as %XX. */
    private static String encode(String name) {
        StringBuilder text = new StringBuilder();
        name.codePoints().forEach(c -> {
            if (Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.') {
                text.appendCodePoint(c);
            } else {
                for (byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
                    text.append(String.format(Locale.ROOT, "%%%02X", b & 0xff));
                }
            }
        });
        return text.toString();
    }

    private static String nameOf(Object object) {
        return object instanceof NamedElement named && named.getName() != null && !named.getName().isEmpty()
                ? named.getName() : null;
    }
}
