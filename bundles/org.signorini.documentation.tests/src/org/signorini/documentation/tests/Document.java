package org.signorini.documentation.tests;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import javax.xml.parsers.DocumentBuilderFactory;

import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * What a reader reads.
 *
 * @param prose  its sentences, with powers of ten as 1e-8 and a small circle where code stands
 * @param codes  what is set as code within sentences
 * @param blocks what is set as code by itself
 * @param names  what stands out: names of menus, views and buttons
 */
record Document(String name, String prose, List<String> codes, List<String> blocks, List<String> names) {

    private static final String CODE = "◦";
    private static final Pattern FENCED = Pattern.compile("(?s)```\\n?(.*?)```");
    private static final Pattern INLINE = Pattern.compile("`([^`]+)`");
    private static final Pattern STRONG = Pattern.compile("\\*{1,2}([^*\\n]+(?:\\n[^*\\n]+)?)\\*{1,2}");

    /** A page of help. */
    static Document page(String name, String xhtml) throws Exception {
        org.w3c.dom.Document dom = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(xhtml.getBytes(StandardCharsets.UTF_8)));
        StringBuilder prose = new StringBuilder();
        text(dom.getElementsByTagName("body").item(0), prose);
        List<String> names = new ArrayList<>(contents(dom, "strong"));
        names.addAll(contents(dom, "em"));
        return new Document(name, plain(prose.toString()), contents(dom, "code"), contents(dom, "pre"), names);
    }

    private static List<String> contents(org.w3c.dom.Document dom, String tag) {
        List<String> found = new ArrayList<>();
        NodeList nodes = dom.getElementsByTagName(tag);
        for (int i = 0; i < nodes.getLength(); i++) {
            String text = nodes.item(i).getTextContent();
            found.add(tag.equals("pre") ? text : text.replaceAll("\\s+", " ").strip());
        }
        return found;
    }

    private static void text(Node node, StringBuilder into) {
        if (node.getNodeType() == Node.TEXT_NODE) {
            into.append(node.getNodeValue());
            return;
        }
        String tag = node instanceof Element element ? element.getTagName() : "";
        if (tag.equals("code") || tag.equals("pre")) {
            into.append(CODE);
            return;
        }
        into.append(switch (tag) {
            case "sup" -> "^";
            case "sub" -> "_";
            case "td", "th", "li", "p", "h1", "h2", "tr" -> " ";
            default -> "";
        });
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            text(child, into);
        }
    }

    /** A file in Markdown. */
    static Document markdown(String name, String text) {
        List<String> blocks = new ArrayList<>();
        String rest = taken(FENCED, text, blocks).replaceAll("!?\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                .replaceAll("<[^>]+>", " ");
        List<String> codes = new ArrayList<>();
        rest = taken(INLINE, rest, codes);
        List<String> names = new ArrayList<>();
        Matcher strong = STRONG.matcher(rest);
        while (strong.find()) {
            names.add(strong.group(1).replaceAll("\\s+", " "));
        }
        return new Document(name, plain(rest.replace("*", "")), codes, blocks, names);
    }

    /** A text that has nothing but sentences. */
    static Document sentences(String name, String text) {
        return new Document(name, plain(text), List.of(), List.of(), List.of());
    }

    private static String taken(Pattern code, String from, List<String> into) {
        Matcher matcher = code.matcher(from);
        StringBuilder rest = new StringBuilder();
        while (matcher.find()) {
            into.add(matcher.group(1));
            matcher.appendReplacement(rest, CODE);
        }
        return matcher.appendTail(rest).toString();
    }

    /** Digits from above the line. */
    private static String lowered(String raised) {
        return raised.chars().mapToObj(c -> c == '⁻' ? "-" : String.valueOf("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(c)))
                .collect(Collectors.joining());
    }

    private static String plain(String text) {
        String raised = Pattern.compile("10(⁻?[⁰¹²³⁴-⁹]+)").matcher(text).replaceAll(m -> "1e" + lowered(m.group(1)));
        return raised.replaceAll("\\s+", " ").replace('−', '-').replaceAll("10\\^(-?\\d+)", "1e$1")
                .replaceAll("(?<=\\d),(?=\\d{3}\\b)", "").strip();
    }
}
