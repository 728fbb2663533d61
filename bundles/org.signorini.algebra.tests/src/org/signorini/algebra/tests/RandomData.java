package org.signorini.algebra.tests;

import java.util.SplittableRandom;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;

/** Reproducible data for property tests. */
final class RandomData {

    private final SplittableRandom random;

    RandomData(long seed) {
        random = new SplittableRandom(seed);
    }

    double number() {
        return random.nextDouble(-1, 1);
    }

    double[] numbers(int n) {
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = number();
        }
        return a;
    }

    Vector3 vector() {
        return new Vector3(number(), number(), number());
    }

    Quaternion orientation() {
        return Quaternion.rotation(vector(), 4 * number());
    }

    Frame frame() {
        return new Frame(vector(), orientation());
    }

    /** B Bᵀ of an n×r matrix B: positive semidefinite of rank r. */
    double[] gram(int n, int r) {
        double[] b = numbers(n * r);
        double[] a = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < r; k++) {
                    a[i * n + j] += b[i * r + k] * b[j * r + k];
                }
            }
        }
        return a;
    }
}
