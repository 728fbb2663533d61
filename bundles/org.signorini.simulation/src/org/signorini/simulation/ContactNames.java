package org.signorini.simulation;

import org.signorini.collision.ContactSet;
import org.signorini.multibody.constraint.LimitRows;

/** Who contacts are: in words for messages, as keys for records. */
final class ContactNames {

    private final Model model;
    private final ContactFinder finder;
    private final LimitRows limits;

    ContactNames(Model model, ContactFinder finder, LimitRows limits) {
        this.model = model;
        this.finder = finder;
        this.limits = limits;
    }

    /** As the model calls it, else the bodies of a contact, or the joint of a limit. */
    String name(ActiveContacts contacts, int i) {
        if (contacts.isLimit(i)) {
            return limits.name(contacts.source[i]);
        }
        if (model.names().isPresent()) {
            return model.names().get().apply(key(contacts, i));
        }
        return "the contact of " + model.mechanism().bodies().get(contacts.bodyA[i]) + " with "
                + model.mechanism().bodies().get(contacts.bodyB[i]);
    }

    /** The same for messages: a contact the model names, with its bodies. */
    String described(ActiveContacts contacts, int i) {
        return contacts.isLimit(i) || model.names().isEmpty() ? name(contacts, i)
                : name(contacts, i) + ", the contact of " + body(contacts.bodyA[i]) + " with "
                        + body(contacts.bodyB[i]) + ",";
    }

    private String body(int index) {
        return model.mechanism().bodies().get(index).name();
    }

    ContactKey key(ActiveContacts contacts, int i) {
        int k = contacts.source[i];
        if (contacts.isLimit(i)) {
            return new ContactKey(-1, -1, -1, -1, k);
        }
        ContactSet set = finder.set();
        return new ContactKey(contacts.bodyA[i], contacts.bodyB[i], set.shapeA()[k], set.shapeB()[k],
                set.feature()[k]);
    }
}
