package org.signorini.study.run;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a study gets where it says nothing. Whoever starts studies may have defaults of its own; they are written into
 * each result's settings, so that a result tells how it came about whatever the defaults are later.
 *
 * @param settings how a mechanism is computed
 * @param executor where; its options also hold for a study that names the same executor without them
 */
public record Defaults(RunSettings settings, Chosen executor) {

    public static final Defaults BUILT_IN = new Defaults(RunSettings.DEFAULT, Chosen.of("local"));

    /** The executor a study named, or null, with what it left open. */
    public Chosen executor(Chosen named) {
        if (named == null || !named.id().equals(executor.id())) {
            return named == null ? executor : named;
        }
        Map<String, String> options = new LinkedHashMap<>(executor.options());
        options.putAll(named.options());
        return new Chosen(named.id(), options);
    }
}
