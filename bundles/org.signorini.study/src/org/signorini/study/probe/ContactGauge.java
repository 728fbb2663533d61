package org.signorini.study.probe;

import java.util.List;

import org.signorini.model.mechanism.ContactQuantity;
import org.signorini.multibody.State;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Step;
import org.signorini.simulation.record.ContactClassifier;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.Column;

/** What happens at the points of one contact element. */
final class ContactGauge implements Gauge {

    private final Column column;
    private final int rule;
    private final ContactQuantity quantity;
    private final ContactClassifier classifier = new ContactClassifier();

    ContactGauge(String name, int rule, ContactQuantity quantity) {
        this.rule = rule;
        this.quantity = quantity;
        String unit = switch (quantity) {
            case GAP -> "m";
            case NORMAL_IMPULSE, FRICTION_IMPULSE -> "N s";
            case SLIP_SPEED -> "m/s";
            case STATE -> "";
        };
        column = new Column(name, unit);
    }

    @Override
    public List<Column> columns() {
        return List.of(column);
    }

    @Override
    public void read(State state, Step step, double[] out, int at) {
        if (quantity == ContactQuantity.GAP) {
            out[at] = step == null ? Double.NaN : gap(step.candidates());
        } else if (step == null || !step.isSolved()) {
            out[at] = 0;
        } else {
            out[at] = value(step);
        }
    }

    /** Pairs too far apart to be looked at have no gap. */
    private double gap(ActiveContacts near) {
        double least = Double.NaN;
        for (int i = 0; i < near.shapes(); i++) {
            if (near.rule[i] == rule && !(near.gap[i] >= least)) {
                least = near.gap[i];
            }
        }
        return least;
    }

    private double value(Step step) {
        ActiveContacts contacts = step.contacts();
        double[] p = step.impulses();
        double[] after = step.contactVelocitiesAfter();
        double result = 0;
        double strongest = -1;
        if (quantity == ContactQuantity.STATE) {
            classifier.read(step);
        }
        for (int i = 0; i < contacts.shapes(); i++) {
            if (contacts.rule[i] != rule) {
                continue;
            }
            int row = step.firstRow() + 3 * i;
            switch (quantity) {
                case NORMAL_IMPULSE -> result += p[row];
                case FRICTION_IMPULSE -> result += StrictMath.hypot(p[row + 1], p[row + 2]);
                case SLIP_SPEED -> result = Math.max(result, p[row] > 0
                        ? StrictMath.hypot(after[3 * i + 1], after[3 * i + 2]) : 0);
                case STATE -> {
                    ContactState state = classifier.state(i);
                    if (p[row] > strongest) {
                        strongest = p[row];
                        result = state.ordinal();
                    }
                }
                case GAP -> throw new IllegalStateException("gaps are of candidates");
            }
        }
        return result;
    }
}
