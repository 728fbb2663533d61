package org.signorini.model.mesh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.StringTokenizer;

import org.signorini.model.file.ModelFileException;

/** Reads the points of a mesh: STL, binary or text, and OBJ. Each point once, in the order of the file. */
public final class MeshFiles {

    /** Larger meshes are for pictures, not for contact. */
    private static final int LARGEST = 64 << 20;

    private record Point(double x, double y, double z) {
    }

    private MeshFiles() {
    }

    /**
     * The place of a mesh's file that a model names.
     *
     * @param folder the model's folder
     * @throws ModelFileException if it is not below that folder
     */
    public static Path resolve(Path folder, String name) throws ModelFileException {
        Path base = folder.toAbsolutePath().normalize();
        try {
            Path file = base.resolve(name.replace('\\', '/')).normalize();
            if (file.startsWith(base) && !file.equals(base) && !name.contains(":")) {
                return file;
            }
        } catch (InvalidPathException e) {
            // told below
        }
        throw new ModelFileException(base, 0, "'" + name + "' is no file below it");
    }

    /** x, y, z of each point. */
    public static double[] read(Path file) throws ModelFileException {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        byte[] content = content(file);
        Set<Point> points = name.endsWith(".obj") ? lines(file, content, "v")
                : name.endsWith(".stl") ? stl(file, content) : null;
        if (points == null) {
            throw new ModelFileException(file, 0, "it is neither STL nor OBJ");
        }
        if (points.size() < 4) {
            throw new ModelFileException(file, 0, "it has " + points.size() + " points; a body has at least four");
        }
        double[] coordinates = new double[3 * points.size()];
        int at = 0;
        for (Point p : points) {
            coordinates[at++] = p.x;
            coordinates[at++] = p.y;
            coordinates[at++] = p.z;
        }
        return coordinates;
    }

    private static byte[] content(Path file) throws ModelFileException {
        try {
            if (!Files.isRegularFile(file)) {
                throw new ModelFileException(file, 0, "there is no such file");
            }
            if (Files.size(file) > LARGEST) {
                throw new ModelFileException(file, 0, "it has " + Files.size(file) + " bytes, too many for contact");
            }
            return Files.readAllBytes(file);
        } catch (ModelFileException e) {
            throw e;
        } catch (IOException e) {
            throw new ModelFileException(file, 0, "it cannot be read");
        }
    }

    /** A binary STL is told by its length: 84 bytes and 50 per triangle; its header may well begin with "solid". */
    private static Set<Point> stl(Path file, byte[] content) throws ModelFileException {
        ByteBuffer buffer = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        long triangles = content.length >= 84 ? buffer.getInt(80) & 0xffffffffL : -1;
        if (triangles < 0 || 84 + 50 * triangles != content.length) {
            return lines(file, content, "vertex");
        }
        Set<Point> points = new LinkedHashSet<>();
        for (int t = 0; t < triangles; t++) {
            for (int v = 0; v < 3; v++) {
                int at = 84 + 50 * t + 12 + 12 * v;
                points.add(point(file, 0, buffer.getFloat(at), buffer.getFloat(at + 4), buffer.getFloat(at + 8)));
            }
        }
        return points;
    }

    /** Lines of a word and three numbers. */
    private static Set<Point> lines(Path file, byte[] content, String word) throws ModelFileException {
        Set<Point> points = new LinkedHashSet<>();
        int number = 0;
        for (String line : new String(content, StandardCharsets.ISO_8859_1).split("\n")) {
            number++;
            StringTokenizer words = new StringTokenizer(line);
            if (words.countTokens() >= 4 && words.nextToken().equals(word)) {
                try {
                    points.add(point(file, number, Double.parseDouble(words.nextToken()),
                            Double.parseDouble(words.nextToken()), Double.parseDouble(words.nextToken())));
                } catch (NumberFormatException e) {
                    throw new ModelFileException(file, number, "a coordinate is no number");
                }
            }
        }
        return points;
    }

    private static Point point(Path file, int line, double x, double y, double z) throws ModelFileException {
        if (!Double.isFinite(x + y + z)) {
            throw new ModelFileException(file, line, "a coordinate is not finite");
        }
        // −0 is 0, or the point would be there twice
        return new Point(x + 0.0, y + 0.0, z + 0.0);
    }
}
