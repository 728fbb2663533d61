package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.ContactGraphOperator;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/** A matrix is the same matrix however it is kept: contact graph, blocks, dense. */
class OperatorTest {

    private static final int GRAPHS = 300;
    private static final double ROUNDING = 1e-12;

    private static List<Operator> forms(long seed) {
        ContactGraphOperator graph = Graphs.random(new Random(seed));
        BlockSparseOperator blocks = Graphs.blocks(graph);
        DenseOperator dense = Graphs.dense(graph);
        return List.of(dense, graph, blocks, Graphs.blocks(blocks), Graphs.blocks(dense));
    }

    /** The definition, J M⁻¹ Jᵀ, on a graph small enough to write down: two bodies, one contact between them. */
    @Test
    void contactOfTwoBodies() {
        ContactGraphOperator graph = new ContactGraphOperator();
        graph.begin(2);
        graph.setBody(0, 1, new double[] {1, 0, 0, 0, 2, 0, 0, 0, 3}, 0);
        graph.setBody(1, 0.5, new double[] {4, 0, 0, 0, 5, 0, 0, 0, 6}, 0);
        // n = x, t1 = y, t2 = z at arms ±1 along x: moments r × d
        double[] a = {-1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, -1, 0, 1, 0};
        double[] b = {1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1, 0, 0, 1, 0, 1, 0};
        graph.addContact(0, a, 0, 1, b, 0);
        double[] block = new double[9];
        graph.diagonalBlock(0, block);
        assertArrayEquals(new double[] {1.5, 0, 0, 0, 1.5 + 3 + 6, 0, 0, 0, 1.5 + 2 + 5}, block, 1e-15);
    }

    @Test
    void productsAgree() {
        for (long seed = 0; seed < GRAPHS; seed++) {
            List<Operator> forms = forms(seed);
            int n = forms.get(0).size();
            double[] x = new Random(seed).doubles(n, -1, 1).toArray();
            double[] expected = new double[n];
            forms.get(0).multiply(x, expected);
            for (Operator form : forms) {
                assertEquals(n, form.size());
                assertEquals(forms.get(0).bilateral(), form.bilateral());
                assertEquals(forms.get(0).contacts(), form.contacts());
                double[] y = new double[n];
                form.multiply(x, y);
                assertArrayEquals(expected, y, ROUNDING, name(form, seed));
                assertNull(form.asymmetry(), name(form, seed));
                assertNull(form.defect(), name(form, seed));
            }
        }
    }

    @Test
    void diagonalsAgree() {
        double[] expected = new double[9];
        double[] block = new double[9];
        for (long seed = 0; seed < GRAPHS; seed++) {
            List<Operator> forms = forms(seed);
            for (Operator form : forms) {
                for (int i = 0; i < form.bilateral(); i++) {
                    assertEquals(forms.get(0).diagonal(i), form.diagonal(i), ROUNDING, name(form, seed));
                }
                for (int c = 0; c < form.contacts(); c++) {
                    forms.get(0).diagonalBlock(c, expected);
                    form.diagonalBlock(c, block);
                    assertArrayEquals(expected, block, ROUNDING, name(form, seed));
                }
            }
        }
    }

    /** Random changes of x; rows asked for between them are those of the product. */
    @Test
    void traversalsAgree() {
        for (long seed = 0; seed < GRAPHS; seed++) {
            for (Operator form : forms(seed)) {
                form.asymmetry();
                traverse(form, seed);
            }
        }
    }

    /** A nearly symmetric dense matrix must not be traversed by its transpose. */
    @Test
    void traversalOfNearlySymmetricMatrix() {
        for (long seed = 0; seed < 50; seed++) {
            DenseOperator dense = Graphs.dense(Graphs.random(new Random(seed)));
            for (int i = 1; i < dense.size(); i++) {
                dense.matrix().add(i, 0, 1e-5 * dense.matrix().get(i, 0));
            }
            assertNull(dense.asymmetry());
            traverse(dense, seed);
        }
    }

    private static void traverse(Operator operator, long seed) {
        Random random = new Random(seed);
        int n = operator.size();
        double[] x = random.doubles(n, -1, 1).toArray();
        double[] y = new double[n];
        double[] rows = new double[3];
        operator.start(x);
        for (int k = 0; k < 10; k++) {
            if (operator.contacts() > 0) {
                int c = random.nextInt(operator.contacts());
                double[] d = random.doubles(3, -1, 1).toArray();
                int first = operator.bilateral() + 3 * c;
                operator.add(c, d[0], d[1], d[2]);
                for (int r = 0; r < 3; r++) {
                    x[first + r] += d[r];
                }
            }
            if (n > 0) {
                int i = random.nextInt(n);
                operator.add(i, 0.5);
                x[i] += 0.5;
            }
            operator.multiply(x, y);
            for (int i = 0; i < n; i++) {
                assertEquals(y[i], operator.row(i), ROUNDING, name(operator, seed) + " row " + i);
            }
            for (int c = 0; c < operator.contacts(); c++) {
                operator.rows(c, rows);
                int first = operator.bilateral() + 3 * c;
                assertArrayEquals(Arrays.copyOfRange(y, first, first + 3), rows, ROUNDING, name(operator, seed));
            }
        }
    }

    /** One operator refilled with graphs of changing size gives what a fresh one gives, bit by bit. */
    @Test
    void refillingLeavesNothingBehind() {
        BlockSparseOperator reused = new BlockSparseOperator();
        for (long seed = 0; seed < GRAPHS; seed++) {
            ContactGraphOperator graph = Graphs.random(new Random(seed));
            graph.assemble(reused);
            double[] x = new Random(seed).doubles(graph.size(), -1, 1).toArray();
            double[] expected = new double[graph.size()];
            double[] y = new double[graph.size()];
            Graphs.blocks(graph).multiply(x, expected);
            reused.multiply(x, y);
            assertArrayEquals(expected, y, "seed " + seed);
        }
    }

    private static String name(Operator operator, long seed) {
        return operator.getClass().getSimpleName() + " seed " + seed;
    }
}
