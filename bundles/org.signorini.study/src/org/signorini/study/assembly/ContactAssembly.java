package org.signorini.study.assembly;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.ContactSide;
import org.signorini.model.mechanism.Exclusion;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.multibody.model.Body;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;

/** What may touch: shapes that any contact names, a rule of the scene and a law per contact. */
final class ContactAssembly {

    private final Mechanism source;
    private final Numbers numbers;
    private final Map<org.signorini.model.mechanism.Body, Body> bodies;
    private final Shapes shapes;
    private final SceneBuilder scene = new SceneBuilder();
    private final Map<Geometry, Integer> shapeNumbers = new LinkedHashMap<>();
    private final List<Contact> elements = new ArrayList<>();
    private final List<org.signorini.model.mechanism.FixedContact> fixed = new ArrayList<>();
    private final List<ContactLaw> laws = new ArrayList<>();

    ContactAssembly(Mechanism source, Numbers numbers, Map<org.signorini.model.mechanism.Body, Body> bodies,
            Shapes shapes) {
        this.source = source;
        this.numbers = numbers;
        this.bodies = bodies;
        this.shapes = shapes;
    }

    void assemble() throws ElementException {
        for (Contact contact : source.getContacts()) {
            try {
                switch (contact) {
                    case ContactPair pair -> collide(pair);
                    case org.signorini.model.mechanism.FixedContact point -> fix(point);
                    default -> throw new ElementException(contact, null, "is of an unknown kind");
                }
            } catch (IllegalArgumentException e) {
                throw new ElementException(contact, null, e.getMessage());
            }
            elements.add(contact);
            laws.add(Laws.of(contact, numbers));
        }
        exclude();
    }

    private void collide(ContactPair pair) throws ElementException {
        Set<Geometry> first = members(pair, pair.getFirst());
        if (pair.getFirst() instanceof Geometry a && pair.getSecond() instanceof Geometry b) {
            scene.collide(shape(a), shape(b));
            return;
        }
        Set<Geometry> second = pair.getSecond() == null ? first : members(pair, pair.getSecond());
        scene.collide(indices(first), indices(second));
    }

    private Set<Geometry> members(ContactPair pair, ContactSide side) throws ElementException {
        Set<Geometry> members = new LinkedHashSet<>();
        switch (side) {
            case null -> throw new ElementException(pair, null, "names nothing that may touch");
            case Geometry geometry -> members.add(geometry);
            case GeometryGroup group -> {
                members.addAll(group.getGeometries());
                group.getBodies().forEach(body -> members.addAll(all(body)));
                if (group.isEverything()) {
                    members.addAll(all(source.getGround()));
                    source.getBodies().forEach(body -> members.addAll(all(body)));
                }
                if (members.isEmpty()) {
                    throw new ElementException(pair, null, "group '" + group.getName() + "' has no members");
                }
            }
            default -> throw new ElementException(pair, null, "names something of an unknown kind");
        }
        return members;
    }

    private static List<Geometry> all(org.signorini.model.mechanism.Body body) {
        return body == null ? List.of()
                : body.getMarkers().stream().flatMap(marker -> marker.getGeometries().stream()).toList();
    }

    private int[] indices(Set<Geometry> members) throws ElementException {
        int[] indices = new int[members.size()];
        int i = 0;
        for (Geometry geometry : members) {
            indices[i++] = shape(geometry);
        }
        return indices;
    }

    /** The number of a geometry's shape in the scene, to which it is added when first asked for. */
    private int shape(Geometry geometry) throws ElementException {
        Integer known = shapeNumbers.get(geometry);
        if (known != null) {
            return known;
        }
        Marker marker = geometry.getMarker();
        Body body = marker == null ? null : bodies.get(marker.getBody());
        if (body == null) {
            throw new ElementException(geometry, null, "belongs to no body of this mechanism");
        }
        int number = scene.add(Model.number(body), shapes.shape(geometry), placement(Places.frame(marker, numbers)));
        shapeNumbers.put(geometry, number);
        return number;
    }

    private static Placement placement(Frame frame) {
        Vector3 p = frame.origin();
        return new Placement(frame.orientation().matrix(), new double[] {p.x(), p.y(), p.z()});
    }

    private void fix(org.signorini.model.mechanism.FixedContact contact) throws ElementException {
        var point = Places.marker(contact, contact.getPoint(), bodies, numbers);
        var plane = Places.marker(contact, contact.getPlane(), bodies, numbers);
        Vector3 p = point.frame().origin();
        scene.fix(new FixedContact(Model.number(point.body()), new double[] {p.x(), p.y(), p.z()},
                Model.number(plane.body()), placement(plane.frame())));
        fixed.add(contact);
    }

    private void exclude() throws ElementException {
        for (Exclusion exclusion : source.getExclusions()) {
            Body first = bodies.get(exclusion.getFirst());
            Body second = bodies.get(exclusion.getSecond());
            if (first == null || second == null) {
                throw new ElementException(exclusion, null, "names a body that is not of this mechanism");
            }
            scene.exclude(Model.number(first), Model.number(second));
        }
        if (!source.isNeighboursCollide()) {
            for (Joint joint : source.getJoints()) {
                scene.exclude(Model.number(bodies.get(joint.getFrom().getBody())),
                        Model.number(bodies.get(joint.getTo().getBody())));
            }
        }
    }

    Scene scene() {
        return scene.build();
    }

    List<ContactLaw> laws() {
        return laws;
    }

    ContactLaw limitLaw() throws ElementException {
        return Laws.limits(source, numbers);
    }

    /** The element of each rule. */
    List<Contact> elements() {
        return elements;
    }

    /** The element of each shape. */
    List<Geometry> shapeElements() {
        return List.copyOf(shapeNumbers.keySet());
    }

    /** The elements of fixed contacts, by their number. */
    List<org.signorini.model.mechanism.FixedContact> fixed() {
        return fixed;
    }
}
