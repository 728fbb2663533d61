package org.signorini.solver.semismooth.tests;

import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.Operator;

/** An operator of a kind the solvers do not know, so that they have to ask it. */
record OpaqueOperator(Operator operator) implements Operator {

    @Override
    public int size() {
        return operator.size();
    }

    @Override
    public int bilateral() {
        return operator.bilateral();
    }

    @Override
    public void multiply(double[] x, double[] y) {
        operator.multiply(x, y);
    }

    @Override
    public double diagonal(int i) {
        return operator.diagonal(i);
    }

    @Override
    public void diagonalBlock(int contact, double[] block) {
        operator.diagonalBlock(contact, block);
    }

    @Override
    public void start(double[] x) {
        operator.start(x);
    }

    @Override
    public double row(int i) {
        return operator.row(i);
    }

    @Override
    public void rows(int contact, double[] y) {
        operator.rows(contact, y);
    }

    @Override
    public void add(int i, double delta) {
        operator.add(i, delta);
    }

    @Override
    public void add(int contact, double d0, double d1, double d2) {
        operator.add(contact, d0, d1, d2);
    }

    @Override
    public void assemble(BlockSparseOperator into) {
        operator.assemble(into);
    }

    @Override
    public String asymmetry() {
        return operator.asymmetry();
    }

    @Override
    public String defect() {
        return operator.defect();
    }
}
