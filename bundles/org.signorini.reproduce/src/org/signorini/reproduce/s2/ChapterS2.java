package org.signorini.reproduce.s2;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.printed.PrintedEquations;

/** S2: what its text says of spheres and hinges; it has no figures of results. */
public final class ChapterS2 {

    private ChapterS2() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S2, List.of(new LiftOff(), new Recovery(), new Inelastic(), new Stabilization()),
                PrintedEquations.of(Paper.S2));
    }
}
