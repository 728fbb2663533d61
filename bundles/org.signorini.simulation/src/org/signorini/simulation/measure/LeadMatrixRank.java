package org.signorini.simulation.measure;

import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.LeadMatrix;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/**
 * Rank of the lead matrix of the problems of a run, S3's claim as a measurement: of each step's last problem, where one
 * was posed. Costs O(n³) a step, more than solving; listens only where somebody asked.
 */
public final class LeadMatrixRank implements StepListener {

    private int size;
    private int rank;
    private int deficiencyMax;
    private long deficient;
    private long problems;
    private double smallest = 1;

    @Override
    public void stepped(Step step) {
        Problem problem = step.problem();
        if (!step.isSolved() || problem instanceof NonlinearProblem) {
            return;
        }
        LeadMatrix matrix = new LeadMatrix(problem);
        size = matrix.size();
        rank = matrix.rank();
        problems++;
        deficient += rank < size ? 1 : 0;
        deficiencyMax = Math.max(deficiencyMax, size - rank);
        smallest = Math.min(smallest, matrix.reciprocalCondition());
    }

    /** Unknowns of the last problem. */
    public int size() {
        return size;
    }

    /** Rank of the last problem. */
    public int rank() {
        return rank;
    }

    /** Problems looked at. */
    public long problems() {
        return problems;
    }

    /** How many of them lacked ranks. */
    public long deficient() {
        return deficient;
    }

    /** Most ranks one of them lacked. */
    public int deficiencyMax() {
        return deficiencyMax;
    }

    /** Smallest singular value by the largest, the least of all problems. */
    public double reciprocalConditionMin() {
        return smallest;
    }
}
