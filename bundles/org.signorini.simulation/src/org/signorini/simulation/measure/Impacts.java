package org.signorini.simulation.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.signorini.simulation.ContactKey;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;
import org.signorini.simulation.record.ContactClassifier;
import org.signorini.simulation.record.ContactState;

/**
 * The impacts of a run and what each did to the energy. One impact may take several steps: laws on gap level first let
 * a contact close and rebound in the step after. So a contact that strikes in consecutive steps strikes once, and the
 * step after still belongs to it. Newton's restitution with friction may create energy where friction turns the slip
 * around; such impacts have a positive gain. It is measured against a step without impulses, ½ p·(v_free + v⁺): what
 * forces do during the step is not the impact's. Allocates where something strikes, not elsewhere.
 */
public final class Impacts implements StepListener {

    /** A gain below this share of what an impact moved is rounding and the tolerance of the solver. */
    private static final double ROUNDING = 1e-6;

    /**
     * An impact.
     *
     * @param time     start of its first step
     * @param contacts how many contacts were active then
     * @param contact  the name of the first that was hit
     * @param gain     energy brought in by all contacts, J; negative where lost
     */
    public record Impact(double time, int contacts, String contact, double gain) {
    }

    private final List<Impact> impacts = new ArrayList<>();
    private final Map<ContactKey, Long> struck = new HashMap<>();
    private final ContactClassifier classifier = new ContactClassifier();
    private boolean open;
    private long last = -1;
    private double time;
    private int count;
    private String contact;
    private double gain;
    private double moved;
    private Impact largest;

    @Override
    public void stepped(Step step) {
        int first = strikes(step);
        if (first >= 0) {
            close();
            open = true;
            time = step.startTime();
            count = step.contacts().count();
            contact = step.contactName(first);
            gain = 0;
            moved = 0;
        }
        if (open && step.number() <= last + 1) {
            gain += step.work();
            moved += moved(step);
        } else {
            close();
        }
    }

    /** The first contact that is struck and was not in the step before, or −1. */
    private int strikes(Step step) {
        if (!step.isSolved()) {
            return -1;
        }
        classifier.read(step);
        int first = -1;
        for (int i = 0; i < step.contacts().count(); i++) {
            if (classifier.state(i) == ContactState.IMPACT) {
                last = step.number();
                Long before = struck.put(step.contactKey(i), step.number());
                if (first < 0 && (before == null || before < step.number() - 1)) {
                    first = i;
                }
            }
        }
        return first;
    }

    /** Σ|p|(|v⁻| + |v⁺|), the scale of an impact's energies. */
    private static double moved(Step step) {
        double sum = 0;
        for (int i = 0; step.isSolved() && i < 3 * step.contacts().count(); i++) {
            sum += Math.abs(step.impulses()[step.firstRow() + i])
                    * (Math.abs(step.contactVelocitiesBefore()[i]) + Math.abs(step.contactVelocitiesAfter()[i]));
        }
        return sum;
    }

    private void close() {
        if (open) {
            open = false;
            Impact impact = new Impact(time, count, contact, gain);
            impacts.add(impact);
            if (gain > ROUNDING * moved && (largest == null || gain > largest.gain)) {
                largest = impact;
            }
        }
    }

    /** Those that are over, and the one that is not. */
    public List<Impact> all() {
        List<Impact> all = new ArrayList<>(impacts);
        if (open) {
            all.add(new Impact(time, count, contact, gain));
        }
        return all;
    }

    /** The impact that created most energy, or null where none did. */
    public Impact largestGain() {
        return open && gain > ROUNDING * moved && (largest == null || gain > largest.gain)
                ? new Impact(time, count, contact, gain) : largest;
    }
}
