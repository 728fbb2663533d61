package org.signorini.reproduce.s1;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.printed.PrintedEquations;

/** S1: its figures and tables. */
public final class ChapterS1 {

    private ChapterS1() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S1,
                List.of(new Figure7(), new Figure8(), new Figure9(), new Figure10(), new ProblemSizes()),
                PrintedEquations.of(Paper.S1));
    }
}
