package org.signorini.solver.pivoting.internal;

/**
 * One way to run PATH from a starting point. What fails with one often works with another, so a failed run is restarted
 * with the next (Ferris & Munson 2000).
 *
 * @param crash    whether to find an active set first
 * @param loose    Newton points taken on trust before the merit is looked at; 0 for none
 * @param memory   merits a non-monotone search compares with; 1 makes it monotone
 * @param rayStart whether linearizations are solved from the basis of all slacks rather than along the Newton path
 * @param proximal first size of the perturbation εI of the Jacobian
 * @param shift    how far to move the starting point off its place, relative to its size, to leave a bad spot
 */
record PathStrategy(boolean crash, int loose, int memory, boolean rayStart, double proximal, double shift) {

    /** In the order they are tried. */
    static final PathStrategy[] ALL = {
        new PathStrategy(true, 5, 10, false, 0, 0),
        new PathStrategy(false, 5, 10, false, 0, 0),
        new PathStrategy(false, 5, 10, true, 0, 0),
        new PathStrategy(true, 0, 1, false, 0, 0),
        new PathStrategy(false, 0, 5, false, 1e-2, 0),
        new PathStrategy(true, 5, 10, true, 0, 0),
        new PathStrategy(true, 5, 10, false, 0, 1)
    };
}
