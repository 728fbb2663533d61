package org.signorini.model.validation;

import java.util.ArrayList;
import java.util.List;

import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.validation.rule.AssemblyRule;
import org.signorini.model.validation.rule.ConnectionRule;
import org.signorini.model.validation.rule.ContactRule;
import org.signorini.model.validation.rule.ForceRule;
import org.signorini.model.validation.rule.GeometryRule;
import org.signorini.model.validation.rule.JointRule;
import org.signorini.model.validation.rule.MassRule;
import org.signorini.model.validation.rule.MeasureRule;
import org.signorini.model.validation.rule.NameRule;
import org.signorini.model.validation.rule.NumberRule;
import org.signorini.model.validation.rule.ParameterRule;
import org.signorini.model.validation.rule.ProbeRule;
import org.signorini.model.validation.rule.StepRule;
import org.signorini.model.validation.rule.VariationRule;

/** Applies all rules: the model's own and the contributed ones. */
public final class Validation {

    private static final List<Rule> OWN = List.of(new NameRule(), new ParameterRule(), new NumberRule(),
            new MassRule(), new GeometryRule(), new JointRule(), new ConnectionRule(), new AssemblyRule(),
            new ForceRule(), new ContactRule(), new ProbeRule(), new StepRule(), new VariationRule(),
            new MeasureRule());

    private Validation() {
    }

    /** The model's own rules, then the contributed ones. */
    public static List<Rule> rules() {
        List<Rule> rules = new ArrayList<>(OWN);
        rules.addAll(ContributedRules.read());
        return rules;
    }

    /** What is found in a mechanism. */
    public static List<Finding> of(Mechanism mechanism) {
        return apply(rules(), new Subject(mechanism, null));
    }

    /** What is found in a study and in its mechanism with the study's values. */
    public static List<Finding> of(Study study) {
        if (study.getMechanism() == null || study.getMechanism().eIsProxy()) {
            Findings findings = new Findings();
            findings.error(study, StudyPackage.Literals.STUDY__MECHANISM, "there is none", "choose what is studied");
            return findings.all();
        }
        return apply(rules(), new Subject(study.getMechanism(), study));
    }

    private static List<Finding> apply(List<Rule> rules, Subject subject) {
        Findings findings = new Findings();
        for (Rule rule : rules) {
            rule.check(subject, findings);
        }
        return findings.all();
    }
}
