package org.signorini.differential.write;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An XML element with attributes and children, no text. */
final class Element {

    private final String name;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private final List<Element> children = new ArrayList<>();

    Element(String name) {
        this.name = name;
    }

    Element with(String key, String value) {
        attributes.put(key, value);
        return this;
    }

    void add(Element child) {
        children.add(child);
    }

    String text(int depth) {
        StringBuilder out = new StringBuilder("  ".repeat(depth)).append('<').append(name);
        attributes.forEach((k, v) -> out.append(' ').append(k).append("=\"").append(escaped(v)).append('"'));
        if (children.isEmpty()) {
            return out.append("/>\n").toString();
        }
        out.append(">\n");
        children.forEach(c -> out.append(c.text(depth + 1)));
        return out.append("  ".repeat(depth)).append("</").append(name).append(">\n").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
