package org.signorini.analysis.verdict.watch;

import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Body;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Relaxation;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/**
 * Notes what checks want to know of every step: drift of joints, overlap, how fast things turn and approach, contacts
 * that carry load apart, and contacts whose friction may have several solutions. To be the first of a run's listeners,
 * as the last looks at responses where the step was evaluated.
 */
public final class RunWatch implements StepListener {

    private final Extreme drift = new Extreme();
    private final Extreme overlap = new Extreme();
    private final Extreme rotation = new Extreme();
    private final Extreme floating = new Extreme();
    private final CriticalContacts critical = new CriticalContacts();
    private double initialOverlap;
    private double approach;
    private long steps;
    private long loaded;
    private long floated;

    @Override
    public void stepped(Step step) {
        take(step);
        steps++;
    }

    @Override
    public void partDone(Step step) {
        take(step);
    }

    private void take(Step step) {
        double error = step.response().constraintError();
        if (drift.isBeatenBy(error)) {
            drift.set(error, step.startTime(), "");
        }
        turn(step);
        touch(step);
        if (step.isSolved()) {
            load(step);
            critical.look(step);
        }
    }

    private void turn(Step step) {
        Kinematics kinematics = step.dynamics().kinematics();
        double[] v = kinematics.velocity;
        int fastest = 0;
        double most = rotation.value() * rotation.value();
        for (int o = 6; o < v.length; o += 6) {
            double square = v[o] * v[o] + v[o + 1] * v[o + 1] + v[o + 2] * v[o + 2];
            if (!(square <= most)) {
                most = square;
                fastest = o / 6;
            }
        }
        if (fastest > 0) {
            rotation.set(Math.sqrt(most), step.startTime(), body(step, fastest));
        }
    }

    /** The body a node carries, the first where others are welded to it. */
    private static String body(Step step, int node) {
        int[] nodes = step.dynamics().kinematics().tree().bodyNode;
        for (Body body : step.model().mechanism().bodies()) {
            if (nodes[body.index()] == node) {
                return body.name();
            }
        }
        return step.dynamics().kinematics().tree().name[node];
    }

    private void touch(Step step) {
        ActiveContacts near = step.candidates();
        for (int i = 0; i < near.shapes(); i++) {
            ContactLaw law = step.model().law(near.rule[i]);
            // what yields may overlap
            if (-near.gap[i] > overlap.value() && law.compliance() == 0 && law.relaxation().equals(Relaxation.RIGID)) {
                overlap.set(-near.gap[i], step.startTime(), bodies(step, near, i));
                if (steps == 0) {
                    initialOverlap = overlap.value();
                }
            }
        }
    }

    private static String bodies(Step step, ActiveContacts contacts, int i) {
        int body = contacts.bodyA[i] == 0 ? contacts.bodyB[i] : contacts.bodyA[i];
        return step.model().mechanism().bodies().get(body).name();
    }

    /** Coulomb's law knows no load on what parts; a relaxed one does, v_n⁺ = μ|v_t⁺|, and so bodies float. */
    private void load(Step step) {
        ActiveContacts contacts = step.contacts();
        double[] before = step.contactVelocitiesBefore();
        double[] after = step.contactVelocitiesAfter();
        double h = step.length();
        double falling = 2 * h * step.model().mechanism().gravity().norm();
        for (int i = 0; i < contacts.count(); i++) {
            approach = Math.max(approach, -before[3 * i]);
            if (contacts.isLimit(i) || !(step.impulses()[step.firstRow() + 3 * i] > 0)) {
                continue;
            }
            loaded++;
            double gap = contacts.gap[i];
            if (!(gap > 0) || before[3 * i] < -falling) {
                continue;
            }
            double slip = StrictMath.hypot(after[3 * i + 1], after[3 * i + 2]);
            if (slip > 0 && gap + h * after[3 * i] > Math.max(0.25 * h * step.friction()[i] * slip, 0.5 * gap)) {
                floated++;
                if (gap > 1.1 * floating.value()) {
                    floating.set(gap, step.startTime(), step.contactName(i));
                }
            }
        }
    }

    /** Largest error of a joint. */
    public Extreme drift() {
        return drift;
    }

    /** Deepest overlap of rigid contacts; the body. */
    public Extreme overlap() {
        return overlap;
    }

    /** What was overlapping at the start. */
    public double initialOverlap() {
        return initialOverlap;
    }

    /** Fastest approach of a contact, m/s. */
    public double approach() {
        return approach;
    }

    /** Fastest rotation, rad/s; the body. */
    public Extreme rotation() {
        return rotation;
    }

    /** Largest gap over which a contact carried load while it slid. */
    public Extreme floating() {
        return floating;
    }

    /** Share of loaded contacts that floated. */
    public double floatedShare() {
        return loaded == 0 ? 0 : (double) floated / loaded;
    }

    public CriticalContacts critical() {
        return critical;
    }

    public long steps() {
        return steps;
    }
}
