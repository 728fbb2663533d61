package org.signorini.reproduce.s0;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;

/** S0: its figures and tables. */
public final class ChapterS0 {

    private ChapterS0() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S0, List.of(), List.of());
    }
}
