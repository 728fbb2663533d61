package org.signorini.ui.model.element;

import java.util.Locale;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.CenterOfMassProbe;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.ContactProbe;
import org.signorini.model.mechanism.EnergyProbe;
import org.signorini.model.mechanism.Exclusion;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Ground;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForceElement;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MarkerProbe;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.TranslationalSpring;
import org.signorini.model.study.Alternative;
import org.signorini.model.study.Choice;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.ProbeMeasure;
import org.signorini.model.study.Variation;

/** What elements are called in trees and pickers, and one line of what matters about them. */
public final class ElementText {

    private ElementText() {
    }

    /** Its name, or its kind where it has none. */
    public static String name(EObject element) {
        if (element instanceof NamedElement named && named.getName() != null && !named.getName().isBlank()) {
            return named.getName();
        }
        return switch (element) {
            case Variation v when v.getParameter() != null -> name(v.getParameter());
            case ParameterValue v when v.getParameter() != null -> name(v.getParameter());
            case Choice c when c.getId() != null -> c.getId();
            default -> kind(element);
        };
    }

    /** Its kind in words. */
    public static String kind(EObject element) {
        return element instanceof RigidBody ? "body"
                : element instanceof Choice && element.eContainmentFeature() != null
                        ? Labels.feature(element.eContainmentFeature().getName())
                        : Labels.feature(element.eClass().getName());
    }

    /** Its name with those of the bodies and markers it belongs to: {@code bird / beak}. */
    public static String path(EObject element) {
        if (element == null) {
            return "";
        }
        EObject owner = element.eContainer();
        boolean belongs = owner != null && owner.eContainer() != null;
        return belongs ? path(owner) + " / " + name(element) : name(element);
    }

    /** What matters about it, in one line. */
    public static String details(EObject element) {
        return switch (element) {
            case Parameter p -> value(p, Literals.PARAMETER__VALUE) + remark(p);
            case Ground g -> "";
            case RigidBody b -> value(b, Literals.RIGID_BODY__MASS);
            case Marker m -> m.getPosition() == null ? "" : m.getPosition();
            case Joint j -> word(j.getKind().getName()) + ", " + between(j.getFrom(), j.getTo());
            case JointLimit l -> text(l.getLower()) + " … " + text(l.getUpper());
            case TranslationalSpring s -> between(s.getFrom(), s.getTo());
            case JointForceElement f -> "on " + path(f.getJoint());
            case ContactPair c -> between(c.getFirst(), c.getSecond()) + friction(c);
            case FixedContact c -> between(c.getPoint(), c.getPlane()) + friction(c);
            case Exclusion e -> between(e.getFirst(), e.getSecond());
            case JointProbe p -> word(p.getQuantity().getName()) + " of " + path(p.getJoint());
            case MarkerProbe p -> word(p.getQuantity().getName()) + " of " + path(p.getMarker());
            case ContactProbe p -> word(p.getQuantity().getName()) + " of " + path(p.getContact());
            case CenterOfMassProbe p -> "of the mechanism";
            case EnergyProbe p -> word(p.getKind().getName());
            case Geometry g -> g.getMaterial() == null ? "" : name(g.getMaterial());
            case Variation v -> text(v.getValues()).isEmpty()
                    ? text(v.getFrom()) + " … " + text(v.getTo()) + ", " + v.getCount() + " values" : v.getValues();
            case ParameterValue v -> text(v.getValue());
            case ProbeMeasure m -> word(m.getStatistic().getName()) + " of " + path(m.getProbe());
            case Alternative a -> chosen(a);
            default -> "";
        };
    }

    private static String chosen(Alternative a) {
        StringBuilder line = new StringBuilder();
        for (Choice choice : new Choice[] {a.getFormulation(), a.getContactModel(), a.getSolver(), a.getScheme()}) {
            if (choice != null) {
                line.append(line.isEmpty() ? "" : ", ").append(choice.getId());
            }
        }
        return line + (text(a.getStep()).isEmpty() ? "" : (line.isEmpty() ? "" : ", ") + "step " + a.getStep());
    }

    private static String value(EObject element, EAttribute feature) {
        String text = (String) element.eGet(feature);
        return text == null ? "" : (text + "  " + Evaluation.around(element).value(feature, text)).strip();
    }

    private static String remark(NamedElement element) {
        return text(element.getDescription()).isEmpty() ? "" : "   " + element.getDescription();
    }

    private static String between(EObject a, EObject b) {
        return (a == null ? "?" : path(a)) + " – " + (b == null ? "?" : path(b));
    }

    private static String friction(Contact contact) {
        return "   μ = " + text(contact.getStaticFriction()) + ", e = " + text(contact.getNormalRestitution());
    }

    private static String text(String text) {
        return text == null ? "" : text;
    }

    /** An enumeration's literal in words. */
    public static String word(String literal) {
        return literal.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
