package org.signorini.simulation.record;

import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Step;

/**
 * Tells what contacts do, as the solution says and no finer than the tolerance it was solved to. A contact that slips
 * slides, unless its impulse lies inside the friction cone by more than the slip is worth; one that does not slip rolls
 * where a round shape turns over what it touches, and sticks elsewhere. An approach is an impact when it is faster than
 * restitution asks for and than two steps of free fall.
 */
public final class ContactClassifier {

    /** Velocities count as zero below this share of the largest at the contact, plus some nanometres per second. */
    private static final double STILL_SHARE = 1e-7;
    private static final double STILL = 1e-9;
    /** A round shape that turns slower than this, rad/s, counts as at rest. */
    private static final double TURNING = 1e-6;
    /**
     * How many times the speed that a tolerance leaves open at a contact bodies may move that several contacts hold: in
     * a standing wall that is solved to 1e-3 corners slip by up to three times that, in a pile at rest that is solved
     * to 1e-6 nine of ten spheres turn by up to five times.
     */
    private static final double HELD = 10;

    private double[] motion = {};
    private double[] after = {};
    private boolean turned;
    private double unknown;
    private Step step;

    /** Looks at the step just made. */
    public void read(Step current) {
        step = current;
        turned = false;
        unknown = current.isSolved() ? HELD * current.uncertainSpeed() : 0;
        after = current.isSolved() ? current.contactVelocitiesAfter() : after;
    }

    /** What active contact i did. */
    public ContactState state(int i) {
        ActiveContacts contacts = step.contacts();
        int row = step.firstRow() + 3 * i;
        double normal = step.isSolved() ? step.impulses()[row] : 0;
        if (!(normal > 0)) {
            return ContactState.SEPARATED;
        }
        double[] before = step.contactVelocitiesBefore();
        ContactLaw law = contacts.isLimit(i) ? step.model().limits() : step.model().law(contacts.rule[i]);
        double falling = 2 * step.length() * step.model().mechanism().gravity().norm();
        if (before[3 * i] < -Math.max(law.restitutionSpeed(), falling)) {
            return ContactState.IMPACT;
        }
        double slip = length(after[3 * i + 1], after[3 * i + 2]);
        double scale = Math.abs(before[3 * i]) + length(before[3 * i + 1], before[3 * i + 2]) + slip;
        if (slip > STILL + STILL_SHARE * scale + unknown && !step.isHeld(i, slip)) {
            return ContactState.SLIDE;
        }
        double radius = step.rollingRadius(i);
        return radius > 0 && turning(i) > TURNING + unknown / radius ? ContactState.ROLL : ContactState.STICK;
    }

    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    /** The part across the normal of the bodies' relative angular velocity. */
    private double turning(int i) {
        Kinematics kinematics = step.dynamics().kinematics();
        if (!turned) {
            if (motion.length == 0) {
                motion = new double[kinematics.velocity.length];
            }
            kinematics.motion(step.velocities(), motion);
            turned = true;
        }
        ActiveContacts contacts = step.contacts();
        int a = 6 * kinematics.tree().bodyNode[contacts.bodyA[i]];
        int b = 6 * kinematics.tree().bodyNode[contacts.bodyB[i]];
        double x = motion[a] - motion[b];
        double y = motion[a + 1] - motion[b + 1];
        double z = motion[a + 2] - motion[b + 2];
        double[] n = contacts.frame;
        int f = 9 * i;
        double along = n[f] * x + n[f + 1] * y + n[f + 2] * z;
        return Math.sqrt(Math.max(0, x * x + y * y + z * z - along * along));
    }
}
