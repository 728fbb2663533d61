package org.signorini.simulation;

import java.util.Arrays;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.multibody.kinematics.JointPlanes;

/** From active contacts to impulses: collects the data of a step, has them posed and solved, and keeps the books. */
final class ImpulseSolver {

    private final Model model;
    private final Response response;
    private final ContactPosing posing;
    private final CertifiedSolver solver;
    private final Monitor monitor;
    private final Statistics statistics = new Statistics();
    private final ContactData data = new ContactData();
    private final Solution solution = new Solution();
    private final JointPlanes planes;
    private final double[] block = new double[9];
    private double[] p = {};
    private double[] guess = {};
    private double[] hard = {};
    private double lastStep;
    private Problem posed;

    /** The response is at the initial state. */
    ImpulseSolver(Model model, Response response, ContactPosing posing, CertifiedSolver solver, Monitor monitor,
            boolean anticipated) {
        this.model = model;
        this.response = response;
        this.posing = posing;
        this.solver = solver;
        this.monitor = monitor;
        planes = JointPlanes.of(model.mechanism(), response.dynamics().bodies());
        data.anticipated = anticipated;
    }

    /**
     * Solves for the impulses of the contacts last given to the response.
     *
     * @param uStart velocities restitution looks back to
     * @param memory where to begin from
     * @return whether all phases are certified
     */
    boolean solve(ActiveContacts active, double[] uStart, double h, ContactFinder memory) {
        collect(active, uStart, h, memory);
        memory.guess().recall(active, guess, data.bilateral);
        memory.settled().recall(active, data.last, data.bilateral);
        data.lastStep = lastStep;
        data.yielding = false;
        return phases(active, memory);
    }

    /**
     * Solves again for contacts that give way and are asked only not to approach, after {@link #solve} did not find
     * impulses that are any good.
     *
     * <p>
     * A contact that friction jams can neither rebound nor be pushed out of an overlap: with W p = 0 for some p in the
     * cones, a target above zero may have no solution, however long solvers search. Asked only not to approach, the
     * problem has one: there q·p = v·Jᵀp = 0, and Lemke's method ends (Stewart and Trinkle 1996, theorem 1). That zero
     * is rounding of either sign, though, or what joints are open by and take back in the step, which impulses must be
     * huge to make up for; contacts that give way by a share of their response need but as much.
     *
     * @param softness that share; impulses are of the order of momenta divided by it
     */
    boolean solveYielding(ActiveContacts active, double softness, ContactFinder memory) {
        int n = active.count();
        if (hard.length < n) {
            hard = new double[2 * n];
        }
        System.arraycopy(active.compliance, 0, hard, 0, n);
        for (int i = 0; i < n; i++) {
            data.w.diagonalBlock(i, block);
            active.compliance[i] = hard[i] + softness * (block[0] + block[4] + block[8]);
        }
        response.contacts(active);
        data.w = response.operator();
        data.yielding = true;
        boolean solved = phases(active, memory);
        System.arraycopy(hard, 0, active.compliance, 0, n);
        return solved;
    }

    /** Makes W that of contacts that do not give way again: others ask for it. */
    void harden(ActiveContacts active) {
        response.contacts(active);
        data.w = response.operator();
    }

    /** Poses and solves all phases. */
    private boolean phases(ActiveContacts active, ContactFinder memory) {
        Arrays.fill(p, 0, data.rows(), 0);
        Problem problem;
        for (int phase = 0; (problem = posing.pose(data, phase, p)) != null; phase++) {
            posed = problem;
            solution.reshape(problem.size());
            posing.start(guess, solution.z());
            boolean solved = solver.solve(problem, solution, monitor);
            statistics.add(solution, response.eliminated(), data.contacts);
            if (!solved) {
                return false;
            }
            posing.impulses(solution.z(), p);
        }
        memory.guess().remember(active, p, data.bilateral);
        System.arraycopy(p, 0, guess, 0, data.bilateral);
        return true;
    }

    /** A step of this length is over. */
    void settle(double h) {
        lastStep = h;
    }

    private void collect(ActiveContacts active, double[] uStart, double h, ContactFinder memory) {
        int n = active.count();
        data.w = response.operator();
        data.reshape(response.bilateral(), n);
        if (p.length < data.rows()) {
            p = new double[2 * data.rows()];
            guess = Arrays.copyOf(guess, 2 * data.rows());
            data.last = new double[2 * data.rows()];
        }
        data.step = h;
        response.constant(data.b);
        response.velocities(uStart, data.before);
        memory.approached().recall(active, data.beforeLast, 0);
        memory.approaching().remember(active, data.before, 0);
        System.arraycopy(active.gap, 0, data.gap, 0, n);
        for (int i = 0; i < n; i++) {
            ContactLaw law = active.isLimit(i) ? model.limits() : model.law(active.rule[i]);
            // S4 eq. 11 knows no slowest impact: without a bound restitution always holds
            boolean impact = law.restitutionSpeed() == 0 || data.before[3 * i] < -law.restitutionSpeed();
            boolean before = law.restitutionSpeed() == 0 || data.beforeLast[3 * i] < -law.restitutionSpeed();
            data.lastRestitution[i] = before ? law.normalRestitution() : 0;
            data.normalRestitution[i] = impact ? law.normalRestitution() : 0;
            data.tangentialRestitution[i] = impact ? law.tangentialRestitution() : 0;
            data.mu[i] = active.isLimit(i) ? 0 : friction(law, 3 * i);
            data.frictionForce[i] = active.isLimit(i) ? 0 : law.frictionForce();
            data.slipSpeed[i] = law.slipSpeed();
            if (data.mu[i] > 0 || data.frictionForce[i] > 0) {
                planes.tangent(active.bodyA[i], active.bodyB[i], active.frame, 9 * i, data.slide, 2 * i);
            }
            data.stretch[i] = active.isLimit(i) ? 1 : law.anisotropy();
            data.relaxation[i] = law.relaxation();
        }
    }

    private double friction(ContactLaw law, int row) {
        if (law.staticFriction() == law.kineticFriction()) {
            return law.staticFriction();
        }
        double v1 = data.before[row + 1];
        double v2 = data.before[row + 2];
        boolean slips = v1 * v1 + v2 * v2 > law.slipSpeed() * law.slipSpeed();
        return slips ? law.kineticFriction() : law.staticFriction();
    }

    /** Impulses of the last solve, in the order of W's rows. */
    double[] impulses() {
        return p;
    }

    /**
     * Whether a solution holds a contact that has some slip left: p_t − v_t/w lies inside its friction cone, which is
     * how S0 §4.2 tells rolling from sliding (its fig. 7), with w the response of the contact's own tangents.
     */
    boolean holds(int contact, double slip) {
        data.w.diagonalBlock(contact, block);
        double response = 0.5 * (block[4] + block[8]);
        double most = data.mu[contact] * p[data.row(contact)] + data.frictionForce[contact] * data.step;
        return response > 0 && posing.frictionTaken(data, contact, p) * most + slip / response <= most;
    }

    /**
     * Speed at contacts that the tolerance of the solves leaves open: residuals are relative to the largest velocity in
     * a problem, that of closing a gap within the step included, and a contact among others that are not quite solved
     * slips by as much.
     */
    double uncertainSpeed() {
        double most = 0;
        for (int i = 0; i < 3 * data.contacts; i++) {
            most = Math.max(most, Math.max(Math.abs(data.before[i]), Math.abs(data.b[data.bilateral + i])));
        }
        for (int i = 0; i < data.contacts && data.step > 0; i++) {
            most = Math.max(most, Math.abs(data.gap[i]) / data.step);
        }
        return monitor.tolerance() * most;
    }

    /** Impulses of other unknowns of the problem last posed. */
    void impulses(double[] z, double[] out) {
        posing.impulses(z, out);
    }

    ContactData data() {
        return data;
    }

    /** The problem last posed, or null. */
    Problem problem() {
        return posed;
    }

    Solution solution() {
        return solution;
    }

    Statistics statistics() {
        return statistics;
    }

    /** The contact with the largest residual of the last solve, or −1. */
    int worstContact() {
        int row = solution.certificate().worstRow();
        return row < 0 ? -1 : posing.contact(row);
    }
}
