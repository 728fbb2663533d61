package org.signorini.multibody.kinematics;

import org.signorini.algebra.Rotations;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.Tree;

/**
 * In which turn the angles of cut joints are. The angle between two frames is known up to full turns only; springs,
 * motors, limits and probes want it to go on. Of every angle a number near to it is kept, and the angle is the one of
 * all that fit which is nearest to that number.
 *
 * <p>
 * Who writes what: {@link Kinematics#positions} takes the numbers along to each configuration it is moved to, which
 * must be less than half a turn from the one before. {@link #set} puts them where a state has them ({@link
 * org.signorini.multibody.State#angles}, before anything is evaluated at that state), {@link #get} writes them to a
 * state. So the state alone says in which turn a mechanism is, whatever was looked at in between.
 *
 * <p>
 * The numbers kept are diamond angles: s/(|c| + |s|) differs from the angle by less than 0.08 rad and takes no arc
 * tangent. No allocation after construction.
 */
public final class CutAngles {

    private static final double TURN = 2 * Math.PI;
    /** Numbers per angle: a direction of one node; those of the other node that give cosine and sine; the axis. */
    private static final int SIZE = 12;

    private final Kinematics kinematics;
    /** Per closure where its angles begin. */
    private final int[] first;
    private final int[] slot;
    private final int[] one;
    private final int[] other;
    private final int[] nodeA;
    private final int[] nodeB;
    private final double[] directions;
    private final double[] near;
    private double cosine;
    private double sine;

    CutAngles(Kinematics kinematics) {
        this.kinematics = kinematics;
        Tree tree = kinematics.tree();
        first = new int[tree.closures.size() + 1];
        for (int i = 0; i < tree.closures.size(); i++) {
            JointType type = tree.closures.get(i).joint().type();
            int angles = 0;
            for (int k = 0; k < type.coordinates(); k++) {
                angles += type.isAngle(k) ? 1 : 0;
            }
            first[i + 1] = first[i] + angles;
        }
        int n = first[tree.closures.size()];
        slot = new int[n];
        one = new int[n];
        other = new int[n];
        nodeA = new int[n];
        nodeB = new int[n];
        directions = new double[SIZE * n];
        near = new double[n];
        for (int i = 0; i < tree.closures.size(); i++) {
            int at = first[i];
            for (int k = 0; k < tree.closures.get(i).joint().type().coordinates(); k++) {
                if (tree.closures.get(i).joint().type().isAngle(k)) {
                    describe(tree.closures.get(i), k, at++);
                }
            }
        }
        initial(tree, near);
    }

    /** Where the angles of a tree's cut joints start: at the coordinates given for them, else near zero. */
    public static void initial(Tree tree, double[] out) {
        int at = 0;
        for (Closure closure : tree.closures) {
            Joint joint = closure.joint();
            for (int k = 0; k < joint.type().coordinates(); k++) {
                if (joint.type().isAngle(k)) {
                    out[at++] = joint.initial().isEmpty() ? 0 : joint.initial().get(k);
                }
            }
        }
    }

    /** How many angles cut joints of a tree have. */
    public static int count(Tree tree) {
        int sum = 0;
        for (Closure closure : tree.closures) {
            for (int k = 0; k < closure.joint().type().coordinates(); k++) {
                sum += closure.joint().type().isAngle(k) ? 1 : 0;
            }
        }
        return sum;
    }

    /**
     * cos = d·c and sin = d·s: about F's z, d = x_M and (c, s) = (x_F, y_F); of a universal joint about F's x, d = y_M
     * and (c, s) = (y_F, z_F), about M's y, d = x_F and (c, s) = (x_M, z_M).
     */
    private void describe(Closure closure, int coordinate, int i) {
        boolean universal = closure.joint().type() == JointType.UNIVERSAL;
        boolean ofM = universal && coordinate == 1;
        slot[i] = coordinate;
        nodeA[i] = closure.nodeA();
        nodeB[i] = closure.nodeB();
        one[i] = ofM ? closure.nodeA() : closure.nodeB();
        other[i] = ofM ? closure.nodeB() : closure.nodeA();
        double[] single = ofM ? closure.x_AF() : closure.x_BM();
        double[] pair = ofM ? closure.x_BM() : closure.x_AF();
        int d = SIZE * i;
        Rotations.axis(single, 0, universal && !ofM ? 1 : 0, directions, d);
        Rotations.axis(pair, 0, universal && !ofM ? 1 : 0, directions, d + 3);
        Rotations.axis(pair, 0, universal ? 2 : 1, directions, d + 6);
        Rotations.axis(pair, 0, ofM ? 1 : universal ? 0 : 2, directions, d + 9);
    }

    /** Number of angles. */
    public int count() {
        return near.length;
    }

    /** Where an angle of a cut joint is among all, by its coordinate. */
    public int index(int closure, int coordinate) {
        for (int i = first[closure]; i < first[closure + 1]; i++) {
            if (slot[i] == coordinate) {
                return i;
            }
        }
        throw new IllegalArgumentException("coordinate " + coordinate + " is no angle");
    }

    /** Takes over in which turns a state is; nothing where it does not say. */
    public void set(double[] angles) {
        if (angles.length == near.length) {
            System.arraycopy(angles, 0, near, 0, near.length);
        }
    }

    /** Tells numbers near the angles, for a state; nothing where it has no room. */
    public void get(double[] angles) {
        if (angles.length == near.length) {
            System.arraycopy(near, 0, angles, 0, near.length);
        }
    }

    /** The angle that is meant, of one known up to full turns. */
    public double nearest(int i, double angle) {
        return angle + TURN * Math.rint((near[i] - angle) / TURN);
    }

    /** Follows the kinematics to a new configuration. */
    void follow() {
        for (int i = 0; i < near.length; i++) {
            measure(i);
            if (kinematics.isLinearized()) {
                near[i] = nearest(i, StrictMath.atan2(sine, cosine) + displaced(i));
            } else {
                double share = sine / (Math.abs(cosine) + Math.abs(sine));
                double diamond = cosine >= 0 ? share : Math.copySign(2, sine) - share;
                near[i] = nearest(i, 0.5 * Math.PI * diamond);
            }
        }
    }

    private void measure(int i) {
        double[] r = kinematics.R_WN;
        double[] v = directions;
        int d = SIZE * i;
        int a = 9 * one[i];
        double x = r[a] * v[d] + r[a + 1] * v[d + 1] + r[a + 2] * v[d + 2];
        double y = r[a + 3] * v[d] + r[a + 4] * v[d + 1] + r[a + 5] * v[d + 2];
        double z = r[a + 6] * v[d] + r[a + 7] * v[d + 1] + r[a + 8] * v[d + 2];
        int b = 9 * other[i];
        double p = r[b] * x + r[b + 3] * y + r[b + 6] * z;
        double q = r[b + 1] * x + r[b + 4] * y + r[b + 7] * z;
        double s = r[b + 2] * x + r[b + 5] * y + r[b + 8] * z;
        cosine = p * v[d + 3] + q * v[d + 4] + s * v[d + 5];
        sine = p * v[d + 6] + q * v[d + 7] + s * v[d + 8];
    }

    /** Where kinematics are linearized, the turn of B against A about the axis since the reference. */
    private double displaced(int i) {
        double[] r = kinematics.R_WN;
        double[] turn = kinematics.displacement;
        int d = SIZE * i + 9;
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            int row = 9 * other[i] + 3 * k;
            double axis = r[row] * directions[d] + r[row + 1] * directions[d + 1] + r[row + 2] * directions[d + 2];
            sum += axis * (turn[6 * nodeB[i] + k] - turn[6 * nodeA[i] + k]);
        }
        return sum;
    }
}
