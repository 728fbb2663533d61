package org.signorini.complementarity.generator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Equal spheres dropped one by one into an open box, each rolling down what lies there until it cannot get lower (drop
 * and roll, Visscher & Bolsterli 1972). A sphere comes to rest on three supports as a rule (spheres, walls), or on the
 * floor: the coordination of loose real packings, about three contacts per sphere, none of them redundant by symmetry.
 *
 * <p>
 * Changed from the paper: instead of computing arcs, the sphere creeps. It is moved down by a step and pushed out of
 * whatever it then overlaps; steps that win no height are halved. O(1) neighbours per trial by a grid of cells. A few
 * spheres in a thousand stay on two supports, balanced too well to roll within the number of trials.
 */
final class Packing {

    /** In the place of a sphere: floor or wall. */
    static final int BOX = -1;

    /** A sphere and what it rests on; the unit normal points to the sphere. */
    record Touch(int support, int sphere, double nx, double ny, double nz) {
    }

    /** Gaps below this share of the radius are contacts. */
    private static final double TOUCHING = 1e-6;
    private static final double FINEST_STEP = 1e-8;
    private static final double OVERLAP = 1e-13;
    /** On the way, overlaps need not be smaller than this share of the step: in a wedge, pushing converges slowly. */
    private static final double STEP_OVERLAP = 1e-6;
    /** Height won per step on the flattest slope that is rolled down, and what overlaps let through may win. */
    private static final double SLOWEST = 1e-5;
    private static final double NOISE = 1e-11;
    private static final int TRIALS = 3000;
    private static final int SWEEPS = 200;

    private final double radius;
    private final double side;
    private final int cells;
    private final List<double[]> centres = new ArrayList<>();
    private final List<Integer> nextInCell = new ArrayList<>();
    private int[] firstInCell = {};
    /** Where the spheres around a trial are, and how far floor, walls and they have pushed it. */
    private final List<double[]> neighbours = new ArrayList<>();
    private double[] push = {};
    private double top;

    /** @param side inner width of the box, at least a sphere's diameter */
    Packing(double radius, double side) {
        this.radius = radius;
        this.side = side;
        cells = (int) Math.ceil(side / (2 * radius)) + 1;
    }

    int size() {
        return centres.size();
    }

    double[] centre(int sphere) {
        return centres.get(sphere);
    }

    /** Drops a sphere at a place given by two numbers from 0 to 1 and tells what it touches, in a fixed order. */
    List<Touch> drop(double u, double v) {
        double free = side - 2 * radius;
        double[] c = {radius + u * free, radius + v * free, top + 3 * radius};
        settle(c);
        List<Touch> touches = touches(c);
        top = Math.max(top, c[2]);
        insert(c);
        return touches;
    }

    private void settle(double[] c) {
        double[] trial = new double[3];
        double step = radius / 4;
        for (int k = 0; k < TRIALS && step > FINEST_STEP * radius; k++) {
            System.arraycopy(c, 0, trial, 0, 3);
            trial[2] -= step;
            boolean free = pushOut(trial, allowed(step));
            if (free && c[2] - trial[2] > SLOWEST * step + NOISE * radius) {
                System.arraycopy(trial, 0, c, 0, 3);
                step = Math.min(1.5 * step, radius / 4);
            } else {
                step /= 2;
                // overlaps of larger steps are heights won by cheating, and smaller steps could not beat them
                pushOut(c, allowed(step));
            }
        }
    }

    private double allowed(double step) {
        return Math.max(OVERLAP * radius, STEP_OVERLAP * step);
    }

    /**
     * Moves a centre to the nearest place without overlaps: every support pushes, and takes back what the others made
     * needless (Hildreth 1957). Without taking back, a sphere in a valley of two would be pushed too high and stay.
     *
     * @return false if that has no end
     */
    private boolean pushOut(double[] c, double allowed) {
        gather(c);
        push = new double[5 + neighbours.size()];
        for (int k = 0; k < SWEEPS; k++) {
            double most = 0;
            for (int n = 0; n < neighbours.size(); n++) {
                double[] other = neighbours.get(n);
                double distance = distance(c, other);
                double by = push(5 + n, 2 * radius - distance);
                for (int i = 0; i < 3; i++) {
                    c[i] += (c[i] - other[i]) * by / distance;
                }
                most = Math.max(most, Math.abs(by));
            }
            for (int i = 0; i < 3; i++) {
                double up = push(i, radius - c[i]);
                c[i] += up;
                double down = i < 2 ? push(3 + i, c[i] - (side - radius)) : 0;
                c[i] -= down;
                most = Math.max(most, Math.max(Math.abs(up), Math.abs(down)));
            }
            if (most <= allowed) {
                return isFree(c, 2 * allowed);
            }
        }
        return false;
    }

    /** By how much a support moves the sphere now: out of its overlap, or back by no more than it has moved it. */
    private double push(int support, double overlap) {
        double by = Math.max(-push[support], overlap);
        push[support] += by;
        return by;
    }

    private boolean isFree(double[] c, double allowed) {
        gather(c);
        for (double[] other : neighbours) {
            if (2 * radius - distance(c, other) > allowed) {
                return false;
            }
        }
        return true;
    }

    /** All spheres of the cells around. */
    private void gather(double[] c) {
        neighbours.clear();
        for (int iz = cell(c[2]) - 1; iz <= cell(c[2]) + 1; iz++) {
            for (int iy = cell(c[1]) - 1; iy <= cell(c[1]) + 1; iy++) {
                for (int ix = cell(c[0]) - 1; ix <= cell(c[0]) + 1; ix++) {
                    for (int s = first(ix, iy, iz); s >= 0; s = nextInCell.get(s)) {
                        if (distance(c, centres.get(s)) < 3 * radius) {
                            neighbours.add(centres.get(s));
                        }
                    }
                }
            }
        }
    }

    private List<Touch> touches(double[] c) {
        double reach = radius * (1 + TOUCHING);
        int sphere = size();
        List<Touch> found = new ArrayList<>();
        if (c[2] < reach) {
            found.add(new Touch(BOX, sphere, 0, 0, 1));
        }
        for (int i = 0; i < 2; i++) {
            if (c[i] < reach) {
                found.add(new Touch(BOX, sphere, 1 - i, i, 0));
            }
            if (side - c[i] < reach) {
                found.add(new Touch(BOX, sphere, i - 1.0, -i, 0));
            }
        }
        for (int s = 0; s < sphere; s++) {
            double[] other = centres.get(s);
            double d = distance(c, other);
            if (d < 2 * reach) {
                found.add(new Touch(s, sphere, (c[0] - other[0]) / d, (c[1] - other[1]) / d, (c[2] - other[2]) / d));
            }
        }
        return found;
    }

    private void insert(double[] c) {
        int at = (cell(c[2]) * cells + cell(c[1])) * cells + cell(c[0]);
        if (at >= firstInCell.length) {
            int old = firstInCell.length;
            firstInCell = Arrays.copyOf(firstInCell, Math.max(2 * old, at + cells * cells));
            Arrays.fill(firstInCell, old, firstInCell.length, -1);
        }
        nextInCell.add(firstInCell[at]);
        firstInCell[at] = size();
        centres.add(c);
    }

    private int cell(double x) {
        return (int) (x / (2 * radius));
    }

    private int first(int ix, int iy, int iz) {
        boolean inside = ix >= 0 && ix < cells && iy >= 0 && iy < cells && iz >= 0;
        int at = (iz * cells + iy) * cells + ix;
        return inside && at < firstInCell.length ? firstInCell[at] : -1;
    }

    private static double distance(double[] a, double[] b) {
        double x = a[0] - b[0];
        double y = a[1] - b[1];
        double z = a[2] - b[2];
        return Math.sqrt(x * x + y * y + z * z);
    }
}
