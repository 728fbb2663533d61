package org.signorini.simulation;

import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Rotations;
import org.signorini.algebra.Vector3;
import org.signorini.collision.CollisionDetector;
import org.signorini.collision.ContactSet;
import org.signorini.collision.PassageDetector;
import org.signorini.collision.Poses;
import org.signorini.collision.Scene;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.LimitRows;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * Finds what is near at the state a response was last updated to: contacts of the scene and joint limits, as candidates
 * for a step. Impulses of the last solve and of the last step follow their contacts.
 *
 * <p>
 * Where kinematics are linearized, the scene is looked at once, in the reference configuration and to any distance;
 * from then on gaps follow their gradients, g = g₀ + n·(δ_A − δ_B), which is what S4 eq. 15 does.
 */
final class ContactFinder {

    /**
     * The margin is kept while it is between one and this many times what is needed: a new one costs a new pair list.
     */
    private static final double MARGIN_RANGE = 8;
    /** Relative speed of two bodies is at most twice the largest; the rest is for what a step adds. */
    private static final double SPEED_SHARE = 3;

    private final Model model;
    private final Kinematics kinematics;
    private final Tree tree;
    private final LimitRows limits;
    private final CollisionDetector detector;
    private final PassageDetector passages;
    private final int[] carriers;
    private final double[] rotations;
    private final double[] positions;
    private final Poses poses;
    private final double reach;
    private final double acceleration;
    private final boolean linearized;
    private final boolean empty;
    private final ImpulseMemory guess;
    private final ImpulseMemory settled;
    private final ImpulseMemory approaching;
    private final ImpulseMemory approached;

    /** What a gap may be beyond the {@link #way}s of its bodies. */
    private double distance = Double.POSITIVE_INFINITY;
    private final double[] way;
    private double margin = -1;
    private double nextMargin;
    /** The margin of the step's first look. */
    private double firstMargin;
    private ContactSet set;
    /** Whether this step has not looked around yet, and how long the last one was. */
    private boolean fresh = true;
    private double elapsed;
    private boolean passed;
    /** Places bodies at the end of a run, where nobody else's kinematics may be moved; made when it is needed. */
    private Kinematics atEnd;

    ContactFinder(Model model, Dynamics dynamics) {
        this.model = model;
        Scene scene = model.scene();
        kinematics = dynamics.kinematics();
        tree = kinematics.tree();
        limits = dynamics.limits();
        linearized = kinematics.isLinearized();
        int bodies = model.mechanism().bodies().size();
        rotations = new double[9 * bodies];
        positions = new double[3 * bodies];
        poses = Poses.of(rotations, positions);
        SceneExtent extent = new SceneExtent(scene, bodies);
        carriers = extent.carriers();
        reach = extent.reach();
        way = new double[tree.nodes + 1];
        empty = scene.shapeCount() == 0 && scene.fixedCount() == 0;
        detector = new CollisionDetector(scene, linearized ? Double.POSITIVE_INFINITY : 0);
        passages = new PassageDetector(scene);
        acceleration = Math.max(10, model.mechanism().gravity().norm());
        guess = new ImpulseMemory(limits.count());
        settled = new ImpulseMemory(limits.count());
        approaching = new ImpulseMemory(limits.count());
        approached = new ImpulseMemory(limits.count());
    }

    /** Whether gaps can differ from their linear prediction at all. */
    boolean isCurved() {
        return !linearized && !empty;
    }

    double reach() {
        return reach;
    }

    /** Largest distance at which contacts are looked for at present. */
    double margin() {
        return margin;
    }

    /**
     * Looks around at the kinematics' state.
     *
     * @param closed whether only what is closed is asked for; else what a step can close
     */
    void find(double[] q, double[] u, double h, boolean closed, ActiveContacts candidates) {
        distance = Double.POSITIVE_INFINITY;
        look(q, u, closed ? 0 : neededMargin(h), candidates);
    }

    /** Looks around for contacts whose gap is not more than a distance and the way their two bodies go in a step. */
    void findWithin(double[] q, double[] u, double h, double least, ActiveContacts candidates) {
        distance = least;
        look(q, u, least + 2 * ways(h), candidates);
    }

    private void look(double[] q, double[] u, double range, ActiveContacts candidates) {
        candidates.clear();
        // a contact that stops what comes near must not be out of sight of the next iteration, in which nothing comes
        nextMargin = fresh ? range : Math.max(range, firstMargin);
        firstMargin = fresh ? range : firstMargin;
        if (!empty) {
            detect();
            for (int i = 0; i < set.count(); i++) {
                addContact(i, candidates);
            }
        }
        fresh = false;
        if (limits.count() > 0) {
            addLimits(q, u, candidates);
        }
    }

    private void detect() {
        if (linearized) {
            if (set == null) {
                place(kinematics);
                set = detector.detect(poses);
                guess.reserve(set.count());
                settled.reserve(set.count());
                approaching.reserve(set.count());
                approached.reserve(set.count());
            }
            return;
        }
        if (nextMargin > margin || MARGIN_RANGE * nextMargin < margin) {
            margin = 2 * nextMargin;
            detector.margin(margin);
        }
        place(kinematics);
        if (fresh) {
            passed = passages.look(poses);
        }
        set = detector.detect(poses);
        guess.follow(set);
        settled.follow(set);
        approaching.follow(set);
        approached.follow(set);
    }

    /**
     * R_WB = R_WN R_NB, p_WB = p_WN + R_WN p_NB of the bodies that carry shapes; linearized, those of the reference.
     */
    private void place(Kinematics from) {
        for (int body : carriers) {
            int node = tree.bodyNode[body];
            int frame = PluckerTransforms.SIZE * body;
            Rotations.multiply(from.R_WN, 9 * node, tree.bodyFrame, frame, rotations, 9 * body);
            Rotations.apply(from.R_WN, 9 * node, tree.bodyFrame, frame + 9, positions, 3 * body);
            for (int i = 0; i < 3; i++) {
                positions[3 * body + i] += from.p_WN[3 * node + i];
            }
        }
    }

    /** How far two points can come nearer in a step, from bounds on the speed of nodes. */
    private double neededMargin(double h) {
        double[] v = kinematics.velocity;
        double linear = 0;
        double angular = 0;
        for (int k = 1; k <= tree.nodes; k++) {
            int o = 6 * k;
            angular = Math.max(angular, v[o] * v[o] + v[o + 1] * v[o + 1] + v[o + 2] * v[o + 2]);
            linear = Math.max(linear, v[o + 3] * v[o + 3] + v[o + 4] * v[o + 4] + v[o + 5] * v[o + 5]);
        }
        return h * SPEED_SHARE * (Math.sqrt(linear) + reach * Math.sqrt(angular) + h * acceleration);
    }

    /** How far the points of each node go in a step at most; the longest way. */
    private double ways(double h) {
        double[] v = kinematics.velocity;
        double most = 0;
        for (int k = 1; k <= tree.nodes; k++) {
            int o = 6 * k;
            double angular = v[o] * v[o] + v[o + 1] * v[o + 1] + v[o + 2] * v[o + 2];
            double linear = v[o + 3] * v[o + 3] + v[o + 4] * v[o + 4] + v[o + 5] * v[o + 5];
            way[k] = h * (Math.sqrt(linear) + reach * Math.sqrt(angular) + h * acceleration);
            most = Math.max(most, way[k]);
        }
        return most;
    }

    private void addContact(int i, ActiveContacts out) {
        double gap = set.gap()[i];
        int a = Math.max(0, set.bodyA()[i]);
        int b = Math.max(0, set.bodyB()[i]);
        if (gap > distance + way[tree.bodyNode[a]] + way[tree.bodyNode[b]] && !linearized) {
            return;
        }
        double[] frame = set.frame();
        double[] pointA = set.pointA();
        double[] pointB = set.pointB();
        if (linearized) {
            gap += displacement(a, pointA, 3 * i, frame, 9 * i) - displacement(b, pointB, 3 * i, frame, 9 * i);
            if (gap > nextMargin) {
                return;
            }
        }
        int k = out.addContact();
        out.bodyA[k] = a;
        out.bodyB[k] = b;
        out.gap[k] = gap;
        out.rule[k] = set.rule()[i];
        out.source[k] = i;
        System.arraycopy(frame, 9 * i, out.frame, 9 * k, 9);
        double share = share(a, b, set.shapeA()[i]);
        for (int j = 0; j < 3; j++) {
            out.point[3 * k + j] = pointB[3 * i + j] + share * (pointA[3 * i + j] - pointB[3 * i + j]);
        }
        ContactLaw law = model.law(out.rule[k]);
        out.compliance[k] = law.compliance();
        if (law.anisotropy() != 1) {
            orient(law, b, out.frame, 9 * k);
        }
    }

    /** Where the point of a contact is on the way from B to A. */
    double share(ActiveContacts contacts, int i) {
        return share(contacts.bodyA[i], contacts.bodyB[i], set.shapeA()[contacts.source[i]]);
    }

    /** Where one side does not move, the other's material point is the one that rolls, slides and sticks. */
    private static double share(int a, int b, int shapeA) {
        return b == 0 || shapeA < 0 ? 1 : a == 0 ? 0 : 0.5;
    }

    /** First-order displacement along n of a point of a body. */
    private double displacement(int body, double[] p, int ip, double[] n, int in) {
        if (body == 0) {
            return 0;
        }
        int node = tree.bodyNode[body];
        double[] d = kinematics.displacement;
        int o = 6 * node;
        double x = p[ip] - kinematics.p_WN[3 * node];
        double y = p[ip + 1] - kinematics.p_WN[3 * node + 1];
        double z = p[ip + 2] - kinematics.p_WN[3 * node + 2];
        return n[in] * (d[o + 3] + d[o + 1] * z - d[o + 2] * y) + n[in + 1] * (d[o + 4] + d[o + 2] * x - d[o] * z)
                + n[in + 2] * (d[o + 5] + d[o] * y - d[o + 1] * x);
    }

    /**
     * Turns t1 along the grain and stretches t2 by the ratio of the coefficients: in these coordinates the elliptic
     * cone is a circular one, and friction of maximal dissipation stays that.
     */
    private void orient(ContactLaw law, int bodyB, double[] frame, int at) {
        Vector3 g = law.grain();
        double x = g.x();
        double y = g.y();
        double z = g.z();
        if (bodyB > 0) {
            int r = 9 * bodyB;
            x = rotations[r] * g.x() + rotations[r + 1] * g.y() + rotations[r + 2] * g.z();
            y = rotations[r + 3] * g.x() + rotations[r + 4] * g.y() + rotations[r + 5] * g.z();
            z = rotations[r + 6] * g.x() + rotations[r + 7] * g.y() + rotations[r + 8] * g.z();
        }
        double c = frame[at + 3] * x + frame[at + 4] * y + frame[at + 5] * z;
        double s = frame[at + 6] * x + frame[at + 7] * y + frame[at + 8] * z;
        double length = Math.sqrt(c * c + s * s);
        if (length < 1e-12) {
            return;
        }
        c /= length;
        s /= length;
        for (int j = 3; j < 6; j++) {
            double t1 = frame[at + j];
            double t2 = frame[at + j + 3];
            frame[at + j] = c * t1 + s * t2;
            frame[at + j + 3] = law.anisotropy() * (c * t2 - s * t1);
        }
    }

    private void addLimits(double[] q, double[] u, ActiveContacts out) {
        limits.update(q, u);
        for (int tag = 0; tag < 2 * limits.count(); tag++) {
            double gap = limits.gap(tag);
            if (gap <= nextMargin) {
                int k = out.addLimit(tag, gap);
                out.compliance[k] = model.limits().compliance();
            }
        }
    }

    /**
     * The smaller radius of the round shapes of a contact: where it travels over them as they turn. Zero where a fixed
     * point, a corner, an edge or a face touches, which stays the same however the bodies turn.
     */
    double rollingRadius(ActiveContacts contacts, int i) {
        if (contacts.isLimit(i) || set.shapeA()[contacts.source[i]] < 0) {
            return 0;
        }
        double a = radius(set.shapeA()[contacts.source[i]]);
        double b = radius(set.shapeB()[contacts.source[i]]);
        return a == 0 || b == 0 ? a + b : Math.min(a, b);
    }

    private double radius(int shape) {
        return switch (model.scene().shape(shape)) {
            case Sphere s -> s.radius();
            case Capsule c -> c.radius();
            case Cylinder c -> c.radius();
            default -> 0;
        };
    }

    /** Impulses of the last solve, to start the next from. */
    ImpulseMemory guess() {
        return guess;
    }

    /** Impulses of the last step that was finished. */
    ImpulseMemory settled() {
        return settled;
    }

    /** Velocities of contacts at the start of this step. */
    ImpulseMemory approaching() {
        return approaching;
    }

    /** Velocities of contacts at the start of the last step that was finished. */
    ImpulseMemory approached() {
        return approached;
    }

    /**
     * A step, or a part of one, is over: its impulses become those of the last step, and so do its velocities.
     *
     * @param span how long it was
     */
    void settle(boolean solved, double span) {
        fresh = true;
        elapsed = span;
        if (solved) {
            settled.copy(guess);
            approached.copy(approaching);
        } else {
            settled.clear();
            approached.clear();
        }
    }

    /** Whether it is not known where the bodies were before the step. */
    boolean isNew() {
        return isCurved() && passages.isNew();
    }

    /**
     * Takes the kinematics' state as that from which the bodies start.
     *
     * @param ahead how much later the first look may be
     */
    void start(double ahead) {
        place(kinematics);
        passages.look(poses);
        elapsed = ahead;
    }

    /** Says that the bodies have been put elsewhere between two steps. */
    void forget() {
        passages.forget();
    }

    /** Whether the step, or the part of one, has not looked around yet. */
    boolean isFresh() {
        return fresh;
    }

    /**
     * Whether shapes have passed through each other since the last look, on the way to a configuration; then {@link
     * #passage} tells which. A run that goes on from here goes on as if nobody had looked.
     *
     * @param since how long ago the last look was
     */
    boolean passesUntil(double[] q, double since) {
        if (!isCurved() || passages.isNew()) {
            return false;
        }
        if (atEnd == null) {
            atEnd = new Kinematics(tree);
        }
        atEnd.positions(q);
        place(atEnd);
        if (!passages.passes(poses)) {
            return false;
        }
        passed = true;
        elapsed = since;
        return true;
    }

    /** Shapes that have passed through each other since the last step's look; null if none have. */
    PassageDetector passage() {
        return passed ? passages : null;
    }

    /** Time between the last step's look and this one's. */
    double elapsed() {
        return elapsed;
    }

    /** The detector's contacts of the last look, for names; null where the scene is empty. */
    ContactSet set() {
        return set;
    }
}
