package org.signorini.reproduce.s2;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;

/** S2: its figures and tables. */
public final class ChapterS2 {

    private ChapterS2() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S2, List.of(), List.of());
    }
}
