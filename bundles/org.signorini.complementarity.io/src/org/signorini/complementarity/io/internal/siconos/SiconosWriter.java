package org.signorini.complementarity.io.internal.siconos;

import java.io.IOException;
import java.io.Writer;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.operator.BlockSparseOperator;

/**
 * Writes Siconos' text files: LCP and mixed LCP dense, friction by 3×3 blocks. A mixed problem keeps its row order; its
 * blocks say which rows are equations.
 */
public final class SiconosWriter {

    private final Writer out;

    private SiconosWriter(Writer out) {
        this.out = out;
    }

    /** @param problem prepared, so that it knows its kind */
    public static void write(Problem problem, Writer out) throws IOException, FormatException {
        SiconosWriter writer = new SiconosWriter(out);
        switch (problem) {
            case LinearProblem p -> writer.linear(p);
            case FrictionProblem p -> writer.friction(p);
            case ConeProblem p -> throw noForm("a cone complementarity problem");
            case NonlinearProblem p -> throw noForm("a nonlinear problem");
        }
    }

    private static FormatException noForm(String what) {
        return new FormatException(what + " has no form in Siconos' text files");
    }

    private void linear(LinearProblem problem) throws IOException, FormatException {
        if (problem.kind() == ProblemKind.BOX) {
            throw noForm("a problem with general bounds");
        }
        int n = problem.size();
        if (problem.kind() == ProblemKind.LCP) {
            out.write(n + "\n");
        } else {
            rowBlocks(problem);
        }
        out.write("0\n" + n + "\n" + n + "\n" + n + "\t" + n + "\n");
        for (int j = 0; j < n; j++) {
            for (int i = 0; i < n; i++) {
                out.write(problem.matrix().data[i * n + j] + " ");
            }
            out.write("\n");
        }
        numbers(problem.q(), n);
    }

    private void rowBlocks(LinearProblem problem) throws IOException {
        int n = problem.size();
        int equations = 0;
        StringBuilder ends = new StringBuilder("0");
        StringBuilder complementary = new StringBuilder();
        for (int i = 0; i < n; i++) {
            equations += problem.isFree(i) ? 1 : 0;
            if (i + 1 == n || problem.isFree(i + 1) != problem.isFree(i)) {
                ends.append(' ').append(i + 1);
                complementary.append(problem.isFree(i) ? "0 " : "1 ");
            }
        }
        out.write("1\n0\n" + equations + "\n" + (n - equations) + "\n" + ends + "\n" + complementary + "\n");
    }

    private void friction(FrictionProblem problem) throws IOException, FormatException {
        if (problem.bilateral() > 0) {
            throw noForm("a friction problem with bilateral rows");
        }
        BlockSparseOperator w = new BlockSparseOperator();
        problem.operator().assemble(w);
        int contacts = problem.contacts();
        int n = problem.size();
        int blocks = w.rowStarts()[contacts];
        out.write("3\n" + contacts + "\n1\n" + n + "\n" + n + "\n" + blocks + "\n");
        if (blocks > 0) {
            out.write(contacts + "\n" + contacts + "\n");
            blockEnds(contacts);
            blockEnds(contacts);
            out.write((contacts + 1) + "\n" + blocks + "\n");
            indices(w.rowStarts(), contacts + 1);
            indices(w.columns(), blocks);
            for (int e = 0; e < blocks; e++) {
                out.write(e + "\n");
                for (int k = 0; k < 9; k++) {
                    // column by column
                    out.write(w.values()[w.valueStarts()[e] + 3 * (k % 3) + k / 3] + "\n");
                }
            }
        }
        numbers(problem.b(), n);
        numbers(problem.mu(), contacts);
    }

    private void blockEnds(int contacts) throws IOException {
        for (int c = 1; c <= contacts; c++) {
            out.write(3 * c + "\t");
        }
        out.write("\n");
    }

    private void indices(int[] values, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.write(values[i] + "\t");
        }
        out.write("\n");
    }

    private void numbers(double[] values, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.write(values[i] + " ");
        }
        out.write("\n");
    }
}
