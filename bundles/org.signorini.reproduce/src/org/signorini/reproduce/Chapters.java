package org.signorini.reproduce;

import java.util.List;

import org.signorini.reproduce.s0.ChapterS0;
import org.signorini.reproduce.s1.ChapterS1;
import org.signorini.reproduce.s2.ChapterS2;
import org.signorini.reproduce.s3.ChapterS3;
import org.signorini.reproduce.s4.ChapterS4;

/** The papers' chapters, a class for each. */
public final class Chapters {

    private Chapters() {
    }

    public static List<Chapter> all() {
        return List.of(ChapterS0.chapter(), ChapterS1.chapter(), ChapterS2.chapter(), ChapterS3.chapter(),
                ChapterS4.chapter());
    }

    public static Chapter of(Paper paper) {
        return all().stream().filter(c -> c.paper() == paper).findFirst().orElseThrow();
    }
}
