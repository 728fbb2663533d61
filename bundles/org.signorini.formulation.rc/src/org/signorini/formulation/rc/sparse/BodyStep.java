package org.signorini.formulation.rc.sparse;

import java.util.Arrays;

/** One body's step of the recursion of {@link TreeCompliance}, on 6×6 blocks, row-major. */
final class BodyStep {

    private static final int SIZE = PivotBlock.SIZE;

    private final double[] g = new double[SIZE];
    private final double[] z = new double[SIZE];
    private final double[] ku = new double[SIZE];

    /**
     * Computes U, K⁻¹ and (GGᵀ)⁻¹ of the body at place k.
     *
     * @param p      its position
     * @param parent place of the next body, whose K⁻¹ is known, or −1
     */
    void take(SaddleFactor factor, int p, int parent, double[] up, double[] inverse, double[] apart, int k) {
        int at = SIZE * k;
        invert(factor.diagonal, SIZE * p);
        square(apart, at);
        System.arraycopy(apart, at, inverse, at, SIZE);
        int link = factor.structure.next(p);
        if (link < 0) {
            return;
        }
        int rank = throughLink(factor, p, link);
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = inverse[at + 6 * i + j];
                for (int r = 0; r < 6 * rank; r += 6) {
                    sum -= z[r + i] * z[r + j];
                }
                inverse[at + 6 * i + j] = sum;
                inverse[at + 6 * j + i] = sum;
            }
        }
        if (parent >= 0) {
            addParent(factor, link, rank, up, inverse, at, SIZE * parent);
        }
    }

    /** g = G⁻¹, lower triangle, from G with the reciprocals of its diagonal. */
    private void invert(double[] d, int at) {
        Arrays.fill(g, 0);
        for (int j = 0; j < 6; j++) {
            g[7 * j] = d[at + 7 * j];
            for (int i = j + 1; i < 6; i++) {
                double sum = 0;
                for (int m = j; m < i; m++) {
                    sum -= d[at + 6 * i + m] * g[6 * m + j];
                }
                g[6 * i + j] = sum * d[at + 7 * i];
            }
        }
    }

    /** out = gᵀg. */
    private void square(double[] out, int at) {
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = 0;
                for (int m = i; m < 6; m++) {
                    sum += g[6 * m + i] * g[6 * m + j];
                }
                out[at + 6 * i + j] = sum;
                out[at + 6 * j + i] = sum;
            }
        }
    }

    /** z = G_l⁻¹ B_bl G_b⁻¹ in the order rows of the link are eliminated; how many there are. */
    private int throughLink(SaddleFactor factor, int p, int link) {
        int rank = factor.rank[link];
        int block = SIZE * factor.structure.start[p];
        int d = SIZE * link;
        for (int r = 0; r < rank; r++) {
            int b = block + 6 * factor.order[6 * link + r];
            for (int j = 0; j < 6; j++) {
                double sum = 0;
                for (int m = j; m < 6; m++) {
                    sum += factor.below[b + m] * g[6 * m + j];
                }
                for (int m = 0; m < r; m++) {
                    sum -= factor.diagonal[d + 6 * r + m] * z[6 * m + j];
                }
                z[6 * r + j] = sum * factor.diagonal[d + 7 * r];
            }
        }
        return rank;
    }

    /** U = B_l z, and K⁻¹ += Uᵀ K⁻¹_pp U. */
    private void addParent(SaddleFactor factor, int link, int rank, double[] up, double[] inverse, int at, int from) {
        int block = SIZE * factor.structure.start[link];
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                double sum = 0;
                for (int r = 0; r < rank; r++) {
                    sum += factor.below[block + 6 * i + r] * z[6 * r + j];
                }
                up[at + 6 * i + j] = sum;
            }
        }
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                double sum = 0;
                for (int m = 0; m < 6; m++) {
                    sum += inverse[from + 6 * i + m] * up[at + 6 * m + j];
                }
                ku[6 * i + j] = sum;
            }
        }
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = inverse[at + 6 * i + j];
                for (int m = 0; m < 6; m++) {
                    sum += up[at + 6 * m + i] * ku[6 * m + j];
                }
                inverse[at + 6 * i + j] = sum;
                inverse[at + 6 * j + i] = sum;
            }
        }
    }
}
