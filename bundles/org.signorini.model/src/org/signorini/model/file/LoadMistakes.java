package org.signorini.model.file;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.xmi.FeatureNotFoundException;
import org.eclipse.emf.ecore.xmi.IllegalValueException;
import org.eclipse.emf.ecore.xmi.PackageNotFoundException;
import org.eclipse.emf.ecore.xmi.UnresolvedReferenceException;
import org.eclipse.emf.ecore.xmi.XMIException;
import org.signorini.model.element.Labels;
import org.xml.sax.SAXParseException;

/** What EMF says about a file it could not read, in words for the file's owner. */
final class LoadMistakes {

    /** EMF adds {@code (file:/…, line, column)} to its messages. */
    private static final Pattern PLACE = Pattern.compile(" \\([^()]*, (-?\\d+), -?\\d+\\)\\s*$");

    private LoadMistakes() {
    }

    /** @param thrown what loading ended with, or {@code null} where there are only recorded errors */
    static ModelFileException of(Path file, Resource resource, Throwable thrown) {
        if (!resource.getErrors().isEmpty()) {
            Resource.Diagnostic first = resource.getErrors().get(0);
            int line = Math.max(0, first.getLine());
            return new ModelFileException(file, line,
                    first instanceof XMIException e ? words(e) : first.getMessage());
        }
        Throwable cause = thrown;
        while (cause.getCause() != null && !(cause instanceof SAXParseException)) {
            cause = cause.getCause();
        }
        int line = cause instanceof SAXParseException e ? Math.max(0, e.getLineNumber()) : 0;
        return new ModelFileException(file, line, withoutPlace(cause.getMessage()));
    }

    private static String words(XMIException e) {
        return switch (e) {
            case FeatureNotFoundException f -> "'" + f.getName() + "' is unknown"
                    + (f.getObject() == null ? "" : " of " + Labels.of(f.getObject()));
            case IllegalValueException i -> (i.getValue() instanceof EObject object ? Labels.of(object)
                    : "'" + i.getValue() + "'") + " is no value"
                    + (i.getFeature() == null ? "" : " of " + Labels.feature(i.getFeature().getName()));
            case UnresolvedReferenceException u -> "there is no '" + u.getReference() + "'";
            case PackageNotFoundException p -> "'" + p.uri() + "' is no metamodel of this version";
            default -> withoutPlace(e.getCause() instanceof SAXParseException cause ? cause.getMessage()
                    : e.getMessage());
        };
    }

    private static String withoutPlace(String message) {
        if (message == null) {
            return null;
        }
        Matcher place = PLACE.matcher(message);
        String text = place.find() ? message.substring(0, place.start()) : message;
        // Java exceptions' names say nothing to the file's owner
        return text.replaceFirst("^(?:[\\w$]+\\.)+(\\w+Exception): ", "");
    }
}
