package org.signorini.study.assembly;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.StringTokenizer;
import java.util.stream.DoubleStream;

import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.ConvexMesh;

/** Reads the corners of STL (text or binary) and OBJ files. Faces do not matter: what touches is the convex hull. */
final class MeshFile {

    private static final long LARGEST = 64L << 20;
    private static final int STL_HEAD = 84;
    private static final int STL_TRIANGLE = 50;

    private MeshFile() {
    }

    static double[] read(ConvexMesh mesh, Path folder, String name) throws ElementException {
        Path file = below(mesh, folder, name);
        byte[] bytes;
        try {
            if (Files.size(file) > LARGEST) {
                throw new ElementException(mesh, null, "the file '" + name + "' is larger than 64 MB");
            }
            bytes = Files.readAllBytes(file);
        } catch (IOException e) {
            throw new ElementException(mesh, null, "the file '" + name + "' cannot be read");
        }
        String lower = name.toLowerCase(Locale.ROOT);
        double[] points;
        try {
            if (lower.endsWith(".obj")) {
                points = text(bytes, "v");
            } else if (lower.endsWith(".stl")) {
                points = isBinary(bytes) ? binary(bytes) : text(bytes, "vertex");
            } else {
                throw new ElementException(mesh, null, "the file '" + name + "' is neither .stl nor .obj");
            }
        } catch (NumberFormatException e) {
            throw new ElementException(mesh, null, "the file '" + name + "' is damaged: " + e.getMessage());
        }
        if (points.length == 0) {
            throw new ElementException(mesh, null, "the file '" + name + "' has no corners");
        }
        return points;
    }

    /** Never outside of the mechanism's folder, whatever a file from elsewhere asks for. */
    private static Path below(ConvexMesh mesh, Path folder, String name) throws ElementException {
        try {
            Path root = folder.toRealPath();
            Path file = root.resolve(name).normalize();
            if (!file.startsWith(root)) {
                throw new ElementException(mesh, null, "the file '" + name + "' is not below the mechanism's folder");
            }
            if (!Files.isRegularFile(file) || !file.toRealPath().startsWith(root)) {
                throw new ElementException(mesh, null, "there is no file '" + name + "' below the mechanism's folder");
            }
            return file;
        } catch (IOException | InvalidPathException e) {
            throw new ElementException(mesh, null, "the file '" + name + "' cannot be found");
        }
    }

    /** Text files may begin with anything; the number of triangles tells. */
    private static boolean isBinary(byte[] bytes) {
        return bytes.length >= STL_HEAD && bytes.length == STL_HEAD
                + (long) STL_TRIANGLE * Integer.toUnsignedLong(little(bytes).getInt(STL_HEAD - 4));
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static double[] binary(byte[] bytes) {
        ByteBuffer buffer = little(bytes);
        int triangles = (bytes.length - STL_HEAD) / STL_TRIANGLE;
        double[] points = new double[9 * triangles];
        for (int t = 0; t < triangles; t++) {
            int at = STL_HEAD + STL_TRIANGLE * t + 12;
            for (int k = 0; k < 9; k++) {
                points[9 * t + k] = buffer.getFloat(at + 4 * k);
            }
        }
        return points;
    }

    /** Three numbers after a keyword at the beginning of a line. */
    private static double[] text(byte[] bytes, String keyword) {
        DoubleStream.Builder points = DoubleStream.builder();
        new String(bytes, StandardCharsets.UTF_8).lines().forEach(line -> {
            StringTokenizer words = new StringTokenizer(line);
            if (words.countTokens() >= 4 && words.nextToken().equals(keyword)) {
                for (int k = 0; k < 3; k++) {
                    points.add(Double.parseDouble(words.nextToken()));
                }
            }
        });
        return points.build().toArray();
    }
}
