package org.signorini.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The examples there are, in the order of {@code gallery/order.txt}. */
public final class Gallery {

    static final String FOLDER = "gallery";
    static final String ABOUT = "about.txt";

    private Gallery() {
    }

    public static List<Example> all() {
        List<Example> examples = new ArrayList<>();
        for (String line : read(FOLDER + "/order.txt").lines().toList()) {
            if (!line.isBlank()) {
                examples.add(example(line.strip()));
            }
        }
        return examples;
    }

    public static Optional<Example> find(String id) {
        return all().stream().filter(e -> e.id().equals(id)).findFirst();
    }

    /** The first line of {@code about.txt} is the title. */
    private static Example example(String id) {
        String about = read(FOLDER + "/" + id + "/" + ABOUT);
        int end = about.indexOf('\n');
        return new Example(id, about.substring(0, end).strip(), about.substring(end).strip());
    }

    private static String read(String entry) {
        Bundle bundle = FrameworkUtil.getBundle(Gallery.class);
        URL url = bundle.getEntry(entry);
        if (url == null) {
            throw new IllegalStateException("the examples' bundle has no " + entry);
        }
        try (InputStream in = url.openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
