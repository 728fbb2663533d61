package org.signorini.formulation.ccp;

import java.util.Arrays;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.ClosureRows;
import org.signorini.multibody.constraint.ImplicitSprings;
import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.Tree;

/** Which rows of joints meet at a body; it does not change with the configuration. */
final class Topology {

    private Topology() {
    }

    /** For each row the first row that moves a body it moves. */
    static void firstNeighbours(Dynamics dynamics, ImplicitSprings springs, int[] first) {
        Tree tree = dynamics.system().tree();
        ClosureRows closures = dynamics.closures();
        int[] firstAt = new int[tree.nodes + 1];
        Arrays.fill(firstAt, Integer.MAX_VALUE);
        int row = 0;
        for (int c = 0; c < tree.closures.size(); c++) {
            int end = c + 1 < tree.closures.size() ? closures.firstRow(c + 1) : closures.count();
            for (; row < end; row++) {
                first[row] = meet(tree.closures.get(c), row, firstAt);
            }
        }
        for (int s = 0; s < springs.count(); s++, row++) {
            int c = dynamics.system().joint(springs.joint(s)).closure();
            first[row] = meet(tree.closures.get(c), row, firstAt);
        }
    }

    private static int meet(Closure joint, int row, int[] firstAt) {
        int least = row;
        for (int node : new int[] {joint.nodeA(), joint.nodeB()}) {
            if (node > 0) {
                firstAt[node] = Math.min(firstAt[node], row);
                least = Math.min(least, firstAt[node]);
            }
        }
        return least;
    }
}
