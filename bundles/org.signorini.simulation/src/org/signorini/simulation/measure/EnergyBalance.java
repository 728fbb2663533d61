package org.signorini.simulation.measure;

import java.util.ArrayList;
import java.util.List;

import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;
import org.signorini.simulation.record.ContactClassifier;
import org.signorini.simulation.record.ContactState;

/**
 * The energy of a run and the balance of every impact. Newton's restitution with friction may create energy where
 * friction turns the slip around; such impacts have a positive balance here.
 */
public final class EnergyBalance implements StepListener {

    /**
     * An impact.
     *
     * @param time     start of its step
     * @param contacts how many contacts were active
     * @param contact  the name of the first that was hit
     * @param gain     energy brought in by all impulses of the step, J; negative where lost
     */
    public record Impact(double time, int contacts, String contact, double gain) {
    }

    private final Simulator simulator;
    private final double initial;
    private final List<Impact> impacts = new ArrayList<>();
    private final ContactClassifier classifier = new ContactClassifier();
    private double largestGain;
    private double largestGainTime = Double.NaN;
    private double work;

    private EnergyBalance(Simulator simulator) {
        this.simulator = simulator;
        initial = energy();
    }

    public static EnergyBalance attach(Simulator simulator) {
        EnergyBalance balance = new EnergyBalance(simulator);
        simulator.add(balance);
        return balance;
    }

    private double energy() {
        simulator.response().dynamics().update(simulator.state());
        return simulator.response().dynamics().kineticEnergy() + simulator.response().dynamics().potentialEnergy();
    }

    @Override
    public void stepped(Step step) {
        if (!step.isSolved()) {
            return;
        }
        double gain = step.work();
        work += gain;
        if (gain > largestGain) {
            largestGain = gain;
            largestGainTime = step.startTime();
        }
        classifier.read(step);
        for (int i = 0; i < step.contacts().count(); i++) {
            if (classifier.state(i) == ContactState.IMPACT) {
                impacts.add(new Impact(step.startTime(), step.contacts().count(), step.contactName(i), gain));
                break;
            }
        }
    }

    /** Kinetic and potential energy when attached. */
    public double initial() {
        return initial;
    }

    /** Kinetic and potential energy now. */
    public double present() {
        return energy();
    }

    /** All energy contacts brought in, negative where lost. */
    public double work() {
        return work;
    }

    public List<Impact> impacts() {
        return List.copyOf(impacts);
    }

    /** The most energy the impulses of one step created; zero if none did. */
    public double largestGain() {
        return largestGain;
    }

    /** When that was; NaN if never. */
    public double largestGainTime() {
        return largestGainTime;
    }
}
