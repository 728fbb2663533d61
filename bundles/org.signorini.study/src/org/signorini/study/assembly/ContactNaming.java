package org.signorini.study.assembly;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.signorini.model.mechanism.Geometry;
import org.signorini.simulation.ContactKey;

/**
 * Contacts by the names of their elements: {@code tip on floor}; where two shapes touch at several points, these are
 * numbered in the order they are met.
 */
final class ContactNaming implements Function<ContactKey, String> {

    private final List<String> shapes = new ArrayList<>();
    private final List<String> fixed = new ArrayList<>();
    private final Map<ContactKey, String> known = new HashMap<>();
    private final Map<String, Integer> points = new HashMap<>();

    ContactNaming(ContactAssembly contacts) {
        for (Geometry geometry : contacts.shapeElements()) {
            shapes.add(name(geometry));
        }
        contacts.fixed().forEach(contact -> fixed.add(contact.getName()));
    }

    /** A geometry's name says most where it is not the only one of its kind. */
    private static String name(Geometry geometry) {
        String body = geometry.getMarker().getBody().getName();
        String own = geometry.getName() == null ? "" : geometry.getName();
        return own.isBlank() || own.equals(body) ? body : own;
    }

    @Override
    public String apply(ContactKey key) {
        return known.computeIfAbsent(key, this::make);
    }

    private String make(ContactKey key) {
        if (key.shapeA() < 0) {
            return fixed.get(key.feature());
        }
        String pair = shapes.get(key.shapeA()) + " on " + shapes.get(key.shapeB());
        int count = points.merge(pair, 1, Integer::sum);
        return count == 1 ? pair : pair + " #" + count;
    }
}
