package org.signorini.solver.pivoting.internal;

/** Dense or sparse LU, whichever suits the block to be factorized. */
final class Factors implements Factorization {

    /** From this order on a sparse system's block is factorized as a sparse one. */
    private static final int SPARSE_ORDER = 64;

    private final DenseLu dense = new DenseLu();
    private final SparseLu sparse = new SparseLu();
    private Factorization chosen = dense;
    private boolean analyzed;

    /** Makes room for blocks of a system; to be called when the system's pattern may have changed. */
    void reset(ScaledSystem system) {
        dense.reserve(system.sparse() ? Math.min(system.size, SPARSE_ORDER) : system.size);
        analyzed = false;
        chosen = dense;
    }

    @Override
    public boolean factor(ScaledSystem system, int[] rows, int[] columns, int count, double singular) {
        chosen = dense;
        if (system.sparse() && count >= SPARSE_ORDER) {
            if (!analyzed) {
                sparse.analyze(system);
                analyzed = true;
            }
            chosen = sparse;
        }
        return chosen.factor(system, rows, columns, count, singular);
    }

    @Override
    public void solve(double[] b, double[] x) {
        chosen.solve(b, x);
    }

    @Override
    public int dependents() {
        return chosen.dependents();
    }

    @Override
    public int dependent(int k) {
        return chosen.dependent(k);
    }

    @Override
    public long work() {
        return chosen.work();
    }
}
