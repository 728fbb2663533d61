package org.signorini.complementarity.io;

import java.util.Arrays;

import org.signorini.complementarity.io.internal.FormatException;

/** The forms problems have in files. */
enum ProblemFormat {

    /** The project's own; every kind of problem but nonlinear ones. */
    JSON,
    /** HDF5 files of the frictional contact library. */
    FCLIB,
    /** Siconos' text files. */
    SICONOS,
    /** A folder of comma-separated files. */
    FOLDER;

    private static final byte[] HDF5_SIGNATURE = {(byte) 0x89, 'H', 'D', 'F', '\r', '\n', 0x1a, '\n'};

    /** Some editors put it in front of UTF-8. */
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    /** Told by the first bytes; where they say nothing, by the file's name, so that its reader says what is wrong. */
    static ProblemFormat of(byte[] content, String name) throws FormatException {
        if (content.length == 0) {
            throw new FormatException("is empty");
        }
        if (startsWith(content, HDF5_SIGNATURE)) {
            return FCLIB;
        }
        int first = firstVisible(content);
        if (first == '{' || name.endsWith(".json")) {
            return JSON;
        }
        if (first >= '0' && first <= '9' || name.endsWith(".dat")) {
            return SICONOS;
        }
        if (name.endsWith(".h5") || name.endsWith(".hdf5")) {
            throw new FormatException("is not an HDF5 file");
        }
        throw new FormatException("is no problem file: neither JSON nor FCLIB's HDF5 nor Siconos' text");
    }

    /** By a name in lower case. */
    static ProblemFormat forName(String name) throws FormatException {
        int dot = name.lastIndexOf('.');
        return switch (dot <= 0 ? "" : name.substring(dot)) {
            case ".json" -> JSON;
            case ".h5", ".hdf5" -> FCLIB;
            case ".dat" -> SICONOS;
            case "" -> FOLDER;
            default -> throw new FormatException(
                    "has a name that tells no format; end it in .json, .hdf5 or .dat, or in nothing for a folder");
        };
    }

    private static boolean startsWith(byte[] content, byte[] signature) {
        return content.length >= signature.length
                && Arrays.equals(content, 0, signature.length, signature, 0, signature.length);
    }

    private static int firstVisible(byte[] content) {
        int i = startsWith(content, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
        while (i < content.length && (content[i] == ' ' || content[i] >= '\t' && content[i] <= '\r')) {
            i++;
        }
        return i < content.length ? content[i] : ' ';
    }
}
