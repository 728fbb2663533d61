package org.signorini.study.run;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What whoever starts a study wants otherwise than it says.
 *
 * @param parameters expressions by the parameter's name
 * @param at         times of which the whole state is wanted
 */
public record Overrides(Optional<Chosen> formulation, Optional<Chosen> contactModel, Optional<Chosen> solver,
        Optional<Chosen> scheme, OptionalDouble step, OptionalDouble duration, OptionalInt every,
        Map<String, String> parameters, List<Double> at) {

    public static final Overrides NONE = new Overrides(Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), OptionalDouble.empty(), OptionalDouble.empty(), OptionalInt.empty(), Map.of(), List.of());

    public Overrides {
        // in the order given: Map.copyOf has another in every virtual machine, and the first mistake is told
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        at = at.stream().sorted().toList();
    }

    RunSettings applied(RunSettings to) {
        RunSettings s = to;
        s = formulation.map(s::formulation).orElse(s);
        s = contactModel.map(s::contactModel).orElse(s);
        s = solver.map(s::solver).orElse(s);
        s = scheme.map(s::scheme).orElse(s);
        s = step.isPresent() ? s.step(step.getAsDouble()) : s;
        s = duration.isPresent() ? s.duration(duration.getAsDouble()) : s;
        return every.isPresent() ? s.every(every.getAsInt()) : s;
    }
}
