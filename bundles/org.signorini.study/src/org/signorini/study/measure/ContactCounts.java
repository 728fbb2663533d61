package org.signorini.study.measure;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;
import org.signorini.simulation.record.ContactClassifier;
import org.signorini.simulation.record.ContactState;

/** In how many steps contacts were in which state, summed over contacts. */
public final class ContactCounts implements StepListener {

    private final ContactClassifier classifier = new ContactClassifier();
    private final long[] counts = new long[ContactState.values().length];

    @Override
    public void stepped(Step step) {
        if (step.contacts().count() > 0) {
            classifier.read(step);
            for (int i = 0; i < step.contacts().count(); i++) {
                counts[classifier.state(i).ordinal()]++;
            }
        }
    }

    public Map<String, Object> asMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        for (ContactState state : ContactState.values()) {
            map.put(state.name().toLowerCase(Locale.ROOT), counts[state.ordinal()]);
        }
        return map;
    }
}
