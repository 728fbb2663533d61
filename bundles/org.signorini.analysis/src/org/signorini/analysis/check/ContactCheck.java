package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.signorini.algebra.Vector3;
import org.signorini.complementarity.operator.Operator;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Limit;
import org.signorini.multibody.topology.JointAddress;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/**
 * W of contacts, one column after the other: a unit impulse at a point of a body, joints held, and what the points of
 * all bodies do. Points are a length away from the centres of mass, in directions that share no axis with the world.
 * Every body is touched where there are few, else those at the joints that close loops, and joint limits. Bilateral
 * rows are eliminated from what the formulation says, W_cc − W_cb W_bb⁻¹ W_bc: the solver does no other thing. In large
 * islands W is compared with the motion of all bodies that the formulation itself makes of the impulse, and that motion
 * put into the equations ({@link BalanceCheck}).
 */
final class ContactCheck {

    private static final int MOST_POINTS = 8;
    /** Rows up to which W is looked at column by column. */
    private static final int MOST_ROWS = 160;
    private static final String IMPULSE = "the velocity per unit impulse at a contact";
    private static final Vector3[] FRAME = frame();

    private final Response response;
    private final double[] q;
    private final double[] u;
    private final BodyPoses poses;
    private final NewtonEuler reference;
    private final Comparison comparison;
    private final List<String> notChecked;
    private final ActiveContacts contacts = new ActiveContacts();
    private final List<String> names = new ArrayList<>();
    /** What a unit of impulse in a row of contacts does to the bodies. */
    private final List<double[]> impulses = new ArrayList<>();

    ContactCheck(Response response, double[] q, double[] u, BodyPoses poses, NewtonEuler reference,
            Comparison comparison, List<String> notChecked) {
        this.response = response;
        this.q = q;
        this.u = u;
        this.poses = poses;
        this.reference = reference;
        this.comparison = comparison;
        this.notChecked = notChecked;
    }

    private static Vector3[] frame() {
        Vector3 n = new Vector3(0.36, -0.48, 0.8);
        Vector3 t = new Vector3(0.8, 0.6, 0);
        return new Vector3[] {n, t, n.cross(t)};
    }

    void compare() {
        touched().forEach(this::touch);
        response.dynamics().limits().update(q, u);
        addLimits();
        // from rest: what impulses add to other velocities would be their rounding as well
        response.predict(new double[u.length], 0, 0, new double[u.length]);
        response.contacts(contacts);
        Operator w = response.operator();
        int bilateral = response.bilateral();
        int n = bilateral + 3 * contacts.count();
        if (n > MOST_ROWS) {
            notChecked.add("impulses on contacts, " + bilateral + " bilateral rows");
            return;
        }
        if (contacts.count() == 0) {
            return;
        }
        compare(ContactCompliance.of(w));
        if (!reference.large().isEmpty()) {
            compareMotions(w, bilateral);
        }
    }

    /** Impulses on bodies of large islands. */
    private void compareMotions(Operator w, int bilateral) {
        double[][] hold = ContactCompliance.holding(w);
        double[] rest = jump(new double[w.size()]);
        double[] impulse = new double[w.size()];
        for (int j = 0; j < impulses.size(); j++) {
            if (impulses.get(j) == null || !struck(j)) {
                continue;
            }
            for (int i = 0; i < bilateral; i++) {
                impulse[i] = hold[i][j];
            }
            Arrays.fill(impulse, bilateral, impulse.length, 0);
            impulse[bilateral + j] = 1;
            double[] motion = jump(impulse);
            double[] free = alone(j);
            for (int i = 0; i < motion.length; i++) {
                motion[i] -= rest[i];
                free[i] += Math.abs(rest[i]);
            }
            for (BalanceCheck large : reference.large()) {
                large.compare("the velocity per unit impulse", motion, impulses.get(j), free, BalanceCheck.FADED,
                        (row, isCut) -> 0, comparison);
            }
            compareColumn(w, hold, j, bilateral, motion);
        }
    }

    /** What the struck bodies would do without joints, as far as their masses tell. */
    private double[] alone(int j) {
        double[] out = new double[6 * poses.center.length];
        for (Body body : poses.mechanism.bodies()) {
            if (!body.isGround() && body.mass().mass() > 0 && touches(j, body)) {
                Vector3 force = Vector3.from(impulses.get(j), 6 * body.index());
                Vector3 moment = Vector3.from(impulses.get(j), 6 * body.index() + 3);
                double length = length(body);
                double speed = (force.norm() + moment.norm() / length) / body.mass().mass();
                for (int k = 0; k < 6; k++) {
                    out[6 * body.index() + k] = k < 3 ? speed : speed / length;
                }
            }
        }
        return out;
    }

    private boolean struck(int j) {
        return poses.mechanism.bodies().stream().anyMatch(body -> reference.isLarge(body) && touches(j, body));
    }

    private boolean touches(int j, Body body) {
        double[] impulse = impulses.get(j);
        for (int k = 6 * body.index(); k < 6 * body.index() + 6; k++) {
            if (impulse[k] != 0) {
                return true;
            }
        }
        return false;
    }

    /** Velocities of the bodies after impulses in all rows. */
    private double[] jump(double[] p) {
        double[] after = new double[u.length];
        response.respond(p, after);
        return poses.motion(after);
    }

    /** Column j of W, bilateral rows eliminated, beside what the rows of contacts see of the motion. */
    private void compareColumn(Operator w, double[][] hold, int j, int bilateral, double[] motion) {
        double[] impulse = new double[w.size()];
        double[] v = new double[w.size()];
        for (int i = 0; i < bilateral; i++) {
            impulse[i] = hold[i][j];
        }
        impulse[bilateral + j] = 1;
        w.multiply(impulse, v);
        double scale = BalanceCheck.FADED * free(j);
        for (int i = 0; i < impulses.size(); i++) {
            scale = Math.max(scale, Math.abs(v[bilateral + i]));
        }
        for (int i = 0; i < impulses.size(); i++) {
            if (impulses.get(i) != null) {
                comparison.compare(IMPULSE, names.get(i) + " and " + names.get(j), v[bilateral + i],
                        dot(impulses.get(i), motion), scale);
            }
        }
    }

    private Set<Body> touched() {
        List<Body> bodies = poses.mechanism.bodies();
        Set<Body> chosen = new LinkedHashSet<>();
        for (Joint joint : poses.mechanism.joints()) {
            if (response.dynamics().system().joint(joint).isCut()) {
                chosen.add(joint.to().body().isGround() ? joint.from().body() : joint.to().body());
            }
        }
        for (int b = bodies.size() - 1; b > 0; b--) {
            chosen.add(bodies.get(b));
        }
        Set<Body> few = new LinkedHashSet<>();
        chosen.stream().limit(MOST_POINTS).forEach(few::add);
        return few;
    }

    private void touch(Body body) {
        int i = contacts.addContact();
        Vector3 arm = new Vector3(0.48, 0.64, -0.6).times(length(body));
        contacts.bodyA[i] = body.index();
        contacts.bodyB[i] = 0;
        poses.center[body.index()].plus(arm).put(contacts.point, 3 * i);
        contacts.rule[i] = 0;
        contacts.gap[i] = 0;
        contacts.compliance[i] = 0;
        contacts.source[i] = i;
        for (int k = 0; k < 3; k++) {
            FRAME[k].put(contacts.frame, 9 * i + 3 * k);
            double[] impulse = new double[6 * poses.center.length];
            FRAME[k].put(impulse, 6 * body.index());
            arm.cross(FRAME[k]).put(impulse, 6 * body.index() + 3);
            impulses.add(impulse);
            names.add(body.toString());
        }
    }

    /** Radius of gyration, so that points move by turning as much as with the body. */
    private double length(Body body) {
        double trace = body.mass().ixx() + body.mass().iyy() + body.mass().izz();
        return body.mass().mass() > 0 && trace > 0 ? Math.sqrt(trace / body.mass().mass()) : 1;
    }

    /** In the order of the kernel's limits: prescribed joints have none. */
    private void addLimits() {
        int stop = 0;
        for (JointAddress address : response.dynamics().system().joints()) {
            if (address.joint() == null || address.joint().isPrescribed()) {
                continue;
            }
            for (Limit limit : address.joint().limits()) {
                if (contacts.limits() < MOST_POINTS) {
                    contacts.addLimit(2 * stop, 0);
                    Row row = new JointGeometry(poses, address.joint()).coordinate(limit.coordinate(), 0);
                    double[] impulse = new double[6 * poses.center.length];
                    row.push(1, impulse);
                    Arrays.fill(impulse, 0, 6, 0);
                    impulses.add(impulse);
                    impulses.add(null);
                    impulses.add(null);
                    for (int k = 0; k < 3; k++) {
                        names.add(address.joint().toString());
                    }
                }
                stop++;
            }
        }
    }

    private void compare(double[][] w) {
        int m = w.length;
        double[][] expected = new double[m][];
        for (int j = 0; j < m; j++) {
            expected[j] = impulses.get(j) == null || struck(j) ? null : reference.respond(impulses.get(j));
        }
        double[] size = new double[m];
        for (int i = 0; i < m; i++) {
            size[i] = expected[i] == null ? 0
                    : Math.max(Math.max(Math.abs(dot(impulses.get(i), expected[i])), Math.abs(w[i][i])),
                            BalanceCheck.CANCELLED * free(i));
        }
        for (int j = 0; j < m; j++) {
            for (int i = 0; i < m && expected[j] != null; i++) {
                if (expected[i] != null) {
                    comparison.compare(IMPULSE, j == i ? names.get(i) : names.get(i) + " and " + names.get(j), w[i][j],
                            dot(impulses.get(i), expected[j]), Math.sqrt(size[i] * size[j]));
                }
            }
        }
    }

    /** What the body would do alone, as far as its mass tells. */
    private double free(int i) {
        double sum = 0;
        for (Body body : poses.mechanism.bodies()) {
            if (!body.isGround() && body.mass().mass() > 0) {
                Vector3 force = Vector3.from(impulses.get(i), 6 * body.index());
                sum += force.dot(force) / body.mass().mass();
            }
        }
        return sum;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
