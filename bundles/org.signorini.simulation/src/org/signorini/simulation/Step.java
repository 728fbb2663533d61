package org.signorini.simulation;

import java.util.Arrays;
import java.util.List;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Solution;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.kinematics.Configuration;
import org.signorini.multibody.model.Joint;

/**
 * One step at work: what a {@link Scheme} puts together, and what listeners read afterwards. A scheme calls
 *
 * <pre>
 * evaluate(q, u, t)      where forces, matrices and contacts are taken
 * predict(θ)             free velocities
 * resolve(activation)    contacts, impulses, velocities() = u⁺
 * finish()               q⁺ is in place, time goes on
 * </pre>
 */
public final class Step {

    /** By what share of their response contacts that jam give way: first hidden in any tolerance, then visible. */
    private static final double HARDLY = 1e-8;
    private static final double A_LITTLE = 1e-4;
    /** By what share of velocities they then may: what joints are open by is taken back against them. */
    private static final double VISIBLE = 0.3;

    private static final int LOOKS = 8;

    private final Model model;
    private final EndRows response;
    private final Configuration configuration;
    private final State state;
    private final double h;
    private final ContactFinder finder;
    private final ContactSelection selection;
    private final ImpulseSolver solver;
    private final Curvature curvature;
    private final ImpulseWork work;
    private final DrownedImpulses drownedImpulses;
    private final boolean driven;
    private final ContactNames names;
    private final List<StepListener> listeners;
    private final FiniteState finite;
    private final double[] qStart;
    private final double[] qEnd;
    private final double[] uStart;
    /** u⁻ of the whole step, where {@link #uStart} is that of a part. */
    private final double[] uAtBegin;
    private final double[] uFree;
    private final double[] uNext;
    private double[] force;
    private double[] forceHere;
    private double[] uPushed;
    private double[] q;
    private double[] u;
    private double span;
    private boolean found;
    /** When this step looked around first. */
    private double lookTime;
    private double startTime;
    private long number;
    /** Steps made before this one. */
    private long begun;
    private boolean solved;
    private Failure failure;
    private boolean presented;

    Step(Model model, EndRows response, ContactSelection selection, ContactFinder finder, State state, double h,
            ImpulseSolver solver, List<StepListener> listeners) {
        this.model = model;
        this.response = response;
        this.state = state;
        this.h = h;
        this.solver = solver;
        this.listeners = listeners;
        configuration = response.dynamics().system().configuration();
        this.finder = finder;
        this.selection = selection;
        curvature = new Curvature(response.dynamics().kinematics(), finder.reach());
        work = new ImpulseWork(response);
        drownedImpulses = new DrownedImpulses(response, model.mechanism());
        driven = model.mechanism().joints().stream().anyMatch(Joint::isPrescribed);
        names = new ContactNames(model, finder, response.dynamics().limits());
        finite = new FiniteState(response.dynamics().system());
        qStart = new double[state.q.length];
        qEnd = new double[state.q.length];
        uStart = new double[state.u.length];
        uAtBegin = new double[state.u.length];
        uFree = new double[state.u.length];
        uNext = new double[state.u.length];
    }

    // ---- for schemes

    /** Coordinates, velocities and time: before {@link #finish} those of the start, to be moved by the scheme. */
    public State state() {
        return state;
    }

    /** h, or the length of the part the step is in. */
    public double length() {
        return span;
    }

    public Model model() {
        return model;
    }

    /** The manifold of coordinates: q ⊕ h u. */
    public Configuration configuration() {
        return configuration;
    }

    /** u⁻, the velocities at the start of the step. */
    public double[] startVelocities() {
        return uStart;
    }

    /** The velocities without contacts, after {@link #predict}. */
    public double[] freeVelocities() {
        return uFree;
    }

    /** u⁺, after {@link #resolve}. */
    public double[] velocities() {
        return uNext;
    }

    /**
     * Evaluates everything at a configuration, velocities and time; the arrays are read until the next evaluation. A
     * scheme that evaluates with u⁻ hands over {@link #startVelocities} itself, so that they are looked at only once.
     */
    public void evaluate(double[] coordinates, double[] velocities, double t) {
        q = coordinates;
        u = velocities;
        found = false;
        if (finder.isFresh()) {
            lookTime = t;
        }
        response.update(q, u, t);
    }

    /** Free velocities u⁻ + h M⁻¹f, with θ of springs implicit (see {@link Response#predict}). */
    public void predict(double theta) {
        response.predict(uStart, span, theta, uFree);
    }

    /**
     * Free velocities with the forces of another configuration, M(q)(u_free − u⁻) = h f(elsewhere, u⁻, t), after an
     * evaluation at q with {@link #startVelocities}: S1 eq. 13a, whose F_a is that at q + ½h u⁻.
     *
     * @param q where the step was evaluated; it is evaluated there again
     */
    public void predictWithForces(double[] elsewhere, double[] q, double t) {
        if (force == null) {
            force = new double[uStart.length];
            forceHere = new double[uStart.length];
            uPushed = new double[uStart.length];
        }
        Dynamics dynamics = response.dynamics();
        response.update(elsewhere, uStart, t);
        dynamics.generalizedForces(force);
        response.update(q, uStart, t);
        dynamics.generalizedForces(forceHere);
        for (int i = 0; i < force.length; i++) {
            force[i] = span * (force[i] - forceHere[i]);
        }
        // what the forces here do is added by the response itself
        dynamics.solve(force, uPushed);
        for (int i = 0; i < force.length; i++) {
            uPushed[i] += uStart[i];
        }
        response.predict(uPushed, span, 0, uFree);
    }

    /**
     * Takes velocities of contacts where they will be a share of the step later than evaluated, J u + share·h J̇u
     * (S0 eq. 37); holds until the next evaluation. With 1 after an evaluation at the start, contact laws speak of the
     * velocities at the end of the step.
     */
    public void ahead(double share) {
        response.ahead(share * span);
    }

    /**
     * Finds the active contacts and their impulses, and from them u⁺.
     *
     * @return whether the impulses are certified, or none were needed
     */
    public boolean resolve(Activation activation) {
        if (!found) {
            selection.find(q, u, span, activation);
        }
        found = false;
        selection.select(activation, uStart, uFree, span);
        solved = false;
        if (!respond()) {
            return false;
        }
        if (activation == Activation.END_OF_FREE_STEP) {
            // contacts that the impulses just found would drive into each other
            for (int look = 0; look < LOOKS && selection.extend(uNext, span); look++) {
                if (!respond()) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * The same for all contacts nearer than a distance, S2's active set with its δ_K, and what the speed of the two
     * bodies adds to that in a step. There is no second look for contacts that the impulses of others close: one
     * problem per step.
     */
    public boolean resolveWithin(double distance) {
        if (!found) {
            selection.findWithin(q, u, span, distance);
        }
        found = false;
        selection.selectAll();
        solved = false;
        return respond();
    }

    /** Looks which contacts are near, after an evaluation at the start; whether there are any. */
    public boolean near() {
        selection.find(q, u, span, Activation.END_OF_FREE_STEP);
        return candidates().count() > 0;
    }

    /**
     * Chooses the contacts that take part among those {@link #near} found, without solving for impulses: for an
     * implicit scheme, whose velocities without contacts are none that {@link #predict} knows.
     *
     * @param free velocities at the end of a step without contacts
     * @return whether there are any
     */
    public boolean choose(Activation activation, double[] free) {
        selection.select(activation, uStart, free, span);
        return contacts().count() > 0;
    }

    /** Solves for the contacts just chosen, where they were found. */
    public boolean resolveChosen() {
        failure = null;
        solved = false;
        return respond();
    }

    /** Lets no contact take part. */
    public void chooseNone() {
        contacts().clear();
    }

    /**
     * Solves again for the contacts of the last {@link #resolve} or {@link #choose}, with their gaps, after an
     * evaluation elsewhere: what an implicit scheme iterates. Where nothing takes part u⁺ are the free velocities, and
     * no contact is looked for.
     */
    public boolean resolveAgain() {
        failure = null;
        solved = false;
        if (contacts().count() > 0) {
            selection.selectAgain(q, u, span);
        }
        return respond();
    }

    /**
     * Adds contacts that take no part yet and overlap at the end of the step, after an evaluation within it; whether
     * there are any.
     *
     * @param mean    velocities of the step
     * @param elapsed time from its start to where it was evaluated
     */
    public boolean chooseMore(double[] mean, double elapsed) {
        return selection.extendWithin(mean, elapsed, span - elapsed);
    }

    /**
     * Makes u the velocities of the end, in place of the answer to the last evaluation: what an implicit scheme has
     * settled on.
     */
    public void accept(double[] velocities) {
        System.arraycopy(velocities, 0, uNext, 0, uNext.length);
        presented = false;
    }

    /** The joint, or the floating body, whose velocity a component of u is, in words. */
    public String owner(int freedom) {
        return finite.owner(freedom);
    }

    /** u⁺ of the active contacts. */
    private boolean respond() {
        if (finder.passage() != null) {
            failure = names.passage(number + 1, startTime);
            return false;
        }
        if (contacts().count() == 0) {
            System.arraycopy(uFree, 0, uNext, 0, uNext.length);
            return true;
        }
        try {
            solved = answered(solver.solve(contacts(), uStart, span, finder), DrownedImpulses.ANSWERED);
            if (!solved) {
                solved = answered(solver.solveYielding(contacts(), HARDLY, finder), DrownedImpulses.ANSWERED)
                        || !driven && answered(solver.solveYielding(contacts(), A_LITTLE, finder), VISIBLE);
                solver.harden(contacts());
                if (solved) {
                    solver.statistics().addJam();
                }
            }
        } catch (ContactException e) {
            failure = new Failure(number + 1, startTime, names.described(contacts(), e.contact()), e.getMessage());
            return false;
        }
        return solved;
    }

    /**
     * u⁺ of impulses that were found, unless the mechanism does not answer them as posed; then, why there are none.
     *
     * @param most share of velocities by which it may answer otherwise
     */
    private boolean answered(boolean found, double most) {
        int contact = solver.worstContact();
        String cause = null;
        if (found) {
            presented = false;
            response.respond(solver.impulses(), uNext);
            contact = drownedImpulses.find(solver.data(), solver.impulses(), contacts(), uNext,
                    most);
            cause = contact < 0 ? null
                    : "nothing there can give way: the bodies are held, or move as prescribed, against it";
        } else {
            cause = solver.solution().toString();
        }
        failure = cause == null ? null : new Failure(number + 1, startTime,
                contact < 0 ? "the bilateral constraints" : names.described(contacts(), contact), cause);
        return failure == null;
    }

    /**
     * Into how many parts the step is to be divided so that near contacts points leave their tangents by no more than a
     * depth in each; one where nothing is near. To be asked after {@link #evaluate}.
     */
    public int parts(double depth) {
        selection.find(q, u, span, Activation.END_OF_FREE_STEP);
        return partsOfFound(depth);
    }

    /** The same for contacts nearer than a distance, before {@link #resolveWithin}. */
    public int partsWithin(double depth, double distance) {
        selection.findWithin(q, u, span, distance);
        return partsOfFound(depth);
    }

    private int partsOfFound(double depth) {
        found = true;
        return candidates().count() == 0 || !finder.isCurved() ? 1 : curvature.parts(span, depth);
    }

    /** Makes this the k-th of n equal parts of the step, 0 first: {@link #length} is the part's, u⁻ its start's. */
    public void part(int k, int n) {
        span = h / n;
        if (k == 0) {
            // the margin was that of the whole step, which is more than enough
            return;
        }
        settle();
        present();
        for (int i = 0; i < listeners.size(); i++) {
            listeners.get(i).partDone(this);
        }
        work.closePart(work());
        System.arraycopy(uNext, 0, uStart, 0, uNext.length);
    }

    /** Says that the step cannot be made for a reason that concerns no contact. */
    public void fail(String cause) {
        fail("the step", cause);
    }

    /** Says that the step cannot be made, and what it is about: a joint or a force, by name. */
    public void fail(String subject, String cause) {
        failure = new Failure(begun + 1, startTime, subject, cause);
    }

    /**
     * A pure impact at the present state, without a step in time (S4 §6: Δt = 0): the contacts closed now jump to the
     * velocities the laws ask for.
     */
    boolean impact() {
        span = 0;
        evaluate(state.q, uStart, state.time);
        predict(0);
        if (!resolve(Activation.CLOSED)) {
            return false;
        }
        present();
        System.arraycopy(uNext, 0, state.u, 0, uNext.length);
        return true;
    }

    /** Ends the step: the state's coordinates are those of the end, its velocities become u⁺. */
    public void finish() {
        System.arraycopy(uNext, 0, state.u, 0, uNext.length);
        response.dynamics().kinematics().cutAngles().get(state.angles);
        solver.statistics().addStep(contacts().count());
        settle();
        System.arraycopy(state.q, 0, qEnd, 0, qEnd.length);
        number++;
    }

    private void settle() {
        finder.settle(solved, span);
        solver.settle(span);
    }

    /**
     * Looks whether bodies have passed through each other since this step looked around: the next step would see it,
     * but the last of a run has none. A failure then names this step.
     */
    boolean passes() {
        if (!finder.passesUntil(state.q, startTime + h - lookTime)) {
            return false;
        }
        failure = names.passage(number, startTime);
        return true;
    }

    void begin(long stepNumber, double t) {
        number = stepNumber;
        begun = stepNumber;
        presented = false;
        startTime = t;
        span = h;
        work.begin();
        System.arraycopy(state.q, 0, qStart, 0, qStart.length);
        System.arraycopy(state.u, 0, uStart, 0, uStart.length);
        System.arraycopy(state.u, 0, uAtBegin, 0, uStart.length);
        // whatever others have looked at since: the state says in which turn joints are
        response.dynamics().kinematics().cutAngles().set(state.angles);
        if (!Arrays.equals(qStart, qEnd)) {
            finder.forget();
        }
        if (finder.isNew()) {
            // what passes before the first look is seen from here
            response.update(qStart, uStart, t);
            finder.start(0.5 * h);
        }
    }

    /** Puts the state back to the start of a step that failed. */
    void undo() {
        System.arraycopy(qStart, 0, state.q, 0, qStart.length);
        System.arraycopy(uAtBegin, 0, state.u, 0, uAtBegin.length);
    }

    /** What stopped the step, or null. */
    public Failure failure() {
        return failure;
    }

    // ---- for listeners

    /** Steps made, this one included. */
    public long number() {
        return number;
    }

    /** Time at the start of the step. */
    public double startTime() {
        return startTime;
    }

    /** The contacts that took part. */
    public ActiveContacts contacts() {
        return selection.active();
    }

    /** All that was near. */
    public ActiveContacts candidates() {
        return selection.candidates();
    }

    /** Whether impulses had to be solved for. */
    public boolean isSolved() {
        return solved;
    }

    /** Where the impulses of contacts begin in {@link #impulses}. */
    public int firstRow() {
        return solved ? solver.data().bilateral : 0;
    }

    /** Impulses, bilateral rows first; valid where {@link #isSolved}. */
    public double[] impulses() {
        return solver.impulses();
    }

    /**
     * The impulses that belong to other unknowns of the problem last posed, for whoever looks at all its solutions; in
     * the order of {@link #impulses}.
     */
    public void impulses(double[] z, double[] p) {
        solver.impulses(z, p);
    }

    /** Coefficients of friction that held for the active contacts, zero of limits. */
    public double[] friction() {
        return solver.data().mu;
    }

    /** Contact velocities at the start, three per contact; valid where {@link #isSolved}. */
    public double[] contactVelocitiesBefore() {
        return solver.data().before;
    }

    /**
     * Contact velocities at the end, three per active contact. To be asked for before the dynamics are moved elsewhere,
     * unless a {@link StepListener} hears of the steps.
     */
    public double[] contactVelocitiesAfter() {
        present();
        return work.after();
    }

    /** Computes what is asked for of contacts while the response is still where the step was evaluated. */
    void present() {
        if (!presented) {
            work.present(contacts(), uNext);
            presented = true;
        }
    }

    /**
     * Kinetic energy the impulses of the step brought in beside a step without them, ½ p·(v_free + v⁺): exact for any
     * impulses. It takes back what forces did to bodies that rest; what contacts did to the motion there was, ½ p·(v⁻ +
     * v⁺), is {@link org.signorini.simulation.record.ContactWork}. To be asked for when {@link
     * #contactVelocitiesAfter} are.
     */
    public double work() {
        present();
        return solved ? work.of(solver.impulses(), solver.data()) : work.earlier();
    }

    /**
     * Whether the solution holds active contact i, though a slip may be left: its impulse lies inside the friction it
     * can give by more than the slip is worth. Valid where {@link #isSolved}.
     */
    public boolean isHeld(int i, double slip) {
        return solver.holds(i, slip);
    }

    /** Speed at contacts below which the tolerance of the solves leaves nothing to be known, m/s. */
    public double uncertainSpeed() {
        return solver.uncertainSpeed();
    }

    /** Radius at which the bodies of active contact i can roll on each other; zero where edges, corners or faces meet. */
    public double rollingRadius(int i) {
        return finder.rollingRadius(contacts(), i);
    }

    /** The problem last posed; null where there was none yet. Read, not modified, and live. */
    public Problem problem() {
        return solver.problem();
    }

    public Solution solution() {
        return solver.solution();
    }

    public Statistics statistics() {
        return solver.statistics();
    }

    public Response response() {
        return response.plain();
    }

    public Dynamics dynamics() {
        return response.dynamics();
    }

    /** The bodies of an active contact, or the joint of a limit, in words. */
    public String contactName(int i) {
        return names.name(contacts(), i);
    }

    /** Who an active contact is. */
    public ContactKey contactKey(int i) {
        return names.key(contacts(), i);
    }
}
