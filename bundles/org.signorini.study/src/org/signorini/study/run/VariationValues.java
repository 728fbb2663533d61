package org.signorini.study.run;

import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.study.Spacing;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.model.study.Variation;

/** The values of a variation: one by one, or a range. */
final class VariationValues {

    private static final int MOST = 100_000;

    private VariationValues() {
    }

    static double[] of(Variation variation, ElementValues numbers) throws ElementException {
        double[] written = numbers.values(variation, Literals.VARIATION__VALUES);
        if (written.length > 0) {
            return written;
        }
        int count = variation.getCount();
        if (count < 1 || count > MOST) {
            throw new ElementException(variation, Literals.VARIATION__COUNT, count + " values are not 1 to " + MOST);
        }
        double from = numbers.number(variation, Literals.VARIATION__FROM);
        double to = numbers.number(variation, Literals.VARIATION__TO);
        boolean logarithmic = variation.getSpacing() == Spacing.LOGARITHMIC;
        if (logarithmic && !(from > 0 && to > 0)) {
            throw new ElementException(variation, Literals.VARIATION__SPACING,
                    "a logarithmic range lies above zero, not from " + from + " to " + to);
        }
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            double share = count == 1 ? 0 : (double) i / (count - 1);
            values[i] = i == count - 1 && count > 1 ? to
                    : logarithmic ? from * StrictMath.pow(to / from, share) : from + share * (to - from);
        }
        return values;
    }
}
