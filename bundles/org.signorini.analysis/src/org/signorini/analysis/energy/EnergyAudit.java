package org.signorini.analysis.energy;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;
import org.signorini.simulation.measure.Impacts;
import org.signorini.simulation.record.ContactWork;

/**
 * Follows the energy of a run and says where every joule came from; what remains is the scheme's. Every part is
 * measured for itself: contacts by their impulses ({@link ContactWork}), force elements by force and displacement
 * ({@link ForceWork}), prescribed motions by the momentum they bring in ({@link PrescribedWork}). It keeps dynamics of
 * its own and moves nobody else's. Allocates nothing but where something strikes. Where only gravity and contacts act,
 * energy is looked at every {@value #SELDOM} steps, which costs next to nothing; else every step is evaluated once
 * more.
 */
public final class EnergyAudit implements StepListener {

    private static final int SELDOM = 8;

    private final Dynamics dynamics;
    private final State live;
    private final double[] q;
    private final double[] u;
    private final ContactWork contacts = new ContactWork();
    private final Impacts impacts = new Impacts();
    private final ForceWork forces;
    private final PrescribedWork prescribed;
    private final boolean driven;
    private final int every;
    private final double initial;
    private final double initialKinetic;
    private final double initialGravity;
    private final double[] center = new double[3];
    private final double[] p = new double[3];
    private double time;
    private double energy;
    private double kinetic;
    private double mostKinetic;
    private double leastPotential;
    private double mostPotential;
    private double most;
    private double least;
    private final LaterMean lasting;

    private EnergyAudit(Simulator simulator) {
        live = simulator.state();
        dynamics = new Dynamics(simulator.response().dynamics().system());
        q = live.q.clone();
        u = live.u.clone();
        forces = new ForceWork(dynamics);
        driven = dynamics.system().mechanism().joints().stream().anyMatch(Joint::isPrescribed);
        dynamics.update(q, u, live.time);
        prescribed = driven ? PrescribedWork.of(dynamics) : null;
        every = forces.isEmpty() && !driven ? SELDOM : 1;
        time = live.time;
        lasting = new LaterMean(time);
        measure();
        forces.advance(q, u, time, 0);
        if (prescribed != null) {
            prescribed.advance(time, 0);
        }
        initial = energy;
        initialKinetic = kinetic;
        initialGravity = gravity();
        leastPotential = energy - kinetic;
        mostPotential = energy - kinetic;
    }

    /** Audits a simulation from its present state on. */
    public static EnergyAudit attach(Simulator simulator) {
        EnergyAudit audit = new EnergyAudit(simulator);
        simulator.add(audit);
        return audit;
    }

    @Override
    public void partDone(Step step) {
        contacts.partDone(step);
        if (prescribed != null) {
            prescribed.push(step);
        }
    }

    @Override
    public void stepped(Step step) {
        contacts.stepped(step);
        impacts.stepped(step);
        if (prescribed != null) {
            prescribed.push(step);
        }
        if (step.number() % every == 0) {
            follow(step.state());
        }
    }

    private void follow(State state) {
        double h = state.time - time;
        if (!(h > 0)) {
            return;
        }
        System.arraycopy(state.q, 0, q, 0, q.length);
        System.arraycopy(state.u, 0, u, 0, u.length);
        time = state.time;
        dynamics.update(q, u, time);
        measure();
        forces.advance(q, u, time, h);
        if (prescribed != null) {
            prescribed.advance(time, h);
        }
        double scheme = scheme();
        most = Math.max(most, scheme);
        least = Math.min(least, scheme);
        lasting.add(scheme, time);
    }

    private void measure() {
        kinetic = dynamics.kineticEnergy();
        energy = kinetic + dynamics.potentialEnergy();
        mostKinetic = Math.max(mostKinetic, kinetic);
        leastPotential = Math.min(leastPotential, energy - kinetic);
        mostPotential = Math.max(mostPotential, energy - kinetic);
    }

    private double gravity() {
        double sum = 0;
        for (Body body : dynamics.system().mechanism().bodies()) {
            if (!body.isGround()) {
                body.mass().center().put(center, 0);
                dynamics.bodies().point(body.index(), center, 0, p, 0);
                sum -= body.mass().mass() * (dynamics.system().mechanism().gravity().x() * p[0]
                        + dynamics.system().mechanism().gravity().y() * p[1]
                        + dynamics.system().mechanism().gravity().z() * p[2]);
            }
        }
        return sum;
    }

    private double scheme() {
        return energy - initial - forces.forces() - forces.motors() - forces.dampers() - prescribedSum()
                - contacts.sum();
    }

    private double prescribedSum() {
        return prescribed == null ? 0 : prescribed.sum();
    }

    /** The balance so far. */
    public EnergyAccount account() {
        follow(live);
        double springs = energy - kinetic - gravity() - (initial - initialKinetic - initialGravity);
        double work = Math.abs(forces.forces()) + Math.abs(forces.motors()) + Math.abs(forces.dampers())
                + Math.abs(prescribedSum()) + Math.abs(contacts.normal()) + Math.abs(contacts.friction())
                + Math.abs(contacts.limits());
        return new EnergyAccount(initial, energy, 0 - springs, forces.forces(), forces.motors(),
                driven && prescribed == null ? Double.NaN : prescribedSum(), forces.dampers(), contacts.normal(),
                contacts.friction(), contacts.limits(), scheme(), most, least, lasting.value(),
                Math.max(mostKinetic, mostPotential - leastPotential) + work);
    }

    public Impacts impacts() {
        return impacts;
    }
}
