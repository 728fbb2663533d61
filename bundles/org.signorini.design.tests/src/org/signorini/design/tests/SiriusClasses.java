package org.signorini.design.tests;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The classes of Sirius that the specification uses, as {@code sirius-classes.txt} tells. */
final class SiriusClasses {

    enum Kind { ATTR, CHILD, REF }

    record Feature(Kind kind, String name, String type, boolean required, boolean hasDefault) {
    }

    record SiriusClass(String namespace, String name, Map<String, Feature> features) {
    }

    private SiriusClasses() {
    }

    static Map<String, SiriusClass> read() throws IOException {
        Map<String, SiriusClass> classes = new LinkedHashMap<>();
        try (InputStream in = SiriusClasses.class.getResourceAsStream("sirius-classes.txt")) {
            SiriusClass current = null;
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
                String[] words = line.strip().split(" ");
                if (line.startsWith("http")) {
                    current = new SiriusClass(words[0], words[1], new LinkedHashMap<>());
                    classes.put(words[1], current);
                } else if (line.startsWith("  ")) {
                    current.features().put(words[1], feature(words));
                }
            }
        }
        return classes;
    }

    private static Feature feature(String[] words) {
        return new Feature(Kind.valueOf(words[0].toUpperCase(Locale.ROOT)), words[1],
                words[2].replaceAll("[!=]", ""), words[2].contains("!"), words[2].contains("="));
    }
}
