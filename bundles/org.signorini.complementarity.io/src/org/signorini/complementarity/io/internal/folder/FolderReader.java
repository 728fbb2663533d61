package org.signorini.complementarity.io.internal.folder;

import java.io.IOException;
import java.io.LineNumberReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.ContactMatrix;
import org.signorini.complementarity.io.internal.matrix.DoubleList;

/**
 * A friction problem as a folder of comma-separated files: {@code W.bcoo.csv} with a line per 3×3 block (block row,
 * block column, nine numbers row by row; both triangles), {@code q.csv} (that is b) and {@code mu.csv}, a number per
 * line. Other files in it are not read.
 */
public final class FolderReader {

    public static final String MATRIX = "W.bcoo.csv";
    static final String CONSTANT = "q.csv";
    static final String FRICTION = "mu.csv";

    private final Path folder;

    private FolderReader(Path folder) {
        this.folder = folder;
    }

    public static Problem read(Path folder) throws FormatException, IOException {
        return new FolderReader(folder).read();
    }

    private Problem read() throws FormatException, IOException {
        double[] mu = column(FRICTION);
        double[] b = column(CONSTANT);
        if (b.length != 3L * mu.length) {
            throw new FormatException(CONSTANT + " has " + b.length + " numbers, expected " + 3L * mu.length
                    + " for the " + mu.length + " contacts of " + FRICTION);
        }
        ContactMatrix w = new ContactMatrix(0, mu.length);
        Set<Long> places = new HashSet<>();
        lines(MATRIX, 11, (line, values) -> {
            int row = index(line, values[0], mu.length);
            int column = index(line, values[1], mu.length);
            if (!places.add((long) row * mu.length + column)) {
                throw new FormatException(at(MATRIX, line) + " repeats block (" + row + ", " + column + ")");
            }
            w.addBlock(row, column, values, 2);
        });
        return new FrictionProblem(w.build(), b, mu);
    }

    private double[] column(String name) throws FormatException, IOException {
        DoubleList list = new DoubleList();
        lines(name, 1, (line, values) -> list.add(values[0]));
        return list.toArray();
    }

    private static int index(int line, double value, int contacts) throws FormatException {
        if (value != Math.rint(value) || value < 0 || value >= contacts) {
            throw new FormatException(at(MATRIX, line) + " names contact " + value + ", but there are " + contacts);
        }
        return (int) value;
    }

    private interface Line {
        void accept(int number, double[] values) throws FormatException;
    }

    private void lines(String name, int count, Line consumer) throws FormatException, IOException {
        Path file = folder.resolve(name);
        if (!Files.isRegularFile(file)) {
            throw new FormatException(name + " is missing in this folder");
        }
        double[] values = new double[count];
        try (LineNumberReader in = new LineNumberReader(
                Files.newBufferedReader(file, StandardCharsets.ISO_8859_1))) {
            for (String text = in.readLine(); text != null; text = in.readLine()) {
                if (!text.isBlank()) {
                    parse(name, in.getLineNumber(), text, values);
                    consumer.accept(in.getLineNumber(), values);
                }
            }
        }
    }

    private static void parse(String name, int line, String text, double[] values) throws FormatException {
        String[] words = text.split(",", -1);
        if (words.length != values.length) {
            throw new FormatException(at(name, line) + " has " + words.length + " numbers, expected " + values.length);
        }
        for (int i = 0; i < words.length; i++) {
            try {
                values[i] = Double.parseDouble(words[i].strip());
            } catch (NumberFormatException e) {
                throw new FormatException(at(name, line) + " has '" + shown(words[i]) + "', expected a number", e);
            }
            if (!Double.isFinite(values[i])) {
                throw new FormatException(at(name, line) + " has " + words[i].strip() + ", not a finite number");
            }
        }
    }

    private static String shown(String word) {
        String plain = word.replaceAll("[^ -~]", "?");
        return plain.length() > 40 ? plain.substring(0, 40) + "…" : plain;
    }

    private static String at(String name, int line) {
        return name + " line " + line;
    }
}
