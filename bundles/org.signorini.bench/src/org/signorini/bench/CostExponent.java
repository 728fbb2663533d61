package org.signorini.bench;

/** How cost grows with size: the k of cost ~ nᵏ, fitted by least squares to the logarithms of what was measured. */
public final class CostExponent {

    private int count;
    private double sumX;
    private double sumY;
    private double sumXx;
    private double sumXy;

    /** Takes a measurement. */
    public void add(int n, double cost) {
        double x = Math.log(n);
        double y = Math.log(cost);
        count++;
        sumX += x;
        sumY += y;
        sumXx += x * x;
        sumXy += x * y;
    }

    /** Whether there were two different sizes. */
    public boolean isKnown() {
        return spread() > 1e-9 * sumXx;
    }

    /** The exponent, where it {@linkplain #isKnown is known}. */
    public double value() {
        return (sumXy - sumX * sumY / count) / spread();
    }

    private double spread() {
        return count == 0 ? 0 : sumXx - sumX * sumX / count;
    }
}
