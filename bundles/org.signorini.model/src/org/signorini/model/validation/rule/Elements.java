package org.signorini.model.validation.rule;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;

/** Walks through a mechanism. */
final class Elements {

    private Elements() {
    }

    /** All elements of a kind, in the order of the model. */
    static <T> List<T> all(EObject root, Class<T> kind) {
        List<T> found = new ArrayList<>();
        for (Iterator<EObject> contents = root.eAllContents(); contents.hasNext();) {
            EObject object = contents.next();
            if (kind.isInstance(object)) {
                found.add(kind.cast(object));
            }
        }
        return found;
    }

    /** The ground, if there is one, and all bodies. */
    static List<Body> bodies(Mechanism mechanism) {
        List<Body> bodies = new ArrayList<>();
        if (mechanism.getGround() != null) {
            bodies.add(mechanism.getGround());
        }
        bodies.addAll(mechanism.getBodies());
        return bodies;
    }

    static List<Geometry> geometries(Body body) {
        List<Geometry> geometries = new ArrayList<>();
        body.getMarkers().forEach(m -> geometries.addAll(m.getGeometries()));
        return geometries;
    }

    /** The body of a marker; {@code null} where either is missing. */
    static Body body(Marker marker) {
        return marker == null ? null : marker.getBody();
    }

    static Body body(Geometry geometry) {
        return geometry == null ? null : body(geometry.getMarker());
    }
}
