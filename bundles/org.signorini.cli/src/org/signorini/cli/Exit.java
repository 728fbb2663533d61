package org.signorini.cli;

/** What the shell is told. */
final class Exit {

    static final int DONE = 0;
    /** The run or solve did not succeed; what was computed is saved. */
    static final int FAILED = 1;
    /** The input cannot be used; one line says why. */
    static final int BAD_INPUT = 2;

    private Exit() {
    }
}
