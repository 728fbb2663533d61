package org.signorini.differential.check;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.signorini.differential.reference.ReferenceState;
import org.signorini.differential.reference.Row;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Step;

/** The rows n, t1, t2 of the contacts of a step, by the reference: points and directions are the step's. */
final class ContactRows {

    private static final Pattern LIMIT = Pattern
            .compile("the (lower|upper) limit of (?:coordinate (\\d+) of )?joint 'j(\\d+)'");

    private ContactRows() {
    }

    /** Three rows per contact; those across a limit are null. */
    static Row[] of(Subject subject, ReferenceState state, Step step) {
        ActiveContacts contacts = step.contacts();
        Row[] rows = new Row[3 * contacts.count()];
        for (int i = 0; i < contacts.count(); i++) {
            if (contacts.isLimit(i)) {
                rows[3 * i] = limit(subject, state, step.dynamics().limits().name(contacts.source[i]));
                continue;
            }
            double[] p = three(contacts.point, 3 * i);
            for (int k = 0; k < 3; k++) {
                rows[3 * i + k] = subject.reference.pointVelocity(state, contacts.bodyA[i], contacts.bodyB[i], p,
                        three(contacts.frame, 9 * i + 3 * k));
            }
        }
        return rows;
    }

    private static double[] three(double[] from, int at) {
        return new double[] {from[at], from[at + 1], from[at + 2]};
    }

    private static Row limit(Subject subject, ReferenceState state, String name) {
        Matcher m = LIMIT.matcher(name);
        if (!m.matches()) {
            throw new IllegalStateException("'" + name + "' names no limit");
        }
        int coordinate = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
        Row row = subject.reference.coordinate(state, Integer.parseInt(m.group(3)), coordinate);
        return m.group(1).equals("lower") ? row : row.negative();
    }

    /** Jᵀp, on all bodies but the ground. */
    static double[] wrench(Row[] rows, double[] p, int first, int size) {
        double[] out = new double[size];
        for (int r = 0; r < rows.length; r++) {
            for (int k = 0; rows[r] != null && k < size; k++) {
                out[k] += rows[r].gradient()[k] * p[first + r];
            }
        }
        return out;
    }
}
