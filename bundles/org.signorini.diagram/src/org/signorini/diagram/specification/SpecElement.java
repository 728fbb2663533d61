package org.signorini.diagram.specification;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * An element of the file, which remembers what was asked of it: what nobody asked for is not supported, and {@link
 * #finish} says so.
 */
final class SpecElement {

    static final String XMI = "http://www.omg.org/XMI";
    static final String XSI = "http://www.w3.org/2001/XMLSchema-instance";

    private final Element element;
    private final String parent;
    private final Set<String> asked = new LinkedHashSet<>();

    SpecElement(Element element, String parent) {
        this.element = element;
        this.parent = parent;
    }

    String place() {
        String name = element.hasAttribute("name") ? " '" + element.getAttribute("name") + "'" : "";
        return (parent.isEmpty() ? "" : parent + " ▸ ") + element.getLocalName() + name;
    }

    String id() {
        return element.getAttributeNS(XMI, "id");
    }

    /** The class, without its prefix; empty where the file leaves it to the feature. */
    String type() {
        String type = element.getAttributeNS(XSI, "type");
        return type.substring(type.indexOf(':') + 1);
    }

    String text(String name, String otherwise) {
        asked.add(name);
        return element.hasAttribute(name) ? element.getAttribute(name) : otherwise;
    }

    String required(String name) {
        String text = text(name, null);
        if (text == null) {
            throw new SpecificationException(place(), "there is no " + name);
        }
        return text;
    }

    int number(String name, int otherwise) {
        String text = text(name, Integer.toString(otherwise));
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new SpecificationException(place(), name + " is '" + text + "', only whole numbers are known here");
        }
    }

    boolean flag(String name, boolean otherwise) {
        return Boolean.parseBoolean(text(name, Boolean.toString(otherwise)));
    }

    Expression expression(String name, String otherwise) {
        String text = text(name, otherwise);
        return text == null ? null : Expression.parse(place() + ", " + name, text);
    }

    List<String> references(String name) {
        String text = text(name, "");
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
    }

    <E extends Enum<E>> E choice(String name, Class<E> type, String otherwise) {
        String text = text(name, otherwise);
        try {
            return Enum.valueOf(type, text.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new SpecificationException(place(), name + " '" + text + "' is not known here");
        }
    }

    /** Attributes that say nothing about what is drawn or done here. */
    void ignore(String... names) {
        asked.addAll(Arrays.asList(names));
    }

    List<SpecElement> children(String name) {
        asked.add(name);
        List<SpecElement> found = new ArrayList<>();
        for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element child && name.equals(local(child))) {
                found.add(new SpecElement(child, place()));
            }
        }
        return found;
    }

    SpecElement child(String name) {
        List<SpecElement> all = children(name);
        return all.isEmpty() ? null : all.getFirst();
    }

    private static String local(Element element) {
        return element.getLocalName();
    }

    /** Refuses what was in the file and was never asked for. */
    void finish() {
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
            Node attribute = element.getAttributes().item(i);
            if (attribute.getNamespaceURI() == null && !asked.contains(attribute.getNodeName())) {
                throw new SpecificationException(place(),
                        "attribute " + attribute.getNodeName() + " is not known here");
            }
        }
        for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element child && !asked.contains(local(child))) {
                throw new SpecificationException(place(), "element " + local(child) + " is not known here");
            }
        }
    }
}
