package org.signorini.complementarity.io.internal.json;

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
import org.signorini.complementarity.operator.Operator;

/** Writes what {@link JsonProblemReader} reads, every number with all its bits. Contact matrices go out by blocks. */
public final class JsonProblemWriter {

    private final Writer out;

    private JsonProblemWriter(Writer out) {
        this.out = out;
    }

    /** @param problem prepared, so that it knows its kind */
    public static void write(Problem problem, Writer out) throws IOException, FormatException {
        JsonProblemWriter writer = new JsonProblemWriter(out);
        switch (problem) {
            case LinearProblem p -> writer.linear(p);
            case FrictionProblem p -> writer.conic(p.kind(), p.operator(), "b", p.b(), p.mu());
            case ConeProblem p -> writer.conic(p.kind(), p.operator(), "p", p.r(), p.mu());
            case NonlinearProblem p -> throw new FormatException("a nonlinear problem has no file form");
        }
    }

    private void linear(LinearProblem problem) throws IOException {
        int n = problem.size();
        begin(problem.kind());
        key("M");
        out.write("[");
        for (int i = 0; i < n; i++) {
            out.write(i == 0 ? "\n  " : ",\n  ");
            numbers(problem.matrix().data, i * n, n);
        }
        out.write("]");
        vector("q", problem.q(), n);
        if (problem.kind() == ProblemKind.MLCP) {
            free(problem);
        } else if (problem.kind() == ProblemKind.BOX) {
            bounds("lower", problem.lower(), n);
            bounds("upper", problem.upper(), n);
        }
        out.write("\n}\n");
    }

    private void free(LinearProblem problem) throws IOException {
        key("free");
        String separator = "[";
        for (int i = 0; i < problem.size(); i++) {
            if (problem.isFree(i)) {
                out.write(separator + i);
                separator = ",";
            }
        }
        out.write("]");
    }

    private void bounds(String name, double[] values, int n) throws IOException {
        key(name);
        for (int i = 0; i < n; i++) {
            out.write((i == 0 ? "[" : ",") + text(values[i]));
        }
        out.write("]");
    }

    private void conic(ProblemKind kind, Operator operator, String constant, double[] values, double[] mu)
            throws IOException {
        begin(kind);
        key("bilateral");
        out.write(Integer.toString(operator.bilateral()));
        vector("mu", mu, operator.contacts());
        vector(constant, values, operator.size());
        blocks(operator);
        out.write("\n}\n");
    }

    private void blocks(Operator operator) throws IOException {
        BlockSparseOperator blocks = new BlockSparseOperator();
        operator.assemble(blocks);
        key("blocks");
        out.write("[");
        String separator = "\n  [";
        for (int row = 0; row < blocks.nodes(); row++) {
            for (int e = blocks.rowStarts()[row]; e < blocks.rowStarts()[row + 1]; e++) {
                int column = blocks.columns()[e];
                out.write(separator + row + "," + column + ",");
                numbers(blocks.values(), blocks.valueStarts()[e], blocks.width(row) * blocks.width(column));
                out.write("]");
                separator = ",\n  [";
            }
        }
        out.write("]");
    }

    private void begin(ProblemKind kind) throws IOException {
        out.write("{\n \"kind\":\"" + kind.id() + "\"");
    }

    private void key(String name) throws IOException {
        out.write(",\n \"" + name + "\":");
    }

    private void vector(String name, double[] values, int n) throws IOException {
        key(name);
        numbers(values, 0, n);
    }

    private void numbers(double[] values, int from, int n) throws IOException {
        out.write("[");
        for (int i = 0; i < n; i++) {
            if (i > 0) {
                out.write(",");
            }
            out.write(text(values[from + i]));
        }
        out.write("]");
    }

    /** JSON knows neither NaN nor infinity; whoever reads null is told where a number is missing. */
    private static String text(double value) {
        return Double.isFinite(value) ? Double.toString(value) : "null";
    }
}
