package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.LinearProblem;

/**
 * Parts of a problem that do not touch each other: connected components of the graph of M. Each is a problem of its
 * own, and many small ones are solved in far fewer and far cheaper pivots than one large one. n² to find, less where M
 * is full.
 */
final class Components {

    private int[] parent = {};
    private int[] index = {};
    private int[] start = {};
    private int[] number = {};
    private int count;

    /** How many there are. */
    int count() {
        return count;
    }

    int size(int component) {
        return start[component + 1] - start[component];
    }

    /** Copies the rows of a component, ascending. */
    void rows(int component, int[] rows) {
        System.arraycopy(index, start[component], rows, 0, size(component));
    }

    /** Finds them; numbered by their lowest rows. */
    void find(LinearProblem problem) {
        int n = problem.size();
        if (start.length < n + 1) {
            parent = new int[n];
            index = new int[n];
            number = new int[n];
            start = new int[n + 1];
        }
        connect(problem.matrix().data, n);
        count = 0;
        for (int i = 0; i < n; i++) {
            if (parent[i] == i) {
                start[count] = 0;
                number[i] = count++;
            }
        }
        start[count] = n;
        collect(n);
    }

    /** Union by lowest index, stopping as soon as all are one. */
    private void connect(double[] m, int n) {
        for (int i = 0; i < n; i++) {
            parent[i] = i;
        }
        int left = n;
        for (int i = 0, k = 0; i < n && left > 1; i++) {
            for (int j = 0; j < n; j++, k++) {
                if (m[k] != 0) {
                    int a = root(i);
                    int b = root(j);
                    if (a != b) {
                        parent[Math.max(a, b)] = Math.min(a, b);
                        left--;
                    }
                }
            }
        }
    }

    private int root(int i) {
        int r = i;
        while (parent[r] != r) {
            parent[r] = parent[parent[r]];
            r = parent[r];
        }
        return r;
    }

    /** Counting sort of the rows by component. */
    private void collect(int n) {
        for (int i = 0; i < n; i++) {
            start[number[root(i)]]++;
        }
        for (int c = count - 1, end = n; c >= 0; c--) {
            end -= start[c];
            start[c] = end;
        }
        for (int i = 0; i < n; i++) {
            index[start[number[root(i)]]++] = i;
        }
        for (int c = count - 1; c > 0; c--) {
            start[c] = start[c - 1];
        }
        start[0] = 0;
        start[count] = n;
    }
}
