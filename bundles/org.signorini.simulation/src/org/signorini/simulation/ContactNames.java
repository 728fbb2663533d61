package org.signorini.simulation;

import java.util.Locale;

import org.signorini.collision.ContactSet;
import org.signorini.collision.PassageDetector;
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

    /** Two shapes that have passed through each other: who, how fast, and which step would have found them. */
    Failure passage(long step, double time) {
        PassageDetector p = finder.passage();
        int bodyA = model.scene().body(p.shapeA());
        int bodyB = model.scene().body(p.shapeB());
        String bodies = "the contact of " + body(Math.max(0, bodyA)) + " with " + body(Math.max(0, bodyB));
        ContactKey key = new ContactKey(Math.max(0, bodyA), Math.max(0, bodyB), p.shapeA(), p.shapeB(), 0);
        String subject = model.names().map(names -> names.apply(key) + ", " + bodies + ",").orElse(bodies);
        return new Failure(step, time, subject, String.format(Locale.ROOT, "the bodies have passed through each other"
                + " without a contact being found: at %.3g m/s they moved %.3g m in a step; take steps of at most"
                + " %.1e s", p.way() / finder.elapsed(), p.way(), finder.elapsed() * p.seenWithin() / p.way()));
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
