package org.signorini.algebra;

/**
 * Sorts in place, O(n log n) always. The library's {@code Arrays.sort} is faster but merges runs in arrays it allocates,
 * which a step must not.
 */
public final class HeapSort {

    private HeapSort() {
    }

    /** Sorts a[from … to) in rising order. */
    public static void sort(long[] a, int from, int to) {
        int n = to - from;
        for (int i = n / 2 - 1; i >= 0; i--) {
            sink(a, from, i, n);
        }
        for (int last = n - 1; last > 0; last--) {
            long largest = a[from];
            a[from] = a[from + last];
            a[from + last] = largest;
            sink(a, from, 0, last);
        }
    }

    private static void sink(long[] a, int from, int start, int n) {
        long value = a[from + start];
        int hole = start;
        for (int child; (child = 2 * hole + 1) < n; hole = child) {
            if (child + 1 < n && a[from + child + 1] > a[from + child]) {
                child++;
            }
            if (a[from + child] <= value) {
                break;
            }
            a[from + hole] = a[from + child];
        }
        a[from + hole] = value;
    }
}
