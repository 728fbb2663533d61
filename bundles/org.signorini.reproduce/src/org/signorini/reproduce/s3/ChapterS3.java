package org.signorini.reproduce.s3;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;

/** S3: its figures and tables. */
public final class ChapterS3 {

    private ChapterS3() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S3, List.of(), List.of());
    }
}
