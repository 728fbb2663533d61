package org.signorini.complementarity.io.internal.siconos;

import java.util.ArrayList;
import java.util.List;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.Condensation;
import org.signorini.complementarity.io.internal.matrix.ContactProblems;
import org.signorini.complementarity.io.internal.matrix.DenseMatrices;
import org.signorini.complementarity.io.internal.matrix.Triplets;

/**
 * Text files in which Siconos keeps its problems. They do not say of which kind they are; the first numbers tell:
 *
 * <pre>
 * LCP       n                M (n×n)                        q
 * MLCP      1|0 1|0 n m      row blocks, which are complementary, M, q   and/or   A B C D a b
 * friction  dimension nc     M (dimension·nc square)        q            μ
 * global    dimension nc     M (bodies)  H (bodies × dimension·nc)       q  b  μ
 * </pre>
 *
 * What follows the last number (remarks, known solutions) is not read.
 */
public final class SiconosReader {

    private final Tokens in;

    private SiconosReader(Tokens in) {
        this.in = in;
    }

    public static Problem read(byte[] text) throws FormatException {
        Tokens in = new Tokens(text);
        if (!in.hasNext()) {
            throw new FormatException("is empty");
        }
        SiconosReader reader = new SiconosReader(in);
        return switch (SiconosKind.of(in.copy())) {
            case LCP -> reader.lcp();
            case MLCP -> reader.mixed();
            case FRICTION -> reader.friction();
        };
    }

    private Problem lcp() throws FormatException {
        int n = in.count("the size");
        Triplets m = square("M", n);
        // before the matrix is built, which may be sparse in the file and is dense here
        double[] q = vector("q", n);
        return LinearProblem.lcp(DenseMatrices.of(m, "M"), q);
    }

    private Problem mixed() throws FormatException {
        boolean whole = in.count("the first flag") != 0;
        in.count("the second flag");
        int n = in.count("the number of equations");
        int m = in.count("the number of complementarity conditions");
        if ((long) n + m > Integer.MAX_VALUE) {
            throw new FormatException("there are " + n + " equations and " + m + " conditions, too many");
        }
        // before anything of that size is built; the matrix may be sparse, the constant terms never are
        in.require(n + m, "q");
        return whole ? mixedWhole(n + m) : mixedParts(n, m);
    }

    private Problem mixedWhole(int size) throws FormatException {
        List<Integer> end = new ArrayList<>();
        int start = in.count("the first row block");
        int last = start;
        while (last < size) {
            int next = in.count("the end of row block " + end.size());
            if (next <= last || next > size) {
                throw in.wrong("the end of row block " + end.size(), Integer.toString(next),
                        "more than " + last + ", at most " + size);
            }
            end.add(next);
            last = next;
        }
        List<Integer> free = new ArrayList<>();
        int row = start;
        for (int block = 0; block < end.size(); block++) {
            boolean complementary = in.count("whether row block " + block + " is complementary") != 0;
            for (; row < end.get(block); row++) {
                if (!complementary) {
                    free.add(row);
                }
            }
        }
        Triplets m = square("M", size);
        double[] q = vector("q", size);
        return LinearProblem.mixed(DenseMatrices.of(m, "M"), q, free.stream().mapToInt(Integer::intValue).toArray());
    }

    /** 0 = A u + C v + a, w = D u + B v + b ⟂ v. */
    private Problem mixedParts(int n, int m) throws FormatException {
        in.require((n + m) * (long) (n + m), "the matrix");
        Triplets entries = new Triplets(n + m, n + m);
        part("A", entries, 0, 0, n, n);
        part("B", entries, n, n, m, m);
        part("C", entries, 0, n, n, m);
        part("D", entries, n, 0, m, n);
        double[] q = vector("the constant terms a and b", n + m);
        int[] free = new int[n];
        for (int i = 0; i < n; i++) {
            free[i] = i;
        }
        return LinearProblem.mixed(DenseMatrices.of(entries, "the matrix"), q, free);
    }

    private void part(String name, Triplets entries, int firstRow, int firstColumn, int rows, int columns)
            throws FormatException {
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                entries.add(firstRow + i, firstColumn + j, in.number(name));
            }
        }
    }

    private Problem friction() throws FormatException {
        int dimension = in.count("the dimension");
        int contacts = in.count("the number of contacts");
        int n = dimension * contacts;
        Triplets m = SiconosMatrix.read(in, "M");
        if (SiconosKind.isMatrix(in.copy(), m.rows(), n)) {
            return global(dimension, contacts, m);
        }
        if (!m.isSquare(n)) {
            throw new FormatException("M is " + m.shape() + ", expected " + n + "×" + n + " for " + contacts
                    + " contacts of " + dimension + " rows");
        }
        double[] q = vector("q", n);
        double[] mu = vector("mu", contacts);
        ContactProblems problem = new ContactProblems(dimension, contacts, 0);
        problem.contactRows(m, q);
        return problem.problem(mu);
    }

    private Problem global(int dimension, int contacts, Triplets m) throws FormatException {
        if (!m.isSquare(m.rows())) {
            throw new FormatException("M is " + m.shape() + ", not square");
        }
        Triplets h = SiconosMatrix.read(in, "H");
        double[] q = vector("q", m.rows());
        double[] b = vector("b", h.columns());
        double[] mu = vector("mu", contacts);
        return new Condensation(m).condense(dimension, h, new Triplets(m.rows(), 0), q, b, new double[0], mu);
    }

    private Triplets square(String name, int n) throws FormatException {
        Triplets matrix = SiconosMatrix.read(in, name);
        if (!matrix.isSquare(n)) {
            throw new FormatException(name + " is " + matrix.shape() + ", expected " + n + "×" + n);
        }
        return matrix;
    }

    private double[] vector(String name, int n) throws FormatException {
        in.require(n, name);
        double[] values = new double[n];
        for (int i = 0; i < n; i++) {
            values[i] = in.number(name + "[" + i + "]");
        }
        return values;
    }
}
