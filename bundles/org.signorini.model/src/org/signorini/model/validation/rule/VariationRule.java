package org.signorini.model.validation.rule;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.study.Combination;
import org.signorini.model.study.Comparison;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.Spacing;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.study.Variation;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** What is varied is a parameter of the mechanism, once, with values; what is compared has alternatives. */
public final class VariationRule implements Rule {

    /** As many as are planned at most. */
    private static final long MANY_RUNS = 100_000;

    @Override
    public String subject() {
        return "variations and comparisons";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        subject.study().ifPresent(study -> check(study, subject, findings));
    }

    private static void check(Study study, Subject subject, Findings findings) {
        Set<Parameter> set = new LinkedHashSet<>();
        for (ParameterValue value : study.getValues()) {
            checkParameter(value, StudyPackage.Literals.PARAMETER_VALUE__PARAMETER, value.getParameter(), set, subject,
                    findings);
        }
        long runs = 1;
        OptionalInt paired = OptionalInt.empty();
        for (Variation variation : study.getVariations()) {
            checkParameter(variation, StudyPackage.Literals.VARIATION__PARAMETER, variation.getParameter(), set,
                    subject, findings);
            int count = checkValues(variation, subject, findings);
            if (study.getCombination() == Combination.PAIRED) {
                if (paired.isPresent() && paired.getAsInt() != count) {
                    findings.error(variation, null, "it has " + count + " values, another one "
                            + paired.getAsInt(), "give all the same number, or combine them as GRID");
                }
                paired = OptionalInt.of(count);
            } else {
                runs = Math.min(runs * Math.max(1, count), Integer.MAX_VALUE);
            }
        }
        for (Comparison comparison : study.getComparisons()) {
            if (comparison.getAlternatives().isEmpty()) {
                findings.warning(comparison, null, "it has no alternatives", "add some or delete it");
            }
            runs = Math.min(runs * Math.max(1, comparison.getAlternatives().size()), Integer.MAX_VALUE);
        }
        if (runs > MANY_RUNS) {
            findings.error(study, null, "it has " + (runs == Integer.MAX_VALUE ? "more than " : "") + runs + " runs",
                    "vary less at a time: " + MANY_RUNS + " runs are the most");
        }
    }

    private static void checkParameter(EObject element, EReference feature, Parameter parameter, Set<Parameter> set,
            Subject subject, Findings findings) {
        if (parameter == null || parameter.eIsProxy()) {
            findings.error(element, feature, "there is none", "choose a parameter of the mechanism");
        } else if (parameter.eContainer() != subject.mechanism()) {
            findings.error(element, feature, Labels.of(parameter) + " belongs to another mechanism",
                    "choose a parameter of " + Labels.of(subject.mechanism()));
        } else if (!set.add(parameter)) {
            findings.error(element, feature, Labels.of(parameter) + " is set or varied twice", "delete one of them");
        }
    }

    /** How many values it has. */
    private static int checkValues(Variation variation, Subject subject, Findings findings) {
        Optional<double[]> values = subject.numbers(variation, StudyPackage.Literals.VARIATION__VALUES);
        if (values.isPresent()) {
            return values.get().length;
        }
        OptionalDouble from = subject.number(variation, StudyPackage.Literals.VARIATION__FROM);
        OptionalDouble to = subject.number(variation, StudyPackage.Literals.VARIATION__TO);
        if (from.isEmpty() || to.isEmpty()) {
            findings.error(variation, StudyPackage.Literals.VARIATION__VALUES, "there are none",
                    "give values, or from and to");
        } else if (variation.getCount() < 1) {
            findings.error(variation, StudyPackage.Literals.VARIATION__COUNT, variation.getCount() + " is impossible",
                    "give one or more");
        } else if (variation.getSpacing() == Spacing.LOGARITHMIC && !(from.getAsDouble() * to.getAsDouble() > 0)) {
            findings.error(variation, StudyPackage.Literals.VARIATION__SPACING,
                    "equal ratios cannot cross zero", "choose LINEAR or ends of the same sign");
        }
        return variation.getCount();
    }
}
