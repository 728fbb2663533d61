package org.signorini.study.assembly;

import java.util.Map;

import org.signorini.algebra.Frame;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.multibody.model.Body;

/** Where markers are. */
public final class Places {

    private Places() {
    }

    /** In the frame of its body. */
    public static Frame frame(Marker marker, Numbers numbers) throws ElementException {
        return new Frame(numbers.vector(marker, MechanismPackage.Literals.MARKER__POSITION),
                numbers.orientation(marker, MechanismPackage.Literals.MARKER__ORIENTATION));
    }

    public static org.signorini.multibody.model.Marker marker(org.eclipse.emf.ecore.EObject user, Marker marker,
            Map<org.signorini.model.mechanism.Body, Body> bodies, Numbers numbers) throws ElementException {
        if (marker == null) {
            throw new ElementException(user, null, "a marker is missing");
        }
        Body body = bodies.get(marker.getBody());
        if (body == null) {
            throw new ElementException(user, null, "marker '" + marker.getName() + "' belongs to no body of this mechanism");
        }
        return body.marker(frame(marker, numbers));
    }
}
