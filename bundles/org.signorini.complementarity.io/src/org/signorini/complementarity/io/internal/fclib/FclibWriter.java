package org.signorini.complementarity.io.internal.fclib;

import java.io.UncheckedIOException;
import java.nio.file.Path;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.Triplets;
import org.signorini.complementarity.operator.BlockSparseOperator;

import io.jhdf.HdfFile;
import io.jhdf.WritableHdfFile;
import io.jhdf.api.WritableGroup;
import io.jhdf.exceptions.HdfException;

/** Writes friction problems as FCLIB's local problems, matrices as triplets. */
public final class FclibWriter {

    private FclibWriter() {
    }

    public static void write(Problem problem, Path path) throws FormatException {
        if (!(problem instanceof FrictionProblem friction)) {
            throw new FormatException("only friction problems have a form in FCLIB; "
                    + "end the name in .json for any other");
        }
        if (friction.contacts() == 0) {
            throw new FormatException("a problem without contacts has no form in FCLIB");
        }
        int bilateral = friction.bilateral();
        int rows = friction.size() - bilateral;
        Triplets w = new Triplets(rows, rows);
        Triplets v = new Triplets(rows, bilateral);
        Triplets r = new Triplets(bilateral, bilateral);
        split(friction, w, v, r);
        Quiet.logging();
        try (WritableHdfFile file = HdfFile.write(path)) {
            WritableGroup local = file.putGroup("fclib_local");
            local.putDataset("spacedim", new int[] {3});
            matrix(local.putGroup("W"), w);
            WritableGroup vectors = local.putGroup("vectors");
            vectors.putDataset("q", part(friction.b(), bilateral, rows));
            vectors.putDataset("mu", part(friction.mu(), 0, friction.contacts()));
            if (bilateral > 0) {
                matrix(local.putGroup("V"), v);
                matrix(local.putGroup("R"), r);
                vectors.putDataset("s", part(friction.b(), 0, bilateral));
            }
        } catch (HdfException | UncheckedIOException e) {
            throw new FormatException("cannot be written, " + e.getMessage(), e);
        }
    }

    /** Bilateral rows stand in front here, in matrices of their own there. */
    private static void split(FrictionProblem problem, Triplets w, Triplets v, Triplets r) {
        BlockSparseOperator blocks = new BlockSparseOperator();
        problem.operator().assemble(blocks);
        int bilateral = problem.bilateral();
        for (int node = 0; node < blocks.nodes(); node++) {
            for (int e = blocks.rowStarts()[node]; e < blocks.rowStarts()[node + 1]; e++) {
                int columns = blocks.width(blocks.columns()[e]);
                for (int k = 0; k < blocks.width(node) * columns; k++) {
                    int i = blocks.firstRow(node) + k / columns;
                    int j = blocks.firstRow(blocks.columns()[e]) + k % columns;
                    double value = blocks.values()[blocks.valueStarts()[e] + k];
                    if (i < bilateral && j < bilateral) {
                        r.add(i, j, value);
                    } else if (j < bilateral) {
                        v.add(i - bilateral, j, value);
                    } else if (i >= bilateral) {
                        w.add(i - bilateral, j - bilateral, value);
                    }
                }
            }
        }
    }

    private static void matrix(WritableGroup group, Triplets entries) {
        // the library beneath cannot write empty arrays: a matrix of zeros gets one of them written out
        int count = Math.max(1, entries.count());
        int[] column = new int[count];
        int[] row = new int[count];
        double[] value = new double[count];
        for (int k = 0; k < entries.count(); k++) {
            column[k] = entries.column(k);
            row[k] = entries.row(k);
            value[k] = entries.value(k);
        }
        group.putDataset("m", new int[] {entries.rows()});
        group.putDataset("n", new int[] {entries.columns()});
        group.putDataset("nz", new int[] {count});
        group.putDataset("nzmax", new int[] {count});
        group.putDataset("p", column);
        group.putDataset("i", row);
        group.putDataset("x", value);
    }

    private static double[] part(double[] values, int from, int count) {
        double[] part = new double[count];
        System.arraycopy(values, from, part, 0, count);
        return part;
    }
}
