package org.signorini.simulation.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactKey;
import org.signorini.simulation.Step;

/** Keeps what contacts did: a lane per contact, in the order they were met, and a row per active contact and step. */
final class ContactLanes {

    private final Series rows = new Series(ContactColumn.values().length);
    private final Map<ContactKey, Integer> lanes = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();
    private final ContactClassifier classifier = new ContactClassifier();
    private final double[] world = new double[3];

    void record(Step step) {
        ActiveContacts contacts = step.contacts();
        classifier.read(step);
        double[] after = step.isSolved() ? step.contactVelocitiesAfter() : null;
        for (int i = 0; i < contacts.count(); i++) {
            int row = rows.begin();
            set(row, ContactColumn.TIME, step.state().time);
            set(row, ContactColumn.LANE, lane(step, i));
            set(row, ContactColumn.STATE, classifier.state(i).ordinal());
            set(row, ContactColumn.GAP, contacts.gap[i]);
            if (step.isSolved()) {
                int p = step.firstRow() + 3 * i;
                rows.set(row, ContactColumn.NORMAL_IMPULSE.ordinal(), step.impulses(), p, 3);
                rows.set(row, ContactColumn.NORMAL_VELOCITY.ordinal(), after, 3 * i, 3);
                rows.set(row, ContactColumn.TANGENT1_VELOCITY_BEFORE.ordinal(), step.contactVelocitiesBefore(),
                        3 * i + 1, 2);
                set(row, ContactColumn.FRICTION, step.friction()[i]);
                place(contacts, i, step.impulses(), p, row);
            }
            rows.commit();
        }
    }

    /** Where it is, its normal, and the impulse on body A in the world's axes; limits have none of them. */
    private void place(ActiveContacts contacts, int i, double[] impulses, int p, int row) {
        if (contacts.isLimit(i)) {
            return;
        }
        rows.set(row, ContactColumn.X.ordinal(), contacts.point, 3 * i, 3);
        rows.set(row, ContactColumn.NORMAL_X.ordinal(), contacts.frame, 9 * i, 3);
        for (int k = 0; k < 3; k++) {
            world[k] = contacts.frame[9 * i + k] * impulses[p] + contacts.frame[9 * i + 3 + k] * impulses[p + 1]
                    + contacts.frame[9 * i + 6 + k] * impulses[p + 2];
        }
        rows.set(row, ContactColumn.IMPULSE_X.ordinal(), world, 0, 3);
    }

    private void set(int row, ContactColumn column, double value) {
        rows.set(row, column.ordinal(), value);
    }

    private int lane(Step step, int i) {
        ContactKey key = step.contactKey(i);
        Integer lane = lanes.get(key);
        if (lane == null) {
            lane = lanes.size();
            synchronized (names) {
                names.add(step.contactName(i));
                lanes.put(key, lane);
            }
        }
        return lane;
    }

    Series rows() {
        return rows;
    }

    List<ContactKey> keys() {
        synchronized (names) {
            return List.copyOf(lanes.keySet());
        }
    }

    List<String> names() {
        synchronized (names) {
            return List.copyOf(names);
        }
    }
}
