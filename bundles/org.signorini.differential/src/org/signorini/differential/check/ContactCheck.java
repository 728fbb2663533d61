package org.signorini.differential.check;

import java.util.Map;
import java.util.Set;

import org.ejml.data.DMatrixRMaj;
import org.signorini.contribution.ContributionException;
import org.signorini.differential.reference.HeldBodies;
import org.signorini.differential.reference.ReferenceState;
import org.signorini.differential.reference.Row;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Failure;
import org.signorini.simulation.Response;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;

/**
 * Steps with contacts and limits. Impulses of several contacts need not be unique, so that they are not compared with
 * others but with what they must obey: Signorini's and Coulomb's conditions, the reference's response to them, and,
 * without friction and restitution, the velocities of a solution found by trying all sets of contacts.
 */
final class ContactCheck {

    private static final int STEPS = 10;
    private static final double STEP = 0.01;
    private static final double ALLOWED = 1e-6;
    private static final double DRIFTED = 1e-4;
    /** Residual of a solved step, of its velocities. */
    private static final double SOLVED = 1e-8;
    /** A response that is less of that without joints is rounding. */
    private static final double BLOCKED = 1e-12;
    /** Joints add up what they are open by. */
    private static final double SEVERAL = 3;
    /** What contact models say about overlaps: pushed out at this speed at most, m/s. */
    private static final double RECOVERY = 0.1;
    private static final String EXPLICIT = "semi-implicit-euler";
    /** Impulses of these stay in the cone. */
    private static final Set<String> IN_CONE = Set.of("exact-cone", "pyramid");
    /** And are opposite to slip. */
    private static final Set<String> EXACT = Set.of("exact-cone");

    /** The model that takes planar motions only, and how its refusal of others begins. */
    private static final String PLANAR = "planar";
    private static final String OUT_OF_PLANE = "it slides out of the plane";

    private final Subject subject;
    private final Findings out;

    ContactCheck(Subject subject, Findings out) {
        this.subject = subject;
        this.out = out;
    }

    void examine(Cell cell) throws ContributionException {
        Simulator simulator = Simulator.of(subject.model).formulation(cell.formulation().create())
                .contactModel(cell.contactModel(), Map.of()).solver(cell.solver(), Map.of())
                .scheme(cell.scheme(), Map.of()).step(STEP * subject.time()).listener(s -> {
                }).build();
        Response view = cell.formulation().create().bind(subject.model.mechanism());
        for (int k = 0; k < STEPS; k++) {
            double time = simulator.time();
            close(simulator);
            double[] q = simulator.state().q.clone();
            long jams = simulator.statistics().jams();
            if (!simulator.step()) {
                failed(cell, simulator);
                return;
            }
            // jammed contacts are solved for as well as can be: softly, and without being pushed apart
            boolean jammed = simulator.statistics().jams() > jams;
            Step step = simulator.lastStep();
            if (!finite(simulator)) {
                out.fail("contact", cell, "the state is no number after step " + (k + 1));
                return;
            }
            if (step.isSolved()) {
                laws(cell, step);
                if (cell.scheme().equals(EXPLICIT) && step.length() == simulator.stepLength()) {
                    responses(cell, view, q, time, step, jammed);
                }
            }
        }
    }

    /** Moves a state to where the step is evaluated: a formulation may close loops first. */
    private static void close(Simulator simulator) {
        try {
            simulator.response().update(simulator.state().q, simulator.state().u, simulator.time());
        } catch (DynamicsException e) {
            // the step will say so
        }
    }

    /** A single solver may fail and says so; the default chain should not. */
    private void failed(Cell cell, Simulator simulator) {
        Failure failure = simulator.failure().orElseThrow();
        if (subject.recipe.isDriven()) {
            // a prescribed motion into a stop or a floor has no solution
            out.refuse(cell.solver(), "not solved, with a prescribed motion");
        } else if (cell.contactModel().equals(PLANAR) && failure.cause().startsWith(OUT_OF_PLANE)) {
            // what the model cannot describe, seen only once the mechanism gets there
            out.refuse(cell.contactModel(), OUT_OF_PLANE);
        } else if (cell.solver().equals("chain")) {
            out.fail("contact", cell, failure.toString());
        } else {
            out.refuse(cell.solver(), "not solved");
        }
    }

    private static boolean finite(Simulator simulator) {
        boolean finite = true;
        for (double x : simulator.state().q) {
            finite &= Double.isFinite(x);
        }
        for (double x : simulator.state().u) {
            finite &= Double.isFinite(x);
        }
        return finite;
    }

    private void laws(Cell cell, Step step) {
        ActiveContacts contacts = step.contacts();
        double[] p = step.impulses();
        double[] v = step.contactVelocitiesAfter();
        // impulses below the rounding of momenta are none
        double largest = 1e-6 * subject.heaviest() * subject.length() / subject.time();
        double fastest = subject.length() / subject.time();
        for (int i = 0; i < 3 * contacts.count(); i++) {
            largest = Math.max(largest, Math.abs(p[step.firstRow() + i]));
            fastest = Math.max(fastest, Math.abs(v[i]));
        }
        for (int i = 0; i < contacts.count(); i++) {
            int row = step.firstRow() + 3 * i;
            String name = step.contactName(i) + " in step " + step.number();
            out.compare("normal impulse", cell, -p[row], ALLOWED * largest, name);
            if (contacts.isLimit(i)) {
                continue;
            }
            double mu = step.friction()[i];
            double friction = StrictMath.hypot(p[row + 1], p[row + 2]);
            if (IN_CONE.contains(cell.contactModel())) {
                out.compare("friction cone", cell, friction - mu * p[row], ALLOWED * largest, name);
            }
            if (EXACT.contains(cell.contactModel()) && subject.recipe.restitution() == 0) {
                // dissipation is the largest there is: −p_t·v_t = μ p_n ‖v_t‖
                double slip = StrictMath.hypot(v[3 * i + 1], v[3 * i + 2]);
                double power = p[row + 1] * v[3 * i + 1] + p[row + 2] * v[3 * i + 2] + mu * p[row] * slip;
                out.compare("slip direction", cell, Math.abs(power), 10 * ALLOWED * largest * fastest, name + ": p = "
                        + p[row] + ", " + p[row + 1] + ", " + p[row + 2] + "; v_t = " + v[3 * i + 1] + ", "
                        + v[3 * i + 2]);
            }
        }
    }

    /** The reference at the start of the step: what impulses do, energy, and whether they are those of a solution. */
    private void responses(Cell cell, Response view, double[] q, double time, Step step, boolean jammed) {
        ReferenceState free = KernelStates.read(subject.recipe, view, q.clone(), step.freeVelocities().clone(), time);
        ReferenceState after = KernelStates.read(subject.recipe, view, q.clone(), step.velocities().clone(), time);
        HeldBodies held = new HeldBodies(subject.reference, free, subject.held.rank());
        if (!held.isClear()) {
            return;
        }
        Row[] rows = ContactRows.of(subject, free, step);
        double[] wrench = ContactRows.wrench(rows, step.impulses(), step.firstRow(), free.twists().length);
        double[] jump = held.respond(wrench);
        double speed = subject.length() / subject.time();
        double worst = 0;
        for (int i = 0; i < jump.length; i++) {
            double unit = i % 6 < 3 ? 1 : subject.length();
            double off = Math.abs(after.twists()[i] - free.twists()[i] - jump[i]) * unit;
            worst = off <= worst ? worst : off;
        }
        double scale = Math.max(speed, fastest(jump));
        // after the first step the joints hold, and redundant ones agree, to the scheme's error only: impulses that
        // they hold back act on directions that are uncertain by that
        double allowed = step.number() == 1 ? ALLOWED : DRIFTED;
        double leak = SEVERAL * held.error() * fastest(held.respondLoose(wrench));
        out.compare("contact jump", cell, worst, allowed * scale + leak,
                "velocities of bodies in step " + step.number() + "; impulses to " + largest(step) + " N s");
        if (!jammed && subject.recipe.restitution() == 0 && IN_CONE.contains(cell.contactModel())) {
            double rounding = Math.ulp(subject.reference.kineticEnergy(free))
                    + SOLVED * (speed + fastest(free.twists())) * momentum(step);
            work(cell, step, rows, jump, rounding);
            if (subject.recipe.friction() == 0) {
                unique(cell, step, rows, held, freeRates(step, rows, free, jump), scale);
            }
        }
    }

    /** The largest velocity of a body, angular ones times the mechanism's size. */
    private double fastest(double[] twists) {
        double most = 0;
        for (int i = 0; i < twists.length; i++) {
            most = Math.max(most, Math.abs(twists[i]) * (i % 6 < 3 ? 1 : subject.length()));
        }
        return most;
    }

    /** Σ |p| of all contacts, N s. */
    private static double momentum(Step step) {
        double sum = 0;
        for (int i = step.firstRow(); i < step.firstRow() + 3 * step.contacts().count(); i++) {
            sum += Math.abs(step.impulses()[i]);
        }
        return sum;
    }

    private static double largest(Step step) {
        double largest = 0;
        for (int i = step.firstRow(); i < step.firstRow() + 3 * step.contacts().count(); i++) {
            largest = Math.max(largest, Math.abs(step.impulses()[i]));
        }
        return largest;
    }

    /**
     * Contacts without restitution or overlap take energy out: ½ p·(v_free + v⁺) = p·v⁺ − ½ p·W p ≤ 0.
     * Velocities are rounded, so that energy comes and goes by the last bit of the kinetic energy there is; and solved to
     * a tolerance, on which impulses do work.
     */
    private void work(Cell cell, Step step, Row[] rows, double[] jump, double rounding) {
        double[] p = step.impulses();
        double[] v = step.contactVelocitiesAfter();
        double sum = 0;
        double scale = 0;
        boolean open = true;
        for (int r = 0; r < rows.length; r++) {
            double pr = p[step.firstRow() + r];
            if (rows[r] != null) {
                sum += pr * v[r] - 0.5 * pr * rows[r].rate(jump);
                scale += Math.abs(pr * v[r]) + Math.abs(0.5 * pr * rows[r].rate(jump));
            }
            open &= r % 3 > 0 || step.contacts().gap[r / 3] >= -1e-9 * subject.length();
        }
        if (open) {
            out.compare("contact work", cell, sum, ALLOWED * scale + rounding,
                    "energy from contacts in step " + step.number());
        }
    }

    /**
     * Normal velocities without impulses. Of coordinates that are prescribed, states tell the velocity at their own time,
     * and free velocities that at the end of the step: there, what contacts have less what impulses gave them.
     */
    private double[] freeRates(Step step, Row[] rows, ReferenceState free, double[] jump) {
        double[] rates = new double[rows.length / 3];
        for (int i = 0; i < rates.length; i++) {
            rates[i] = subject.recipe.isDriven() ? step.contactVelocitiesAfter()[3 * i] - rows[3 * i].rate(jump)
                    : rows[3 * i].rate(free.twists());
        }
        return rates;
    }

    private void unique(Cell cell, Step step, Row[] rows, HeldBodies held, double[] free, double speed) {
        int n = rows.length / 3;
        if (n > FrictionlessSolution.MOST) {
            return;
        }
        DMatrixRMaj w = new DMatrixRMaj(n, n);
        double[] b = new double[n];
        for (int j = 0; j < n; j++) {
            double[] jump = held.respond(rows[3 * j].gradient());
            if (rows[3 * j].rate(jump) < BLOCKED * rows[3 * j].rate(held.respondLoose(rows[3 * j].gradient()))) {
                // what moves as prescribed gives way by rounding
                return;
            }
            for (int i = 0; i < n; i++) {
                w.set(i, j, rows[3 * i].rate(jump));
            }
            double target = Math.min(-step.contacts().gap[j] / step.length(), RECOVERY);
            b[j] = free[j] - target;
        }
        double[] expected = FrictionlessSolution.velocities(w, b, 1e-9 * speed);
        for (int i = 0; expected != null && i < n; i++) {
            double target = Math.min(-step.contacts().gap[i] / step.length(), RECOVERY);
            double got = step.contactVelocitiesAfter()[3 * i];
            boolean angle = step.contacts().isLimit(i);
            out.compare("normal velocity", cell, Math.abs(got - target - expected[i]) * (angle ? subject.length() : 1),
                    10 * ALLOWED * Math.max(speed, speed * subject.length()),
                    step.contactName(i) + " in step " + step.number() + ": " + got + " where the reference has "
                            + (expected[i] + target));
        }
    }
}
