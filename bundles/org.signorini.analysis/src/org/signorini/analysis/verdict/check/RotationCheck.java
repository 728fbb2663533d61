package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;
import org.signorini.analysis.verdict.watch.Extreme;

/**
 * A step too long for the fastest rotation. Directions of forces and contacts are those of one moment of a step: after
 * half a radian they are others, after a right angle the step knows nothing of what happens in it.
 */
public final class RotationCheck implements Check {

    private static final double DOUBTFUL = 0.5;
    private static final double UNSOUND = Math.PI / 2;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        Extreme rotation = evidence.watch().rotation();
        double turn = rotation.value() * evidence.step();
        if (turn > DOUBTFUL) {
            reasons.accept(new Reason(turn > UNSOUND ? Level.UNSOUND : Level.DOUBTFUL, "rotation",
                    String.format(Locale.ROOT, "Body '%s' rotates by %.2g rad per step (%.3g rad/s at t = %.4g s)."
                            + " Use a step of %.1g s or less.", rotation.where(), turn, rotation.value(),
                            rotation.time(), 0.1 / rotation.value()),
                    rotation.where()));
        }
    }
}
