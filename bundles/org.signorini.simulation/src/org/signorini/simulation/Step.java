package org.signorini.simulation;

import org.signorini.complementarity.solver.Solution;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.kinematics.Configuration;

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

    /** Share of the margin that is rounding when gaps are predicted. */
    private static final double LOOK_SLACK = 1e-9;
    private static final int LOOKS = 8;
    private static final int MOST_PARTS = 64;

    private final Model model;
    private final Response response;
    private final Configuration configuration;
    private final State state;
    private final double h;
    private final ContactFinder finder;
    private final ImpulseSolver solver;
    private final Curvature curvature;
    private final KeptContacts kept = new KeptContacts();
    private final ActiveContacts candidates = new ActiveContacts();
    private final ActiveContacts active = new ActiveContacts();
    private final double[] qStart;
    private final double[] uStart;
    private final double[] uFree;
    private final double[] uNext;
    private double[] v = new double[48];
    private double[] after = new double[48];
    private boolean[] chosen = new boolean[16];
    private double[] q;
    private double[] u;
    private double span;
    private double workBefore;
    private boolean found;
    private double startTime;
    private long number;
    private boolean solved;
    private Failure failure;

    Step(Model model, Response response, State state, double h, ImpulseSolver solver) {
        this.model = model;
        this.response = response;
        this.state = state;
        this.h = h;
        this.solver = solver;
        configuration = response.dynamics().system().configuration();
        finder = new ContactFinder(model, response.dynamics());
        curvature = new Curvature(response.dynamics().kinematics(), finder.reach());
        qStart = new double[state.q.length];
        uStart = new double[state.u.length];
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
        response.update(q, u, t);
    }

    /** Free velocities u⁻ + h M⁻¹f, with θ of springs on joints implicit (see {@link Response#predict}). */
    public void predict(double theta) {
        response.predict(uStart, span, theta, uFree);
    }

    /**
     * Finds the active contacts and their impulses, and from them u⁺.
     *
     * @return whether the impulses are certified, or none were needed
     */
    public boolean resolve(Activation activation) {
        if (!found) {
            find(activation);
        }
        found = false;
        active.clear();
        solved = false;
        int n = candidates.count();
        if (n > 0) {
            choose(activation, n);
        }
        if (!respond()) {
            return false;
        }
        if (activation == Activation.END_OF_FREE_STEP) {
            // contacts that the impulses just found would drive into each other
            for (int look = 0; look < LOOKS && active.count() < n && lookAgain(n); look++) {
                if (!respond()) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Solves again for the contacts of the last {@link #resolve}, with their gaps, after an evaluation elsewhere: what
     * an implicit scheme iterates.
     */
    public boolean resolveAgain() {
        kept.keep(active);
        find(Activation.END_OF_FREE_STEP);
        kept.choose(candidates, finder.set(), !finder.isCurved(), active);
        solved = false;
        if (active.count() > 0) {
            response.contacts(active);
        }
        return respond();
    }

    private void find(Activation activation) {
        finder.find(q, u, span, activation == Activation.CLOSED, candidates);
    }

    /**
     * Into how many parts the step is to be divided so that near contacts points leave their tangents by no more than a
     * depth in each; one where nothing is near. To be asked after {@link #evaluate}.
     */
    public int parts(double depth) {
        find(Activation.END_OF_FREE_STEP);
        found = true;
        if (candidates.count() == 0 || !finder.isCurved()) {
            return 1;
        }
        double bound = curvature.bound(span);
        return bound <= depth ? 1 : (int) Math.min(MOST_PARTS, Math.ceil(Math.sqrt(bound / depth)));
    }

    /** Makes this the k-th of n equal parts of the step, 0 first: {@link #length} is the part's, u⁻ its start's. */
    public void part(int k, int n) {
        span = h / n;
        if (k == 0) {
            // the margin was that of the whole step, which is more than enough
            return;
        }
        present();
        workBefore = work();
        System.arraycopy(uNext, 0, uStart, 0, uNext.length);
    }

    /** u⁺ of the active contacts. */
    private boolean respond() {
        if (active.count() == 0) {
            System.arraycopy(uFree, 0, uNext, 0, uNext.length);
            return true;
        }
        if (!solver.solve(active, uStart, span, finder)) {
            fail();
            return false;
        }
        solved = true;
        response.respond(solver.impulses(), uNext);
        return true;
    }

    private void choose(Activation activation, int n) {
        reserve(n);
        double share = 0;
        double slack = 0;
        if (activation == Activation.END_OF_FREE_STEP) {
            // bodies that fall together and touch must not wait for the second look because of rounding
            slack = LOOK_SLACK * finder.margin();
            response.contacts(candidates);
            response.velocities(uFree, v);
            share = span;
        } else if (activation == Activation.HALF_STEP) {
            response.contacts(candidates);
            response.velocities(uStart, v);
            share = 0.5 * span;
        }
        for (int i = 0; i < n; i++) {
            chosen[i] = candidates.gap[i] + (share == 0 ? 0 : share * v[3 * i]) <= slack;
        }
        gather(n, activation != Activation.CLOSED);
    }

    /** Hands the chosen ones to the response, unless those are what it has. */
    private void gather(int n, boolean set) {
        active.clear();
        for (int i = 0; i < n; i++) {
            if (chosen[i]) {
                active.addFrom(candidates, i);
            }
        }
        if (active.count() > 0 && !(set && active.count() == n)) {
            response.contacts(active);
        }
    }

    /** Adds contacts that the impulses just found would drive into each other. */
    private boolean lookAgain(int n) {
        response.contacts(candidates);
        response.velocities(uNext, v);
        boolean more = false;
        double slack = LOOK_SLACK * finder.margin();
        for (int i = 0; i < n; i++) {
            if (!chosen[i] && candidates.gap[i] + span * v[3 * i] < -slack) {
                chosen[i] = true;
                more = true;
            }
        }
        gather(n, true);
        return more;
    }

    private void reserve(int n) {
        if (chosen.length < n) {
            chosen = new boolean[2 * n];
            v = new double[6 * n];
        }
    }

    private void fail() {
        int worst = solver.worstContact();
        failure = new Failure(number, startTime, worst < 0 ? "the bilateral constraints" : contactName(worst),
                solver.solution().toString());
    }

    /** Says that the step cannot be made for a reason that concerns no contact. */
    public void fail(String cause) {
        failure = new Failure(number, startTime, "the step", cause);
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
        solver.statistics().addStep(active.count());
        number++;
    }

    void begin(long stepNumber, double t) {
        number = stepNumber;
        startTime = t;
        span = h;
        workBefore = 0;
        System.arraycopy(state.q, 0, qStart, 0, qStart.length);
        System.arraycopy(state.u, 0, uStart, 0, uStart.length);
    }

    /** Puts the state back to the start of a step that failed. */
    void undo() {
        System.arraycopy(qStart, 0, state.q, 0, qStart.length);
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
        return active;
    }

    /** All that was near. */
    public ActiveContacts candidates() {
        return candidates;
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

    /** Coefficients of friction that held for the active contacts, zero of limits. */
    public double[] friction() {
        return solver.data().mu;
    }

    /** Contact velocities at the start, three per contact; valid where {@link #isSolved}. */
    public double[] contactVelocitiesBefore() {
        return solver.data().before;
    }

    /** Contact velocities at the end, three per active contact. */
    public double[] contactVelocitiesAfter() {
        return after;
    }

    /** Computes what listeners may ask for while the response is still where the step was evaluated. */
    void present() {
        if (after.length < 3 * active.count()) {
            after = new double[6 * active.count()];
        }
        if (active.count() > 0) {
            response.velocities(uNext, after);
        }
    }

    /**
     * Kinetic energy the impulses of the step brought in, ½ p·(v_free + v⁺): exact for any impulses, negative where
     * energy is lost. Newton's restitution with friction can make it positive.
     */
    public double work() {
        if (!solved) {
            return workBefore;
        }
        double[] end = after;
        double[] p = solver.impulses();
        double[] b = solver.data().b;
        int first = solver.data().bilateral;
        double sum = workBefore;
        for (int i = 0; i < first; i++) {
            sum += 0.5 * p[i] * b[i];
        }
        for (int i = 0; i < 3 * active.count(); i++) {
            sum += 0.5 * p[first + i] * (b[first + i] + end[i]);
        }
        return sum;
    }

    public Solution solution() {
        return solver.solution();
    }

    public Statistics statistics() {
        return solver.statistics();
    }

    public Response response() {
        return response;
    }

    public Dynamics dynamics() {
        return response.dynamics();
    }

    /** The bodies of an active contact, or the joint of a limit, in words. */
    public String contactName(int i) {
        if (active.isLimit(i)) {
            return "limit " + active.source[i] / 2 + " of the joints";
        }
        return "the contact of " + model.mechanism().bodies().get(active.bodyA[i]) + " with "
                + model.mechanism().bodies().get(active.bodyB[i]);
    }

    /** Who an active contact is. */
    public ContactKey contactKey(int i) {
        if (active.isLimit(i)) {
            return new ContactKey(-1, -1, -1, -1, active.source[i]);
        }
        int k = active.source[i];
        return new ContactKey(active.bodyA[i], active.bodyB[i], finder.set().shapeA()[k], finder.set().shapeB()[k],
                finder.set().feature()[k]);
    }
}
