package org.signorini.analysis.verdict;

import java.util.function.Consumer;

/** Looks for one thing that may be wrong with a run. */
public interface Check {

    /** Hands out what speaks against the run. */
    void judge(Evidence evidence, Consumer<Reason> reasons);
}
