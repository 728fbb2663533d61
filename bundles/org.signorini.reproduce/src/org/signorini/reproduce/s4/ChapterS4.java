package org.signorini.reproduce.s4;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;

/** S4: its figures and tables. */
public final class ChapterS4 {

    private ChapterS4() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S4, List.of(), List.of());
    }
}
