package org.signorini.complementarity;

import java.util.Arrays;

import org.signorini.complementarity.operator.Operator;

/**
 * All numbers a problem is made of, kept where no solver reaches them: what is certified after a solve is the problem
 * as it was before. Problems and operators show their numbers in a fixed order ({@link Problem#show},
 * {@link Operator#show}); the copy takes them, compares them bit by bit or puts them back.
 *
 * <p>
 * An operator without a matrix shows what it computes from (bodies, frames, Jacobians), which is as many numbers as it
 * stores and far fewer than its matrix has. One that shows nothing of itself is known by its product with a fixed
 * vector, and can be compared but not put back. A nonlinear function is known by its value at one point.
 *
 * <p>
 * Costs a copy and a comparison of the data, less than one product with the matrix. Arrays are kept and grow only.
 */
public final class PrivateCopy {

    /** Numbers for which a loop is quicker than a call that is made for many. */
    private static final int FEW = 32;

    private static final int TAKE = 0;
    private static final int COMPARE = 1;
    private static final int RESTORE = 2;

    private double[] numbers = {};
    private int[] indices = {};
    private double[] probe = {};
    private double[] product = {};
    private int number;
    private int index;
    private int task = TAKE;
    private String difference;
    private boolean compared;
    private boolean restored;

    /** Copies the problem as it is now. */
    public void take(Problem problem) {
        difference = null;
        compared = false;
        run(TAKE, problem);
    }

    /**
     * Compares with a problem that should be the one copied.
     *
     * @return {@code null} where all bits are the same, else what is not: {@code M[2][3]}
     */
    public String compare(Problem problem) {
        difference = null;
        compared = true;
        run(COMPARE, problem);
        return difference;
    }

    /** Whether it was compared since it was taken; {@link #difference} is what the last comparison found. */
    public boolean isCompared() {
        return compared;
    }

    /** What the last comparison found, or {@code null}. */
    public String difference() {
        return difference;
    }

    /**
     * Puts the numbers back.
     *
     * @return whether that was possible; it is not where a size was changed
     */
    public boolean restore(Problem problem) {
        restored = true;
        run(RESTORE, problem);
        return restored;
    }

    private void run(int what, Problem problem) {
        task = what;
        number = 0;
        index = 0;
        count("its size", problem.size());
        if (goesOn()) {
            problem.show(this);
        }
    }

    /** Whether what follows is still of interest: not after a first difference, which may be that of a length. */
    public boolean goesOn() {
        return task == TAKE || (task == COMPARE ? difference == null : restored);
    }

    /** A number of rows, bodies or entries. */
    public void count(String name, int value) {
        if (!goesOn()) {
            return;
        }
        if (task == TAKE) {
            indices = room(indices, 1);
            indices[index++] = value;
        } else {
            boolean equal = indices[index++] == value;
            note(equal, name);
            restored &= equal;
        }
    }

    /** Places of numbers. */
    public void indices(String name, int[] values, int length) {
        if (!goesOn()) {
            return;
        }
        if (task == TAKE) {
            indices = room(indices, length);
            System.arraycopy(values, 0, indices, index, length);
        } else if (!isIn(indices.length, index, values.length, length)) {
            note(false, name);
            restored = false;
        } else if (task == COMPARE) {
            note(Arrays.equals(values, 0, length, indices, index, index + length), name);
        } else {
            System.arraycopy(indices, index, values, 0, length);
        }
        index += length;
    }

    /** A vector. */
    public void vector(String name, double[] values, int length) {
        matrix(name, values, length, 0);
    }

    /** A matrix, row-major; {@code columns} tells how to name an entry, 0 of a vector. */
    public void matrix(String name, double[] values, int length, int columns) {
        if (!goesOn()) {
            return;
        }
        if (task == TAKE) {
            numbers = room(numbers, length);
            if (length <= FEW) {
                for (int k = 0; k < length; k++) {
                    numbers[number + k] = values[k];
                }
            } else {
                System.arraycopy(values, 0, numbers, number, length);
            }
        } else if (!isIn(numbers.length, number, values.length, length)) {
            note(false, name);
            restored = false;
        } else if (task == COMPARE) {
            compare(name, values, length, columns);
        } else {
            System.arraycopy(numbers, number, values, 0, length);
        }
        number += length;
    }

    /** Stretches of {@code width} numbers, {@code stride} apart, from {@code from} on. */
    public void stretches(String name, double[] values, int from, int stride, int width, int length) {
        if (!goesOn()) {
            return;
        }
        if (task == TAKE) {
            numbers = room(numbers, width * length);
        }
        for (int k = 0, at = from; k < length; k++, at += stride) {
            for (int i = at; i < at + width; i++, number++) {
                if (task == TAKE) {
                    numbers[number] = values[i];
                } else if (task == COMPARE) {
                    note(same(numbers[number], values[i]), name);
                } else {
                    values[i] = numbers[number];
                }
            }
        }
    }

    /** An operator that shows nothing else: its product with a fixed vector. */
    public void product(Operator operator) {
        int n = operator.size();
        if (product.length < n) {
            product = new double[n];
            probe = new double[n];
            for (int i = 0; i < n; i++) {
                // the golden ratio's multiples, nowhere near a pattern that a matrix might map to zero
                double turn = 0.6180339887498949 * (i + 1);
                probe[i] = 0.5 + turn - Math.floor(turn);
            }
        }
        if (task != RESTORE) {
            operator.multiply(probe, product);
            vector("the product with a fixed vector", product, n);
        } else {
            restored = false;
        }
    }

    private void compare(String name, double[] values, int length, int columns) {
        if (length <= FEW && areSame(values, length)) {
            return;
        }
        int at = Arrays.mismatch(values, 0, length, numbers, number, number + length);
        if (at >= 0) {
            difference = columns > 0 ? name + "[" + at / columns + "][" + at % columns + "]" : name + "[" + at + "]";
        }
    }

    private boolean areSame(double[] values, int length) {
        long bits = 0;
        for (int k = 0; k < length; k++) {
            bits |= Double.doubleToRawLongBits(values[k]) ^ Double.doubleToRawLongBits(numbers[number + k]);
        }
        return bits == 0;
    }

    private void note(boolean equal, String name) {
        if (!equal && task == COMPARE) {
            difference = name;
        }
    }

    private static boolean same(double a, double b) {
        return Double.doubleToRawLongBits(a) == Double.doubleToRawLongBits(b);
    }

    private static boolean isIn(int kept, int at, int live, int length) {
        return at + length <= kept && length <= live;
    }

    private double[] room(double[] array, int more) {
        return number + more <= array.length ? array : Arrays.copyOf(array, 2 * (number + more));
    }

    private int[] room(int[] array, int more) {
        return index + more <= array.length ? array : Arrays.copyOf(array, 2 * (index + more));
    }
}
