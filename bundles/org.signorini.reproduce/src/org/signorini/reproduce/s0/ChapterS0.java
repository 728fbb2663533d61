package org.signorini.reproduce.s0;

import java.util.List;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Paper;

/** S0: figures 11, 12 and 14 to 18, table 1, and the pendulum with Newton's restitution beside them. */
public final class ChapterS0 {

    private ChapterS0() {
    }

    public static Chapter chapter() {
        return new Chapter(Paper.S0, List.of(new Figure11(), new Figure12(), new Figure14(),
                PendulumHistory.height(), PendulumHistory.speed(), PendulumEnd.height(), PendulumEnd.speed(),
                        new Table1(),
                new NewtonsRestitution()), DeviationsS0.all());
    }
}
