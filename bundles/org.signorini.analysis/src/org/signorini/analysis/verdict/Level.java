package org.signorini.analysis.verdict;

import java.util.Locale;

/** How far a result can be trusted, best first. */
public enum Level {

    /** Nothing speaks against it. */
    SOUND,

    /** It may be right, but something should be looked at before it is relied on. */
    DOUBTFUL,

    /** It is not what the mechanism does. */
    UNSOUND;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
