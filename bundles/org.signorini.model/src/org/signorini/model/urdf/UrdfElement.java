package org.signorini.model.urdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import org.signorini.model.file.ModelFileException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** An element of the file, read with words for what is wrong. */
final class UrdfElement {

    /** Java reads more than this as a number; a robot's file means nothing by it. */
    private static final Pattern NUMBER = Pattern.compile("[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d{1,3})?");

    private final UrdfFile file;
    private final Element element;
    private final String label;

    UrdfElement(UrdfFile file, Element element, String label) {
        this.file = file;
        this.element = element;
        this.label = label;
    }

    String tag() {
        return element.getTagName();
    }

    /** How messages call it. */
    String label() {
        return label;
    }

    String required(String attribute) throws ModelFileException {
        String value = element.getAttribute(attribute).trim();
        if (value.isEmpty()) {
            throw mistake("<" + tag() + "> has no " + attribute);
        }
        return value;
    }

    Optional<String> optional(String attribute) {
        String value = element.getAttribute(attribute).trim();
        return value.isEmpty() ? Optional.empty() : Optional.of(value);
    }

    /** A finite number, as it is written. */
    String number(String attribute) throws ModelFileException {
        return numbers(attribute, 1)[0];
    }

    /** Finite numbers separated by blanks, as they are written. */
    String[] numbers(String attribute, int count) throws ModelFileException {
        String[] words = required(attribute).split("\\s+");
        if (words.length != count) {
            throw mistake(attribute + " of <" + tag() + "> has " + words.length + " numbers, not " + count);
        }
        for (String word : words) {
            if (!NUMBER.matcher(word).matches() || !Double.isFinite(Double.parseDouble(word))) {
                throw mistake("'" + word + "' in " + attribute + " of <" + tag() + "> is no number");
            }
        }
        return words;
    }

    double[] values(String attribute, double... otherwise) throws ModelFileException {
        if (optional(attribute).isEmpty()) {
            return otherwise;
        }
        String[] words = numbers(attribute, otherwise.length);
        double[] values = new double[words.length];
        for (int i = 0; i < words.length; i++) {
            values[i] = Double.parseDouble(words[i]);
        }
        return values;
    }

    /** The first child of a name. */
    Optional<UrdfElement> child(String tag) {
        return children().stream().filter(c -> c.tag().equals(tag)).findFirst();
    }

    UrdfElement requiredChild(String tag) throws ModelFileException {
        return child(tag).orElseThrow(() -> mistake("<" + tag() + "> has no <" + tag + ">"));
    }

    List<UrdfElement> children(String tag) {
        return children().stream().filter(c -> c.tag().equals(tag)).toList();
    }

    List<UrdfElement> children() {
        List<UrdfElement> children = new ArrayList<>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                children.add(new UrdfElement(file, child, label));
            }
        }
        return children;
    }

    /** Notes each child that is none of these. */
    void noteOthers(Set<String> known) {
        for (UrdfElement child : children()) {
            if (!known.contains(child.tag())) {
                note("<" + child.tag() + "> is not supported and was left out");
            }
        }
    }

    void note(String text) {
        file.note(label + ": " + text);
    }

    UrdfElement as(String newLabel) {
        return new UrdfElement(file, element, newLabel);
    }

    ModelFileException mistake(String cause) {
        return new ModelFileException(file.path(), 0, label + ": " + cause);
    }
}
