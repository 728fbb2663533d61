package org.signorini.contribution;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values a contribution was given for its declared options; what was not given has its default. */
public final class Options {

    private final Map<String, String> values;

    private Options(Map<String, String> values) {
        this.values = values;
    }

    /**
     * Checks what was given against what is declared.
     *
     * @throws ContributionException naming the option that is unknown or out of range
     */
    public static Options of(List<Option> declared, Map<String, String> given) throws ContributionException {
        Map<String, String> values = new LinkedHashMap<>();
        for (Option option : declared) {
            values.put(option.name(), option.defaultValue());
        }
        for (Map.Entry<String, String> entry : given.entrySet()) {
            Option option = declared.stream().filter(o -> o.name().equals(entry.getKey())).findFirst()
                    .orElseThrow(() -> new ContributionException("option '" + entry.getKey() + "' is unknown; "
                            + (declared.isEmpty() ? "there are no options" : "known are "
                                    + String.join(", ", declared.stream().map(Option::name).toList()))));
            String complaint = option.complaintAbout(entry.getValue());
            if (complaint != null) {
                throw new ContributionException(complaint);
            }
            values.put(entry.getKey(), entry.getValue());
        }
        return new Options(values);
    }

    /** Values without a declaration, for use outside OSGi and in tests: {@code Options.of("lambda", "0.8")}. */
    public static Options of(String... namesAndValues) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Options(values);
    }

    public double number(String name, double otherwise) {
        String value = values.get(name);
        return value == null ? otherwise : Double.parseDouble(value);
    }

    public int integer(String name, int otherwise) {
        String value = values.get(name);
        return value == null ? otherwise : Math.toIntExact(Long.parseLong(value));
    }

    public boolean flag(String name, boolean otherwise) {
        String value = values.get(name);
        return value == null ? otherwise : Boolean.parseBoolean(value);
    }

    public String text(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    public Map<String, String> asMap() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
