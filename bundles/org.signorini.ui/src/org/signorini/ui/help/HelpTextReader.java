package org.signorini.ui.help;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.signorini.ui.help.HelpText.Bullet;
import org.signorini.ui.help.HelpText.Link;
import org.signorini.ui.help.HelpText.Span;
import org.signorini.ui.help.HelpText.Style;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Reads the part of XHTML our help pages are written in: headings, paragraphs, lists, tables, preformatted text,
 * strong, em, code, sub, sup and links. Anything else is shown as the text it contains.
 */
final class HelpTextReader {

    private final StringBuilder text = new StringBuilder();
    private final List<Span> spans = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final List<Bullet> bullets = new ArrayList<>();
    private final String base;
    private int line;

    private HelpTextReader(String href) {
        base = href.substring(0, href.lastIndexOf('/') + 1);
    }

    static HelpText read(InputStream page, String href) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            HelpTextReader reader = new HelpTextReader(href);
            Node body = factory.newDocumentBuilder().parse(page).getElementsByTagName("body").item(0);
            reader.children(body, false);
            return new HelpText(reader.text.toString().stripTrailing() + "\n", reader.spans, reader.links,
                    reader.bullets);
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException("not well-formed: " + e.getMessage(), e);
        }
    }

    private void children(Node node, boolean preformatted) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child.getNodeType() == Node.TEXT_NODE) {
                append(preformatted ? block(child) : child.getNodeValue().replaceAll("\\s+", " "), preformatted);
            } else if (child instanceof Element element) {
                element(element, preformatted);
            }
        }
    }

    /** Preformatted text as it is, but for the line breaks after and before its tags. */
    private static String block(Node text) {
        String lines = text.getNodeValue();
        lines = text.getPreviousSibling() == null ? lines.replaceFirst("^\\R", "") : lines;
        return text.getNextSibling() == null ? lines.stripTrailing() : lines;
    }

    private void element(Element element, boolean preformatted) {
        switch (element.getTagName()) {
            case "h1" -> block(element, Style.TITLE, 1);
            case "h2", "h3" -> {
                breakLine(2);
                block(element, Style.HEADING, 1);
            }
            case "p" -> block(element, null, 2);
            case "ul", "ol" -> {
                breakLine(1);
                children(element, false);
                breakLine(2);
            }
            case "li" -> {
                breakLine(1);
                bullets.add(new Bullet(line));
                append("• ", true);
                children(element, false);
            }
            case "pre" -> {
                breakLine(1);
                styled(element, Style.CODE, true);
                breakLine(2);
            }
            case "tr" -> {
                breakLine(1);
                children(element, false);
            }
            case "td", "th" -> {
                if (!atLineStart()) {
                    append("  —  ", true);
                }
                styled(element, element.getPreviousSibling() == null || element.getTagName().equals("th")
                        ? Style.STRONG : null, false);
            }
            case "table" -> {
                children(element, false);
                breakLine(2);
            }
            case "strong", "b" -> styled(element, Style.STRONG, preformatted);
            case "em", "i" -> styled(element, Style.EMPHASIS, preformatted);
            case "code" -> styled(element, Style.CODE, preformatted);
            case "sub" -> styled(element, Style.SUB, preformatted);
            case "sup" -> styled(element, Style.SUPER, preformatted);
            case "a" -> link(element, preformatted);
            default -> children(element, preformatted);
        }
    }

    private void block(Element element, Style style, int breaksAfter) {
        breakLine(1);
        styled(element, style, false);
        breakLine(breaksAfter);
    }

    private void styled(Element element, Style style, boolean preformatted) {
        int start = text.length();
        children(element, preformatted);
        if (style != null && text.length() > start) {
            spans.add(new Span(start, text.length(), style));
        }
    }

    private void link(Element element, boolean preformatted) {
        int start = text.length();
        styled(element, Style.LINK, preformatted);
        String target = element.getAttribute("href");
        links.add(new Link(start, text.length(), target.startsWith("http") ? target : base + target));
    }

    private void append(String words, boolean verbatim) {
        String added = !verbatim && atLineStart() ? words.stripLeading() : words;
        line += (int) added.chars().filter(c -> c == '\n').count();
        text.append(added);
    }

    private boolean atLineStart() {
        return text.isEmpty() || text.charAt(text.length() - 1) == '\n';
    }

    /** Makes sure the text ends with this many line breaks. */
    private void breakLine(int count) {
        if (text.isEmpty()) {
            return;
        }
        int present = 0;
        while (present < text.length() && text.charAt(text.length() - 1 - present) == '\n') {
            present++;
        }
        for (int i = present; i < count; i++) {
            text.append('\n');
            line++;
        }
    }
}
