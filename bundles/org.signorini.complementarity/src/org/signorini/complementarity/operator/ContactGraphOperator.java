package org.signorini.complementarity.operator;

import java.util.Arrays;

import org.signorini.complementarity.PrivateCopy;
import org.signorini.complementarity.ProblemException;

/**
 * N = Pᵀ M⁻¹ P + compliance of rigid bodies in absolute coordinates (S2 §4.2, the N of eq. 10), without ever forming
 * it: each row or contact knows the two bodies it joins and its Jacobian blocks (rows of Pᵀ). A product costs O(rows);
 * Gauss–Seidel keeps the bodies' velocities M⁻¹ P x and so costs O(1) per contact, however many contacts a body has.
 *
 * <p>
 * To fill it: {@link #begin}, {@link #setBody}, {@link #addBilateral} and {@link #addContact} in any order. Arrays are
 * kept and grow only.
 */
public final class ContactGraphOperator implements Operator {

    /** In the place of a body: something that does not move. */
    public static final int GROUND = -1;

    private final GraphRows bilateral = new GraphRows(1);
    private final GraphRows contacts = new GraphRows(3);
    private final GraphAssembly assembly = new GraphAssembly();
    private int bodies;
    private double[] inverseMass = {};
    private double[] inverseInertia = {};
    private double[] velocity = {};
    private double[] scratch = {};
    private double[] x = {};

    /** Empties the graph. Bodies not {@linkplain #setBody set} do not move. */
    public void begin(int bodyCount) {
        bodies = bodyCount;
        if (inverseMass.length < bodyCount) {
            inverseMass = new double[bodyCount];
            inverseInertia = new double[9 * bodyCount];
            velocity = new double[6 * bodyCount];
            scratch = new double[6 * bodyCount];
        }
        Arrays.fill(inverseMass, 0, bodyCount, 0);
        Arrays.fill(inverseInertia, 0, 9 * bodyCount, 0);
        bilateral.clear();
        contacts.clear();
    }

    /**
     * Inertia of a body; to be set before rows are added that move it.
     *
     * @param inertiaInverse 3×3, row-major, from {@code offset}, in the frame of the Jacobians' angular columns
     */
    public void setBody(int body, double massInverse, double[] inertiaInverse, int offset) {
        inverseMass[body] = massInverse;
        System.arraycopy(inertiaInverse, offset, inverseInertia, 9 * body, 9);
    }

    /**
     * A bilateral row between two bodies, either of them {@link #GROUND}.
     *
     * @param jacobianA 1×6, velocity first, then angular velocity; not read for the ground
     * @return index of the row among bilateral rows
     */
    public int addBilateral(int bodyA, double[] jacobianA, int offsetA, int bodyB, double[] jacobianB, int offsetB) {
        return add(bilateral, bodyA, jacobianA, offsetA, bodyB, jacobianB, offsetB);
    }

    /** A contact between two bodies, either of them {@link #GROUND}; Jacobian blocks 3×6 row-major. */
    public int addContact(int bodyA, double[] jacobianA, int offsetA, int bodyB, double[] jacobianB, int offsetB) {
        return add(contacts, bodyA, jacobianA, offsetA, bodyB, jacobianB, offsetB);
    }

    private int add(GraphRows rows, int bodyA, double[] jacobianA, int offsetA, int bodyB, double[] jacobianB,
            int offsetB) {
        if (bodyA >= bodies || bodyB >= bodies || bodyA < GROUND || bodyB < GROUND) {
            throw new ProblemException("bodies " + bodyA + " and " + bodyB + " are not among " + bodies);
        }
        int index = rows.add(bodyA, bodyB);
        rows.fill(index, 0, jacobianA, offsetA, inverseMass, inverseInertia);
        rows.fill(index, 1, jacobianB, offsetB, inverseMass, inverseInertia);
        return index;
    }

    /** Compliance of a bilateral row, added on the diagonal. */
    public void setBilateralCompliance(int row, double value) {
        bilateral.setCompliance(row, 0, value);
    }

    /** Compliance of a contact along n, t1, t2, added on the diagonal. */
    public void setContactCompliance(int contact, double normal, double tangent1, double tangent2) {
        contacts.setCompliance(contact, 0, normal);
        contacts.setCompliance(contact, 1, tangent1);
        contacts.setCompliance(contact, 2, tangent2);
    }

    /** The bodies' velocities M⁻¹ P x of the traversal, six numbers each; live. */
    public double[] velocities() {
        return velocity;
    }

    @Override
    public int size() {
        return bilateral.count() + 3 * contacts.count();
    }

    @Override
    public int bilateral() {
        return bilateral.count();
    }

    @Override
    public int contacts() {
        return contacts.count();
    }

    @Override
    public void multiply(double[] in, double[] out) {
        scatter(in, scratch);
        int b = bilateral.count();
        for (int i = 0; i < b; i++) {
            out[i] = bilateral.scalar(i, scratch, in, i);
        }
        for (int c = 0, i = b; c < contacts.count(); c++, i += 3) {
            contacts.rows(c, scratch, in, i, out, i);
        }
    }

    private void scatter(double[] in, double[] u) {
        Arrays.fill(u, 0, 6 * bodies, 0);
        int b = bilateral.count();
        for (int i = 0; i < b; i++) {
            bilateral.push(i, in[i], u);
        }
        for (int c = 0, i = b; c < contacts.count(); c++, i += 3) {
            contacts.push(c, in[i], in[i + 1], in[i + 2], u);
        }
    }

    @Override
    public double diagonal(int i) {
        assembly.block(bilateral, i, bilateral, i);
        return assembly.block()[0] + bilateral.compliance(i, 0);
    }

    @Override
    public void diagonalBlock(int contact, double[] block) {
        assembly.block(contacts, contact, contacts, contact);
        System.arraycopy(assembly.block(), 0, block, 0, 9);
        for (int r = 0; r < 3; r++) {
            block[4 * r] += contacts.compliance(contact, r);
        }
    }

    @Override
    public void start(double[] from) {
        if (x.length < size()) {
            x = new double[size()];
        }
        System.arraycopy(from, 0, x, 0, size());
        scatter(from, velocity);
    }

    @Override
    public double row(int i) {
        int b = bilateral.count();
        return i < b ? bilateral.scalar(i, velocity, x, i) : contacts.row((i - b) / 3, (i - b) % 3, velocity, x, i);
    }

    @Override
    public void rows(int contact, double[] y) {
        contacts.rows(contact, velocity, x, bilateral.count() + 3 * contact, y, 0);
    }

    @Override
    public void add(int i, double delta) {
        x[i] += delta;
        int b = bilateral.count();
        if (i < b) {
            bilateral.push(i, delta, velocity);
        } else {
            int r = (i - b) % 3;
            contacts.push((i - b) / 3, r == 0 ? delta : 0, r == 1 ? delta : 0, r == 2 ? delta : 0, velocity);
        }
    }

    @Override
    public void add(int contact, double d0, double d1, double d2) {
        int i = bilateral.count() + 3 * contact;
        x[i] += d0;
        x[i + 1] += d1;
        x[i + 2] += d2;
        contacts.push(contact, d0, d1, d2, velocity);
    }

    @Override
    public void show(PrivateCopy copy) {
        copy.count("the number of bodies", bodies);
        copy.vector("the inverse masses", inverseMass, bodies);
        copy.vector("the inverse inertias", inverseInertia, 9 * bodies);
        bilateral.show(copy);
        contacts.show(copy);
    }

    @Override
    public void assemble(BlockSparseOperator into) {
        assembly.assemble(bodies, bilateral, contacts, into);
    }

    /** Symmetric by construction, if the inertias are. */
    @Override
    public String asymmetry() {
        for (int body = 0; body < bodies; body++) {
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < i; j++) {
                    double lower = inverseInertia[9 * body + 3 * i + j];
                    double upper = inverseInertia[9 * body + 3 * j + i];
                    if (lower != upper && Symmetry.asymmetry(lower, upper, inverseInertia[9 * body + 4 * i],
                            inverseInertia[9 * body + 4 * j]) > Symmetry.ROUNDING) {
                        return ": the inverse inertia of body " + body + " is not symmetric";
                    }
                }
            }
        }
        return null;
    }

    @Override
    public String defect() {
        for (int body = 0; body < bodies; body++) {
            if (!(inverseMass[body] >= 0 && inverseMass[body] <= Double.MAX_VALUE)) {
                return ": the inverse mass of body " + body + " is " + inverseMass[body];
            }
            for (int k = 9 * body; k < 9 * body + 9; k++) {
                if (!(Math.abs(inverseInertia[k]) <= Double.MAX_VALUE)) {
                    return ": the inverse inertia of body " + body + " contains " + inverseInertia[k];
                }
            }
        }
        String inBilateral = bilateral.defect("bilateral row");
        return inBilateral != null ? inBilateral : contacts.defect("contact");
    }
}
