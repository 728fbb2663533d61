package org.signorini.model.validation.rule;

import java.util.LinkedHashSet;
import java.util.OptionalDouble;
import java.util.Set;

import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.ContactSide;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Contacts have two sides that can touch, and coefficients that can be. */
public final class ContactRule implements Rule {

    private static final String CHOOSE = "choose a geometry or a group";

    @Override
    public String subject() {
        return "contacts";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        for (GeometryGroup group : subject.mechanism().getGroups()) {
            if (members(group).isEmpty()) {
                findings.warning(group, null, "it has no geometries", "add some, or bodies that have some");
            }
        }
        for (Contact contact : subject.mechanism().getContacts()) {
            if (contact instanceof ContactPair pair) {
                checkPair(pair, findings);
            } else if (contact instanceof FixedContact fixed) {
                checkFixed(fixed, findings);
            }
            checkLaw(contact, subject, findings);
        }
    }

    private static void checkPair(ContactPair pair, Findings findings) {
        ContactSide first = pair.getFirst();
        ContactSide second = pair.getSecond();
        if (first == null) {
            findings.error(pair, MechanismPackage.Literals.CONTACT_PAIR__FIRST, "there is none", CHOOSE);
        } else if (second == null && first instanceof Geometry) {
            findings.error(pair, MechanismPackage.Literals.CONTACT_PAIR__SECOND,
                    "a single geometry cannot touch itself", CHOOSE);
        } else if (first instanceof Geometry a && second instanceof Geometry b) {
            if (Elements.body(a) == Elements.body(b)) {
                findings.error(pair, null, "both sides are on " + Labels.of(Elements.body(a)),
                        "choose geometries of two bodies");
            } else if (a instanceof HalfSpace && b instanceof HalfSpace) {
                findings.error(pair, null, "two half-spaces always overlap", "use a box for one of them");
            }
        } else {
            checkBodies(pair, first, second == null ? first : second, findings);
        }
    }

    private static void checkBodies(ContactPair pair, ContactSide first, ContactSide second, Findings findings) {
        Set<Body> bodies = new LinkedHashSet<>();
        members(first).forEach(g -> bodies.add(Elements.body(g)));
        members(second).forEach(g -> bodies.add(Elements.body(g)));
        if (bodies.size() == 1) {
            findings.warning(pair, null, "all its geometries are on " + Labels.of(bodies.iterator().next()),
                    "choose geometries of several bodies");
        }
    }

    private static Set<Geometry> members(ContactSide side) {
        Set<Geometry> members = new LinkedHashSet<>();
        if (side instanceof Geometry geometry) {
            members.add(geometry);
        } else if (side instanceof GeometryGroup group) {
            members.addAll(group.getGeometries());
            group.getBodies().forEach(b -> members.addAll(Elements.geometries(b)));
            if (group.isEverything() && group.eContainer() != null) {
                members.addAll(Elements.all(group.eContainer(), Geometry.class));
            }
        }
        return members;
    }

    private static void checkFixed(FixedContact fixed, Findings findings) {
        Body a = Elements.body(fixed.getPoint());
        Body b = Elements.body(fixed.getPlane());
        if (a == null) {
            findings.error(fixed, MechanismPackage.Literals.FIXED_CONTACT__POINT, "there is none", "choose a marker");
        }
        if (b == null) {
            findings.error(fixed, MechanismPackage.Literals.FIXED_CONTACT__PLANE, "there is none", "choose a marker");
        }
        if (a != null && a == b) {
            findings.error(fixed, null, "point and plane are both on " + Labels.of(a),
                    "choose markers of two bodies");
        }
    }

    private static void checkLaw(Contact contact, Subject subject, Findings findings) {
        Ranges ranges = new Ranges(subject, findings);
        ranges.notNegative(contact, MechanismPackage.Literals.CONTACT__STATIC_FRICTION);
        ranges.notNegative(contact, MechanismPackage.Literals.CONTACT__KINETIC_FRICTION);
        ranges.notNegative(contact, MechanismPackage.Literals.CONTACT__SLIP_SPEED);
        ranges.positive(contact, MechanismPackage.Literals.CONTACT__ANISOTROPY);
        ranges.direction(contact, MechanismPackage.Literals.CONTACT__GRAIN);
        ranges.notNegative(contact, MechanismPackage.Literals.CONTACT__FRICTION_FORCE);
        ranges.share(contact, MechanismPackage.Literals.CONTACT__NORMAL_RESTITUTION);
        ranges.share(contact, MechanismPackage.Literals.CONTACT__TANGENTIAL_RESTITUTION);
        ranges.notNegative(contact, MechanismPackage.Literals.CONTACT__RESTITUTION_SPEED);
        ranges.notNegative(contact, MechanismPackage.Literals.CONTACT__COMPLIANCE);
        ranges.positive(contact, MechanismPackage.Literals.CONTACT__STIFFNESS);
        ranges.notNegative(contact, MechanismPackage.Literals.CONTACT__DAMPING);
        ranges.positive(contact, MechanismPackage.Literals.CONTACT__TANGENTIAL_STIFFNESS);
        ranges.notNegative(contact, MechanismPackage.Literals.CONTACT__TANGENTIAL_DAMPING);
        OptionalDouble rest = subject.number(contact, MechanismPackage.Literals.CONTACT__STATIC_FRICTION);
        OptionalDouble slide = subject.number(contact, MechanismPackage.Literals.CONTACT__KINETIC_FRICTION);
        if (rest.isPresent() && slide.isPresent() && slide.getAsDouble() > rest.getAsDouble()) {
            findings.warning(contact, MechanismPackage.Literals.CONTACT__KINETIC_FRICTION,
                    "it is more than the static one", "exchange them");
        }
        if (rest.isPresent() && rest.getAsDouble() > 10) {
            findings.warning(contact, MechanismPackage.Literals.CONTACT__STATIC_FRICTION, rest.getAsDouble()
                    + " is more than any pair of materials has", "check the number");
        }
    }
}
