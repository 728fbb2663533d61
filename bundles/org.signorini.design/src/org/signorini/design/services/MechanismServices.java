package org.signorini.design.services;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.element.Dependants;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.ContactProbe;
import org.signorini.model.mechanism.ContactSide;
import org.signorini.model.mechanism.Force;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForce;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MarkerProbe;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.Probe;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.Torque;
import org.signorini.model.mechanism.TranslationalSpring;

/** What is shown where, and what it is called. Kinds and conditions stand in {@link KindServices}. */
public final class MechanismServices {

    /** The shapes drawn in a body; nothing elsewhere, as Sirius asks the diagram too. */
    public Collection<Geometry> shapes(EObject container) {
        List<Geometry> shapes = new ArrayList<>();
        if (container instanceof Body body) {
            body.getMarkers().forEach(m -> shapes.addAll(m.getGeometries()));
        }
        return shapes;
    }

    /** The line of values drawn in a body, for the body itself. */
    public Collection<RigidBody> weighed(EObject container) {
        return container instanceof RigidBody body ? List.of(body) : List.of();
    }

    /** The second side; the first again where its members touch each other. */
    public ContactSide otherSide(ContactPair pair) {
        return pair.getSecond() == null ? pair.getFirst() : pair.getSecond();
    }

    /** What a probe looks at; of an energy probe, nothing. */
    public EObject probed(Probe probe) {
        return switch (probe) {
            case JointProbe p -> p.getJoint();
            case MarkerProbe p -> p.getMarker();
            case ContactProbe p -> p.getContact();
            default -> null;
        };
    }

    /** The marker a force or torque acts on. */
    public Marker loaded(ForceElement force) {
        return switch (force) {
            case Force f -> f.getMarker();
            case Torque t -> t.getMarker();
            default -> null;
        };
    }

    public Body fromBody(Joint joint) {
        return joint.getFrom() == null ? null : joint.getFrom().getBody();
    }

    public Body toBody(Joint joint) {
        return joint.getTo() == null ? null : joint.getTo().getBody();
    }

    public String massLabel(RigidBody body) {
        if (body.getMass() != null) {
            return "m = " + Quantities.shown(body, Literals.RIGID_BODY__MASS);
        }
        return body.getDensity() == null ? "m from its shapes"
                : "ρ = " + Quantities.shown(body, Literals.RIGID_BODY__DENSITY);
    }

    /** As it is typed into the label: {@code μ = 0.3, e = 0.5}. */
    public String coefficients(Contact contact) {
        return "μ = " + contact.getStaticFriction() + ", e = " + contact.getNormalRestitution();
    }

    public String contactLabel(Contact contact) {
        return named(contact) + coefficients(contact);
    }

    public String forceLabel(ForceElement force) {
        return named(force) + switch (force) {
            case TranslationalSpring s -> spring(s, Literals.TRANSLATIONAL_SPRING__STIFFNESS,
                    Literals.TRANSLATIONAL_SPRING__DAMPING);
            case JointSpring s -> spring(s, Literals.JOINT_SPRING__STIFFNESS, Literals.JOINT_SPRING__DAMPING);
            case Motor m -> Quantities.shown(m, Literals.MOTOR__TARGET);
            case JointForce f -> Quantities.shown(f, Literals.JOINT_FORCE__VALUE);
            case Force f -> Quantities.shown(f, Literals.FORCE__VALUE);
            case Torque t -> Quantities.shown(t, Literals.TORQUE__VALUE);
            default -> "";
        };
    }

    private static String spring(ForceElement spring, EAttribute stiffness, EAttribute damping) {
        Object d = spring.eGet(damping);
        return "c = " + Quantities.shown(spring, stiffness)
                + ("0".equals(d) || d == null ? "" : ", d = " + Quantities.shown(spring, damping));
    }

    private static String named(NamedElement element) {
        return element.getName() == null || element.getName().isBlank() ? "" : element.getName() + "\n";
    }

    /** What a person sees when pointing at it: what it is, then what is wrong with it. */
    public String tooltip(EObject element) {
        List<String> lines = new ArrayList<>(List.of(Labels.of(element)));
        if (element instanceof NamedElement named && named.getDescription() != null) {
            lines.add(named.getDescription());
        }
        lines.addAll(FindingsOfElement.messages(element));
        return String.join("\n", lines);
    }

    /** A name that no sibling has: the class in words and the first number free. */
    public String freshName(EObject element) {
        String word = element instanceof RigidBody ? "body" : Labels.feature(element.eClass().getName());
        if (element instanceof Joint joint) {
            word = joint.getKind().getName().toLowerCase(Locale.ROOT);
        }
        for (int i = 1;; i++) {
            String name = word + " " + i;
            if (siblings(element).noneMatch(name::equals)) {
                return name;
            }
        }
    }

    private static Stream<String> siblings(EObject element) {
        if (element.eContainer() == null) {
            return Stream.of();
        }
        return element.eContainer().eContents().stream().filter(e -> e != element)
                .map(e -> e instanceof NamedElement named ? named.getName() : null).filter(Objects::nonNull);
    }

    /** Everything that cannot be without an element, nearest first; see {@link Dependants}. */
    public Collection<EObject> dependants(EObject element) {
        return Dependants.of(element);
    }

    public Mechanism mechanism(EObject element) {
        EObject root = element;
        while (root != null && !(root instanceof Mechanism)) {
            root = root.eContainer();
        }
        return (Mechanism) root;
    }

    /** For operations that go on with the same element. */
    public EObject itself(EObject element) {
        return element;
    }

    /** Asks whoever shows properties to show these. */
    public EObject showProperties(EObject element) {
        PropertiesRequest.raise(element);
        return element;
    }
}
