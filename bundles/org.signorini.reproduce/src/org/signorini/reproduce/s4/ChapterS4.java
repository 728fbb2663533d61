package org.signorini.reproduce.s4;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.printed.PrintedEquations;

/** S4: table I and figures 4 to 6. */
public final class ChapterS4 {

    private ChapterS4() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S4, List.of(new TableI(), new Figure4(), new Figure5(), new Figure6()),
                PrintedEquations.of(Paper.S4));
    }
}
