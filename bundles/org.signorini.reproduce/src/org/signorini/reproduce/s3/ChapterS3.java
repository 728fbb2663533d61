package org.signorini.reproduce.s3;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.printed.PrintedEquations;

/** S3: its figure, and what its text says of ranks and solvers. */
public final class ChapterS3 {

    private ChapterS3() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S3, List.of(new Figure4(), new Ranks(), new Solvers()),
                PrintedEquations.of(Paper.S3));
    }
}
