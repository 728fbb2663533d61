package org.signorini.bench.certificate;

import java.util.Random;

/**
 * Powers of two that make a problem's numbers as large and small as doubles go: exponents of w, of z, and, where rows
 * have units of their own, of D in D M D. All products stay between 2^−1000 and 2^1000.
 */
record Units(int w, int z, int[] row) {

    /** Decimal 1e±300. */
    private static final int MOST = 996;
    private static final int SPREAD = 40;

    /** A third near one, a third anywhere, a third at the ends of the range. */
    static Units random(Random random, int n, boolean rows) {
        int[] row = new int[n];
        int spread = 0;
        if (rows && random.nextBoolean()) {
            spread = SPREAD;
            for (int i = 0; i < n; i++) {
                row[i] = random.nextInt(2 * SPREAD + 1) - SPREAD;
            }
        }
        int most = MOST - 2 * spread;
        int w;
        int z;
        do {
            w = exponent(random, most);
            z = exponent(random, most);
        } while (Math.abs(w - z) > most);
        return new Units(w, z, row);
    }

    private static int exponent(Random random, int most) {
        return switch (random.nextInt(3)) {
            case 0 -> random.nextInt(41) - 20;
            case 1 -> random.nextInt(2 * most + 1) - most;
            default -> (random.nextBoolean() ? 1 : -1) * (most - random.nextInt(30));
        };
    }

    /** Of entry (i, j) of the matrix. */
    int matrix(int i, int j) {
        return w - z + row[i] + row[j];
    }

    /** Of w_i and q_i. */
    int w(int i) {
        return w + row[i];
    }

    /** Of z_i and its bounds. */
    int z(int i) {
        return z - row[i];
    }
}
