package org.signorini.complementarity.operator;

import java.util.Arrays;

/** Writes a {@link PointContactOperator} out, block by block, through the graph with all its Jacobians. */
final class GraphExpansion {

    private final MovingBodies bodies;
    private final BodyRows bilateral;
    private final PointContacts points;
    private final BodyRows limits;
    private final ContactGraphOperator graph = new ContactGraphOperator();
    private final double[] first = new double[18];
    private final double[] second = new double[18];
    private final double[] full = new double[9];

    GraphExpansion(MovingBodies bodies, BodyRows bilateral, PointContacts points, BodyRows limits) {
        this.bodies = bodies;
        this.bilateral = bilateral;
        this.points = points;
        this.limits = limits;
    }

    void assemble(BlockSparseOperator into) {
        graph.begin(bodies.count());
        for (int b = 0; b < bodies.count(); b++) {
            unpack(6 * (b + 1));
            graph.setBody(b, bodies.state[MovingBodies.STRIDE * (b + 1) + MovingBodies.INVERSE_MASS], full, 0);
        }
        for (int i = 0; i < bilateral.count(); i++) {
            bilateral.jacobian(i, 0, first);
            bilateral.jacobian(i, 1, second);
            graph.addBilateral(body(bilateral.ends(), i, 0), first, 0, body(bilateral.ends(), i, 1), second, 0);
            graph.setBilateralCompliance(i, bilateral.compliance(i));
        }
        for (int c = 0; c < points.count(); c++) {
            points.jacobian(c, 0, first);
            points.jacobian(c, 1, second);
            add(points.ends(), c, points.compliance(c));
        }
        for (int l = 0; l < limits.count(); l++) {
            Arrays.fill(first, 0);
            Arrays.fill(second, 0);
            limits.jacobian(l, 0, first);
            limits.jacobian(l, 1, second);
            add(limits.ends(), l, limits.compliance(l));
        }
        graph.assemble(into);
    }

    private void add(int[] ends, int i, double compliance) {
        int contact = graph.addContact(body(ends, i, 0), first, 0, body(ends, i, 1), second, 0);
        graph.setContactCompliance(contact, compliance, 0, 0);
    }

    private static int body(int[] ends, int i, int side) {
        return ends[2 * i + side] / MovingBodies.STRIDE - 1;
    }

    private void unpack(int k) {
        double[] j = bodies.inverseInertia;
        full[0] = j[k];
        full[4] = j[k + 1];
        full[8] = j[k + 2];
        full[1] = j[k + 3];
        full[3] = j[k + 3];
        full[2] = j[k + 4];
        full[6] = j[k + 4];
        full[5] = j[k + 5];
        full[7] = j[k + 5];
    }
}
