package org.signorini.complementarity.io.internal.siconos;

import org.signorini.complementarity.io.internal.FormatException;

/**
 * Which problem a Siconos file holds, from its first numbers. A matrix begins {@code storage rows columns}; where it
 * stands and how large it is tells the kinds apart.
 */
enum SiconosKind {

    LCP, MLCP, FRICTION;

    private static final int ANY = -1;

    static SiconosKind of(Tokens in) throws FormatException {
        int first = in.count("the first number");
        Tokens afterFirst = in.copy();
        int second = in.count("the second number");
        if ((first == 2 || first == 3) && isMatrix(in.copy(), ANY, ANY)) {
            if ((long) first * second > Integer.MAX_VALUE / 2) {
                throw new FormatException("there are " + second + " contacts, too many");
            }
            return FRICTION;
        }
        // a mixed problem 1 1 1 1 0 … also begins like a 1×1 block matrix, but without blocks
        if (isMatrix(afterFirst.copy(), first, ANY) && !(first == 1 && isMixed(in.copy()))) {
            return LCP;
        }
        if (first <= 1 && second <= 1 && first + second > 0) {
            return MLCP;
        }
        if (first == 5 && isMatrix(in.copy(), 5 * second, ANY)) {
            throw new FormatException("holds rolling friction (five rows per contact), for which there is no solver");
        }
        throw new FormatException("begins like none of Siconos' LCP, MLCP and friction problems");
    }

    /** Whether a matrix of this size comes next. */
    static boolean isMatrix(Tokens in, int rows, int columns) {
        try {
            int storage = in.whole("");
            int foundRows = in.whole("");
            int foundColumns = in.whole("");
            boolean fits = (rows == ANY || foundRows == rows) && (columns == ANY || foundColumns == columns);
            return fits && switch (storage) {
                case 0 -> in.whole("") == foundRows && in.whole("") == foundColumns;
                case 1 -> in.whole("") >= 0;
                case 2 -> in.whole("") > 0 && in.next("").equals("CSparse");
                default -> false;
            };
        } catch (FormatException e) {
            return false;
        }
    }

    /** After the two flags a mixed problem goes on {@code n m 0 …}: its row blocks begin at 0. */
    private static boolean isMixed(Tokens in) {
        try {
            return in.whole("") >= 0 && in.whole("") >= 0 && in.whole("") == 0 && in.whole("") > 0;
        } catch (FormatException e) {
            return false;
        }
    }
}
