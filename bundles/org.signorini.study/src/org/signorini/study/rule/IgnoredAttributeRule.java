package org.signorini.study.rule;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.study.Choice;
import org.signorini.model.study.Comparison;
import org.signorini.model.study.Option;
import org.signorini.model.study.Study;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.simulation.LawAttribute;
import org.signorini.study.run.Chosen;
import org.signorini.study.run.RunSettings;

/** Attributes of contacts that a contact model a study uses does not honour: nobody should think they were there. */
public final class IgnoredAttributeRule implements Rule {

    /** Where an attribute is written, and the number by which it says nothing. */
    private record Written(EAttribute feature, double nothing) {
    }

    /** Friction and its coefficients are left out: every model has them. */
    private static final Map<LawAttribute, Written> FEATURES = new EnumMap<>(Map.of(
            LawAttribute.SLIP_SPEED, new Written(Literals.CONTACT__SLIP_SPEED, 0),
            LawAttribute.ANISOTROPY, new Written(Literals.CONTACT__ANISOTROPY, 1),
            LawAttribute.FRICTION_FORCE, new Written(Literals.CONTACT__FRICTION_FORCE, 0),
            LawAttribute.NORMAL_RESTITUTION, new Written(Literals.CONTACT__NORMAL_RESTITUTION, 0),
            LawAttribute.TANGENTIAL_RESTITUTION, new Written(Literals.CONTACT__TANGENTIAL_RESTITUTION, 0),
            LawAttribute.COMPLIANCE, new Written(Literals.CONTACT__COMPLIANCE, 0),
            LawAttribute.STIFFNESS, new Written(Literals.CONTACT__STIFFNESS, 0),
            LawAttribute.DAMPING, new Written(Literals.CONTACT__DAMPING, 0),
            LawAttribute.TANGENTIAL_STIFFNESS, new Written(Literals.CONTACT__TANGENTIAL_STIFFNESS, 0),
            LawAttribute.TANGENTIAL_DAMPING, new Written(Literals.CONTACT__TANGENTIAL_DAMPING, 0)));

    @Override
    public String subject() {
        return "attributes of contacts that a contact model does not honour";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        Map<String, Set<LawAttribute>> honoured = new LinkedHashMap<>();
        for (Chosen chosen : models(subject.study())) {
            honours(chosen).ifPresent(set -> honoured.put(chosen.toString(), set));
        }
        for (Contact contact : subject.mechanism().getContacts()) {
            FEATURES.forEach((attribute, written) -> {
                List<String> ignoring = honoured.entrySet().stream().filter(e -> !e.getValue().contains(attribute))
                        .map(Map.Entry::getKey).toList();
                if (!ignoring.isEmpty() && isGiven(contact, attribute, written, subject)) {
                    tell(contact, written.feature(), ignoring, subject, findings);
                }
            });
        }
    }

    /** Without a study nobody has chosen yet: then it is worth knowing, not a warning. */
    private static void tell(Contact contact, EAttribute feature, List<String> ignoring, Subject subject,
            Findings findings) {
        String models = String.join(", ", ignoring);
        if (subject.study().isPresent()) {
            findings.warning(contact, feature, "it has no effect with the contact model " + models,
                    "choose another contact model, or leave it empty");
        } else {
            findings.info(contact, feature, "it has no effect with the contact model " + models
                    + ", which is taken where no other is chosen", "choose another one in a study");
        }
    }

    private static boolean isGiven(Contact contact, LawAttribute attribute, Written written, Subject subject) {
        double value = subject.number(contact, written.feature()).orElse(written.nothing());
        // a slip speed also parts the two coefficients, in every model
        return value != written.nothing() && !(attribute == LawAttribute.SLIP_SPEED && hasTwo(contact, subject));
    }

    private static boolean hasTwo(Contact contact, Subject subject) {
        double sticking = subject.number(contact, Literals.CONTACT__STATIC_FRICTION).orElse(0);
        return subject.number(contact, Literals.CONTACT__KINETIC_FRICTION).orElse(sticking) != sticking;
    }

    /** The contact models of a study's runs; alternatives that name one hold over what was chosen before. */
    private static Set<Chosen> models(Optional<Study> study) {
        Set<Chosen> models = new LinkedHashSet<>();
        models.add(study.map(Study::getContactModel).map(IgnoredAttributeRule::chosen)
                .orElse(RunSettings.DEFAULT.contactModel()));
        for (Comparison comparison : study.map(Study::getComparisons).map(List::copyOf).orElse(List.of())) {
            Set<Chosen> named = new LinkedHashSet<>();
            boolean all = true;
            for (var alternative : comparison.getAlternatives()) {
                all &= alternative.getContactModel() != null;
                Optional.ofNullable(alternative.getContactModel()).ifPresent(c -> named.add(chosen(c)));
            }
            if (all && !named.isEmpty()) {
                models.clear();
            }
            models.addAll(named);
        }
        return models;
    }

    private static Chosen chosen(Choice choice) {
        Map<String, String> options = new HashMap<>();
        for (Option option : choice.getOptions()) {
            if (option.getName() != null) {
                options.put(option.getName(), option.getValue() == null ? "" : option.getValue());
            }
        }
        return new Chosen(choice.getId() == null ? "" : choice.getId(), options);
    }

    /** Empty where it is not installed or does not take its options, which is told elsewhere. */
    private static Optional<Set<LawAttribute>> honours(Chosen chosen) {
        Optional<Contribution<ContactModel>> found = ContactModelRegistry.read().find(chosen.id());
        try {
            return found.isEmpty() ? Optional.empty() : Optional.of(found.get().create(chosen.options()).honours());
        } catch (ContributionException e) {
            return Optional.empty();
        }
    }
}
