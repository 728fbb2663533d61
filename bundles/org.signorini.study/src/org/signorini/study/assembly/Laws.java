package org.signorini.study.assembly;

import org.eclipse.emf.ecore.EAttribute;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Relaxation;

/** Contact laws of contacts and joint limits. */
final class Laws {

    private Laws() {
    }

    static ContactLaw of(Contact contact, Numbers numbers) throws ElementException {
        double mu = numbers.number(contact, Literals.CONTACT__STATIC_FRICTION);
        double kinetic = optional(contact, Literals.CONTACT__KINETIC_FRICTION, mu, numbers);
        try {
            return new ContactLaw(mu, kinetic, numbers.number(contact, Literals.CONTACT__SLIP_SPEED),
                    numbers.number(contact, Literals.CONTACT__ANISOTROPY),
                    numbers.vector(contact, Literals.CONTACT__GRAIN),
                    numbers.number(contact, Literals.CONTACT__FRICTION_FORCE),
                    numbers.number(contact, Literals.CONTACT__NORMAL_RESTITUTION),
                    numbers.number(contact, Literals.CONTACT__TANGENTIAL_RESTITUTION),
                    numbers.number(contact, Literals.CONTACT__RESTITUTION_SPEED),
                    numbers.number(contact, Literals.CONTACT__COMPLIANCE),
                    new Relaxation(optional(contact, Literals.CONTACT__STIFFNESS, 0, numbers),
                            optional(contact, Literals.CONTACT__DAMPING, 0, numbers),
                            optional(contact, Literals.CONTACT__TANGENTIAL_STIFFNESS, 0, numbers),
                            optional(contact, Literals.CONTACT__TANGENTIAL_DAMPING, 0, numbers)));
        } catch (IllegalArgumentException e) {
            throw new ElementException(contact, null, e.getMessage());
        }
    }

    private static double optional(Contact contact, EAttribute feature, double otherwise, Numbers numbers)
            throws ElementException {
        return numbers.isGiven(contact, feature) ? numbers.number(contact, feature) : otherwise;
    }

    static ContactLaw limits(Mechanism mechanism, Numbers numbers) throws ElementException {
        try {
            return ContactLaw.SMOOTH.restitution(numbers.number(mechanism, Literals.MECHANISM__LIMIT_RESTITUTION), 0,
                    numbers.number(mechanism, Literals.MECHANISM__LIMIT_RESTITUTION_SPEED));
        } catch (IllegalArgumentException e) {
            throw new ElementException(mechanism, null, e.getMessage());
        }
    }
}
