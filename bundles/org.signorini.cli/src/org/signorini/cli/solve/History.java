package org.signorini.cli.solve;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.signorini.complementarity.solver.Monitor;

/**
 * The iterations of a solve as a comma-separated file: iteration and merit, in front of them the solver where there are
 * several. Written as they come, so that a solve that is stopped leaves what it did.
 */
public final class History implements AutoCloseable {

    private final BufferedWriter out;
    private final boolean several;

    public History(Path file, boolean several) throws IOException {
        this.several = several;
        out = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
        out.write(several ? "solver,iteration,merit\n" : "iteration,merit\n");
    }

    /** Hears the next solve. */
    public Monitor.Listener listener(String solver) {
        String prefix = several ? solver + "," : "";
        return (number, merit) -> {
            try {
                out.write(prefix + number + "," + (Double.isNaN(merit) ? "" : Double.toString(merit)) + "\n");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
