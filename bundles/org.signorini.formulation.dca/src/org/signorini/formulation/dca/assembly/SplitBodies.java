package org.signorini.formulation.dca.assembly;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.constraint.Rows;

/**
 * A mechanism some of whose bodies have given up shares of themselves: a body with s shares cut off is left with 1/(s +
 * 1) of its inertia, as much as each share has.
 */
public final class SplitBodies {

    private final AssemblyTree tree;
    private final LeafBodies bodies;
    private final HandleEquations whole;
    private final HandleEquations equations;
    private final Multipliers multipliers;
    private final double[] scratch;
    private final int[] shares;
    private int[] split = new int[16];
    private int count;

    public SplitBodies(Assembly assembly, Multipliers multipliers) {
        this.multipliers = multipliers;
        tree = assembly.tree();
        bodies = assembly.bodies();
        whole = assembly.equations();
        equations = assembly.copy();
        scratch = new double[equations.scratch()];
        shares = new int[tree.leaf.length];
    }

    /** All bodies are whole. */
    public void clear() {
        for (int i = 0; i < count; i++) {
            shares[split[i]] = 0;
            equations.domains().share(split[i], 1);
        }
        count = 0;
    }

    /** Cuts one more share off a body. */
    public void share(int node) {
        if (shares[node]++ == 0) {
            bodies.invert(node);
            if (count == split.length) {
                split = Arrays.copyOf(split, 2 * count);
            }
            split[count++] = node;
        }
        equations.domains().share(node, shares[node] + 1);
    }

    /** An entry of a share's inverse inertia. */
    public double inverse(int node, int row, int column) {
        return (shares[node] + 1) * bodies.zeta[36 * node + 6 * row + column];
    }

    /** out = inverse inertia of a share, times a wrench. */
    public void multiply(int node, double[] wrench, int at, double[] out) {
        for (int i = 0; i < 6; i++) {
            out[i] = (shares[node] + 1) * SpatialVectors.dot(bodies.zeta, 36 * node + 6 * i, wrench, at);
        }
    }

    /** w = the response of rows to impulses in them, row-major with a stride; the first ones are bilateral. */
    public void fill(Rows rows, int bilateral, double[] w, int stride) {
        multipliers.touch(rows);
        for (int c = 0; c < tree.count; c++) {
            if (multipliers.isTouched(c)) {
                if (tree.left[c] >= 0) {
                    adopt(tree.left[c]);
                    adopt(tree.right[c]);
                }
                equations.assemble(c, scratch);
            }
        }
        multipliers.fill(equations, rows, bilateral, w, stride);
    }

    /** Assemblies of bodies without rows are those of the whole mechanism. */
    private void adopt(int part) {
        if (!multipliers.isTouched(part)) {
            equations.adopt(part, whole);
        }
    }
}
