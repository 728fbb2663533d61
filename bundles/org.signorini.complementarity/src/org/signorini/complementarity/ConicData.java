package org.signorini.complementarity;

import org.signorini.complementarity.operator.Operator;

/** What friction and cone problems share: an operator, a constant, friction coefficients, a scale per contact. */
final class ConicData {

    /** A thousand times as far from the last bit of a subnormal number as a residual of 1e-15 needs. */
    static final double SMALLEST_REFERENCE = 0x1p-1000;

    final Operator operator;
    double[] constant;
    double[] mu;
    double[] scale = {};
    /** What a unit impulse changes in its own row: the inverse of the scale, or zero in rows that nothing can move. */
    double[] response = {};
    double magnitude;

    private final String operatorName;
    private final String constantName;
    private final double[] block = new double[9];

    ConicData(String operatorName, Operator operator, String constantName, double[] constant, double[] mu) {
        this.operatorName = operatorName;
        this.operator = operator;
        this.constantName = constantName;
        this.constant = constant;
        this.mu = mu;
        checkSizes();
    }

    private void checkSizes() {
        if ((operator.size() - operator.bilateral()) % 3 != 0) {
            throw new ProblemException(operatorName + " has " + operator.size() + " rows, not " + operator.bilateral()
                    + " bilateral and three per contact");
        }
        if (constant.length < operator.size()) {
            throw new ProblemException(operatorName + " has " + operator.size() + " rows but " + constantName + " has "
                    + constant.length);
        }
        if (mu.length < operator.contacts()) {
            throw new ProblemException("there are " + operator.contacts() + " contacts but " + mu.length
                    + " friction coefficients");
        }
    }

    /** Makes room for the rows the operator has now, with some to spare for the steps to come. */
    void reshape() {
        if (constant.length < operator.size()) {
            constant = new double[operator.size() + operator.size() / 2];
        }
        if (mu.length < operator.contacts()) {
            mu = new double[operator.contacts() + operator.contacts() / 2];
        }
    }

    int row(int contact) {
        return operator.bilateral() + 3 * contact;
    }

    void evaluate(double[] z, double[] w) {
        operator.multiply(z, w);
        for (int i = 0; i < operator.size(); i++) {
            w[i] += constant[i];
        }
    }

    /** max |z'|: the scale of a row is that of its diagonal. Rows that nothing can move add nothing. */
    double activity(double[] z) {
        double most = 0;
        for (int i = 0; i < operator.size(); i++) {
            most = Math.max(most, Math.abs(z[i] * response[i]));
        }
        return most;
    }

    void show(PrivateCopy copy) {
        copy.vector(constantName, constant, operator.size());
        copy.vector("mu", mu, operator.contacts());
        operator.show(copy);
    }

    void prepare() {
        checkSizes();
        int n = operator.size();
        if (scale.length < n) {
            scale = new double[Math.max(n, constant.length)];
            response = new double[scale.length];
        }
        String defect = operator.defect() != null ? operator.defect() : operator.asymmetry();
        if (defect != null) {
            throw new ProblemException(operatorName + defect);
        }
        magnitude = 0;
        for (int i = 0; i < n; i++) {
            if (!Double.isFinite(constant[i])) {
                throw new ProblemException(constantName + "[" + i + "] is " + constant[i]);
            }
            magnitude = Math.max(magnitude, Math.abs(constant[i]));
        }
        for (int i = 0; i < operator.bilateral(); i++) {
            set(i, operator.diagonal(i));
        }
        for (int c = 0; c < operator.contacts(); c++) {
            if (!(mu[c] >= 0 && mu[c] < Double.POSITIVE_INFINITY)) {
                throw new ProblemException("friction coefficient of contact " + c + " is " + mu[c]);
            }
            operator.diagonalBlock(c, block);
            double mean = (block[0] + block[4] + block[8]) / 3;
            int row = row(c);
            set(row, mean);
            set(row + 1, mean);
            set(row + 2, mean);
        }
    }

    /** Rows that nothing can move (two fixed bodies) have no effective mass; one is as good as any other. */
    private void set(int row, double diagonal) {
        if (diagonal > 0 && !(1 / diagonal <= Double.MAX_VALUE)) {
            throw new ProblemException(operatorName + " responds to a unit of row " + row + " by " + diagonal
                    + ", which has no inverse; use larger units");
        }
        if (diagonal == Double.POSITIVE_INFINITY) {
            throw new ProblemException(operatorName + " responds to a unit of row " + row
                    + " by more than a number can be; use smaller units");
        }
        response[row] = Math.max(diagonal, 0);
        scale[row] = diagonal > 0 ? 1 / diagonal : 1;
    }
}
