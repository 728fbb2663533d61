package org.signorini.documentation.tests;

import java.lang.reflect.Field;
import java.nio.file.Files;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.signorini.examples.tests.Claim.Fact;
import org.signorini.examples.tests.Claim.Quantity;

/** Where numbers of the documents come from, other than from runs of examples. */
final class Facts {

    private Facts() {
    }

    /** A constant of the code, times what makes it the number printed. */
    static Quantity constant(double unit, String bundle, String type, String name) {
        return ignored -> {
            Field field = Platform.getBundle(bundle).loadClass(type).getDeclaredField(name);
            field.setAccessible(true);
            return unit * ((Number) field.get(null)).doubleValue();
        };
    }

    static Quantity constant(String bundle, String type, String name) {
        return constant(1, bundle, type, name);
    }

    /** What an option is if nobody sets it. */
    static Quantity byDefault(String point, String id, String option) {
        return ignored -> {
            for (IConfigurationElement element : Platform.getExtensionRegistry().getConfigurationElementsFor(point)) {
                if (id.equals(element.getAttribute("id"))) {
                    for (IConfigurationElement one : element.getChildren("option")) {
                        if (option.equals(one.getAttribute("name"))) {
                            return Double.parseDouble(one.getAttribute("default"));
                        }
                    }
                }
            }
            throw new AssertionError(id + " has no option " + option);
        };
    }

    /** A number that another test asserts, by the very words. */
    static Quantity asserted(double value, String test, String words) {
        return ignored -> {
            if (!Files.readString(Documents.ROOT.resolve("bundles").resolve(test)).contains(words)) {
                throw new AssertionError(test + " no longer asserts: " + words);
            }
            return value;
        };
    }

    static Fact written(String file, String words) {
        return ignored -> Files.readString(Documents.ROOT.resolve(file)).contains(words);
    }
}
