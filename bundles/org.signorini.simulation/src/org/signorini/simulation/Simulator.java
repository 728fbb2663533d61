package org.signorini.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.signorini.complementarity.ProblemException;
import org.signorini.multibody.State;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.kinematics.CutAngles;
import org.signorini.multibody.model.ModelException;

/**
 * A run: a model with a formulation, a contact model, a solver, a scheme and a step. Made by {@link #of} and its {@link
 * SimulatorBuilder}. For one thread; the same input gives the same bits. After the first steps of a size a step
 * allocates nothing.
 */
public final class Simulator {

    private final Model model;
    private final Formulation formulation;
    private final ContactModel contactModel;
    private final Response response;
    private final Scheme scheme;
    private final Step step;
    private final State state;
    private final double h;
    private final double origin;
    private final boolean timed;
    private final FiniteState finite;
    private final List<StepListener> listeners = new ArrayList<>();
    private long steps;

    Simulator(SimulatorBuilder setup) {
        model = setup.model;
        formulation = setup.formulation;
        contactModel = setup.contactModel;
        response = setup.formulation.bind(setup.model.mechanism());
        state = initial(setup);
        scheme = setup.scheme.bind();
        h = setup.step;
        origin = state.time;
        timed = setup.timed;
        response.dynamics().update(state);
        setup.contactModel.refusal(setup.model, response.dynamics()).ifPresent(refusal -> {
            throw new ModelException(refusal.toString());
        });
        finite = new FiniteState(response.dynamics().system());
        ContactFinder finder = new ContactFinder(setup.model, response.dynamics());
        EndRows rows = new EndRows(response, finder, setup.model);
        ImpulseSolver solver = new ImpulseSolver(setup.model, rows, setup.contactModel.bind(), setup.solver,
                setup.monitor, scheme.anticipates());
        step = new Step(setup.model, rows, new ContactSelection(setup.model, finder, rows,
                setup.contactModel.lifts()), finder, state, h, solver, listeners);
        listeners.addAll(setup.listeners);
    }

    private State initial(SimulatorBuilder setup) {
        try {
            State start = setup.initial == null ? response.initialState() : restored(setup.initial);
            response.dynamics().check(start.time);
            return start;
        } catch (DynamicsException e) {
            throw new ModelException("at the start " + e.getMessage());
        }
    }

    /** A state of one's own, with room for the turns of cut joints even where it does not tell them. */
    private State restored(State initial) {
        CutAngles angles = response.dynamics().kinematics().cutAngles();
        State own = new State(initial.q.length, initial.u.length, angles.count());
        angles.get(own.angles);
        own.set(initial);
        return own;
    }

    public static SimulatorBuilder of(Model model) {
        return new SimulatorBuilder(model);
    }

    public Model model() {
        return model;
    }

    /** What {@link #response} is of: binds further workspaces that this run does not know of. */
    public Formulation formulation() {
        return formulation;
    }

    public ContactModel contactModel() {
        return contactModel;
    }

    /** The state, live. */
    public State state() {
        return state;
    }

    public double time() {
        return state.time;
    }

    /** h. */
    public double stepLength() {
        return h;
    }

    public long steps() {
        return steps;
    }

    /** The step last made. */
    public Step lastStep() {
        return step;
    }

    public Response response() {
        return response;
    }

    public Statistics statistics() {
        return step.statistics();
    }

    public void add(StepListener listener) {
        listeners.add(listener);
    }

    /**
     * Makes one step.
     *
     * @return whether it was made; if not, {@link #failure} tells why and the state is that before the step
     */
    public boolean step() {
        if (step.failure() != null) {
            return false;
        }
        long begun = timed ? System.nanoTime() : 0;
        // products do not gather the rounding that sums do
        double end = origin + (steps + 1) * h;
        if (!make(end)) {
            step.undo();
            return false;
        }
        if (timed) {
            step.statistics().addTime(System.nanoTime() - begun);
        }
        steps++;
        state.time = end;
        if (!listeners.isEmpty()) {
            step.present();
        }
        for (int i = 0; i < listeners.size(); i++) {
            listeners.get(i).stepped(step);
        }
        return true;
    }

    /** Has the scheme make the step, and looks whether what came out is a state; false with a failure. */
    private boolean make(double end) {
        try {
            step.begin(steps, state.time);
            if (!scheme.advance(step)) {
                return false;
            }
            if (!FiniteState.holds(state)) {
                step.fail(finite.culprit(state), "the motion has no bounds any more: its velocity is no finite number;"
                        + " take shorter steps, or an implicit scheme where springs or dampers are stiff");
                return false;
            }
            response.dynamics().check(end);
            return true;
        } catch (DynamicsException e) {
            step.fail(e.subject() == null ? "the step" : e.subject(), e.reason());
        } catch (ProblemException | ArithmeticException e) {
            step.fail(e.getMessage());
        }
        return false;
    }

    /**
     * Lets the contacts that are closed now collide, without a step in time (S4 §6: Δt = 0), for instance to start from
     * velocities the contacts allow. {@link Step#work} of the last step then is the energy the impact brought in.
     */
    public boolean impact() {
        if (step.failure() != null) {
            return false;
        }
        step.begin(steps, state.time);
        return step.impact();
    }

    /** What stopped the run, if anything did. */
    public Optional<Failure> failure() {
        return Optional.ofNullable(step.failure());
    }

    /** Runs for a duration, rounded to whole steps. */
    public Outcome run(double duration) {
        return run(Math.round(duration / h), () -> false);
    }

    /**
     * Makes a number of steps unless cancelled or stopped by a failure, the last of a run: bodies that pass through each
     * other in it have not been seen by any step, so they are looked for at the end.
     */
    public Outcome run(long count, BooleanSupplier cancelled) {
        Outcome outcome = advance(count, cancelled);
        if (outcome.isDone() && count > 0 && step.passes()) {
            return new Outcome(Outcome.Ending.FAILED, state.time, steps, failure());
        }
        return outcome;
    }

    /** Makes a number of steps unless cancelled or stopped by a failure, of a run that goes on. */
    public Outcome advance(long count, BooleanSupplier cancelled) {
        for (long k = 0; k < count; k++) {
            if (cancelled.getAsBoolean()) {
                return new Outcome(Outcome.Ending.CANCELLED, state.time, steps, Optional.empty());
            }
            if (!step()) {
                return new Outcome(Outcome.Ending.FAILED, state.time, steps, failure());
            }
        }
        return new Outcome(Outcome.Ending.DONE, state.time, steps, Optional.empty());
    }
}
