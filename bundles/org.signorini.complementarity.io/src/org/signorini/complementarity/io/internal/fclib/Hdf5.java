package org.signorini.complementarity.io.internal.fclib;

import org.signorini.complementarity.io.internal.FormatException;

import io.jhdf.HdfFile;
import io.jhdf.api.Dataset;
import io.jhdf.api.Group;
import io.jhdf.api.Node;

/**
 * An HDF5 file in memory, read by absolute paths. The library beneath meets damage with whatever exception its parsing
 * runs into; here each becomes a sentence about the element.
 */
final class Hdf5 implements AutoCloseable {

    /** Deflate, the strongest filter there is, cannot compress further. */
    private static final long MOST_COMPRESSED = 1100;

    private final HdfFile file;
    private final int length;

    Hdf5(byte[] content) throws FormatException {
        length = content.length;
        Quiet.logging();
        try {
            file = HdfFile.fromBytes(content);
        } catch (RuntimeException e) {
            throw new FormatException("is not a whole HDF5 file", e);
        }
    }

    boolean has(String path) throws FormatException {
        return find(path) != null;
    }

    int whole(String path) throws FormatException {
        int[] values = wholes(path);
        if (values.length != 1) {
            throw new FormatException(path + " has " + values.length + " numbers, expected 1");
        }
        return values[0];
    }

    /** Whole numbers of any width, as long as they are ints. */
    int[] wholes(String path) throws FormatException {
        Object data = data(path);
        if (data instanceof int[] values) {
            return values;
        }
        if (data instanceof long[] values) {
            int[] narrow = new int[values.length];
            for (int i = 0; i < values.length; i++) {
                narrow[i] = (int) values[i];
                if (narrow[i] != values[i]) {
                    throw new FormatException(path + "[" + i + "] is " + values[i] + ", too large");
                }
            }
            return narrow;
        }
        if (data instanceof Integer value) {
            return new int[] {value};
        }
        throw new FormatException(path + " does not hold whole numbers");
    }

    /** Exactly this many numbers. */
    double[] numbers(String path, int count) throws FormatException {
        double[] values = numbers(path);
        if (values.length != count) {
            throw new FormatException(path + " has " + values.length + " numbers, expected " + count);
        }
        return values;
    }

    double[] numbers(String path) throws FormatException {
        Object data = data(path);
        if (data instanceof double[] values) {
            return values;
        }
        if (data instanceof Double value) {
            return new double[] {value};
        }
        throw new FormatException(path + " does not hold numbers of double precision");
    }

    private Object data(String path) throws FormatException {
        if (!(find(path) instanceof Dataset dataset)) {
            throw new FormatException(path + " is missing");
        }
        try {
            if (dataset.getSizeInBytes() > MOST_COMPRESSED * length) {
                throw new FormatException(path + " claims more numbers than the file can hold");
            }
            if (dataset.getSize() == 0) {
                return empty(dataset.getJavaType());
            }
            Object data = dataset.getDataFlat();
            if (data == null) {
                throw new FormatException(path + " was never filled");
            }
            return data;
        } catch (RuntimeException e) {
            throw damaged(path, e);
        }
    }

    private static Object empty(Class<?> type) {
        return type == double.class ? new double[0] : new int[0];
    }

    private Node find(String path) throws FormatException {
        try {
            Group group = file;
            String[] names = path.substring(1).split("/");
            for (int k = 0; k < names.length - 1; k++) {
                if (!(child(group, names[k]) instanceof Group next)) {
                    return null;
                }
                group = next;
            }
            return child(group, names[names.length - 1]);
        } catch (RuntimeException e) {
            throw damaged(path, e);
        }
    }

    private static Node child(Group group, String name) {
        return group.getChildren().get(name);
    }

    private static FormatException damaged(String path, RuntimeException e) {
        return new FormatException(path + " cannot be read, the file is damaged there", e);
    }

    @Override
    public void close() {
        file.close();
    }
}
