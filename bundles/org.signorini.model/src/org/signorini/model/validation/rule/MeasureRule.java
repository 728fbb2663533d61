package org.signorini.model.validation.rule;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.OptionalDouble;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Probe;
import org.signorini.model.study.Choice;
import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.Measure;
import org.signorini.model.study.Option;
import org.signorini.model.study.ProbeMeasure;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Measures have probes of the study's mechanism and begin within the run; options are given once. */
public final class MeasureRule implements Rule {

    @Override
    public String subject() {
        return "measures and options";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        subject.study().ifPresent(study -> {
            for (Measure measure : study.getMeasures()) {
                check(measure, study, subject, findings);
            }
            for (Iterator<EObject> all = study.eAllContents(); all.hasNext();) {
                if (all.next() instanceof Choice choice) {
                    checkOptions(choice, findings);
                }
            }
        });
    }

    private static void check(Measure measure, Study study, Subject subject, Findings findings) {
        if (measure instanceof ProbeMeasure m) {
            checkProbe(m, StudyPackage.Literals.PROBE_MEASURE__PROBE, m.getProbe(), true, subject, findings);
            checkStart(m, StudyPackage.Literals.PROBE_MEASURE__START, study, subject, findings);
        } else if (measure instanceof LimitCycleMeasure m) {
            checkProbe(m, StudyPackage.Literals.LIMIT_CYCLE_MEASURE__SECTION, m.getSection(), true, subject, findings);
            checkProbe(m, StudyPackage.Literals.LIMIT_CYCLE_MEASURE__DROP, m.getDrop(), false, subject, findings);
            checkStart(m, StudyPackage.Literals.LIMIT_CYCLE_MEASURE__START, study, subject, findings);
        }
    }

    private static void checkProbe(Measure measure, EReference feature, Probe probe, boolean needed, Subject subject,
            Findings findings) {
        if (probe == null || probe.eIsProxy()) {
            if (needed) {
                findings.error(measure, feature, "there is none", "choose a probe of the mechanism");
            }
        } else if (probe.eContainer() != subject.mechanism()) {
            findings.error(measure, feature, Labels.of(probe) + " belongs to another mechanism",
                    "choose a probe of " + Labels.of(subject.mechanism()));
        }
    }

    private static void checkStart(Measure measure, EAttribute feature, Study study, Subject subject,
            Findings findings) {
        OptionalDouble start = subject.number(measure, feature);
        double duration = subject.number(study, StudyPackage.Literals.SETTINGS__DURATION).orElse(1);
        if (start.isPresent() && start.getAsDouble() >= duration) {
            findings.warning(measure, feature, "the run is over by then", "begin before " + duration + " s");
        }
    }

    private static void checkOptions(Choice choice, Findings findings) {
        Set<String> names = new LinkedHashSet<>();
        for (Option option : choice.getOptions()) {
            if (option.getName() != null && !names.add(option.getName())) {
                findings.error(option, null, "option '" + option.getName() + "' is given twice", "delete one of them");
            }
        }
    }
}
