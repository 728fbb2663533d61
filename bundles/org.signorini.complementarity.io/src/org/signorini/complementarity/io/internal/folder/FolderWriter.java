package org.signorini.complementarity.io.internal.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.file.AtomicFile;

/** Writes what {@link FolderReader} reads. */
public final class FolderWriter {

    private FolderWriter() {
    }

    public static void write(Problem problem, Path folder) throws IOException, FormatException {
        if (!(problem instanceof FrictionProblem friction) || friction.bilateral() > 0) {
            throw new FormatException("only friction problems without bilateral rows are kept in folders; "
                    + "end the name in .json for any other");
        }
        Files.createDirectories(folder);
        BlockSparseOperator w = new BlockSparseOperator();
        friction.operator().assemble(w);
        AtomicFile.writeText(folder.resolve(FolderReader.MATRIX), out -> {
            for (int row = 0; row < w.nodes(); row++) {
                for (int e = w.rowStarts()[row]; e < w.rowStarts()[row + 1]; e++) {
                    out.write(row + "," + w.columns()[e]);
                    for (int k = 0; k < 9; k++) {
                        out.write("," + w.values()[w.valueStarts()[e] + k]);
                    }
                    out.write("\n");
                }
            }
        });
        column(folder.resolve(FolderReader.CONSTANT), friction.b(), friction.size());
        column(folder.resolve(FolderReader.FRICTION), friction.mu(), friction.contacts());
    }

    private static void column(Path file, double[] values, int n) throws IOException, FormatException {
        AtomicFile.writeText(file, out -> {
            for (int i = 0; i < n; i++) {
                out.write(values[i] + "\n");
            }
        });
    }
}
