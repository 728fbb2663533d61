package org.signorini.ui.welcome.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.signorini.ui.welcome.sheet.CheatSheet.Part;
import org.signorini.ui.welcome.sheet.CheatSheet.Step;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Reads the part of Eclipse's cheat sheet format ({@code cheatSheetContentFileSpec}) our sheets are written in: intro,
 * items with a description, a command, subitems and a completion.
 */
public final class CheatSheetReader {

    private static final String COMMAND = "command";

    private CheatSheetReader() {
    }

    public static CheatSheet read(InputStream in) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            Element sheet = factory.newDocumentBuilder().parse(in).getDocumentElement();
            String intro = "";
            List<Step> steps = new ArrayList<>();
            for (Element element : children(sheet)) {
                switch (element.getTagName()) {
                    case "intro" -> intro = text(element, "description");
                    case "item" -> steps.add(step(element));
                    default -> throw new IOException("a cheat sheet has no <" + element.getTagName() + ">");
                }
            }
            return new CheatSheet(sheet.getAttribute("title"), intro, steps);
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException("not well-formed: " + e.getMessage(), e);
        }
    }

    private static Step step(Element item) {
        List<Part> parts = new ArrayList<>();
        for (Element element : children(item)) {
            if (element.getTagName().equals("subitem")) {
                parts.add(new Part(element.getAttribute("label"), command(element)));
            }
        }
        return new Step(item.getAttribute("title"), text(item, "description"), command(item), parts,
                text(item, "onCompletion"));
    }

    private static String command(Element of) {
        return children(of).stream().filter(e -> e.getTagName().equals(COMMAND))
                .map(e -> e.getAttribute("serialization")).findFirst().orElse("");
    }

    private static List<Element> children(Element element) {
        List<Element> found = new ArrayList<>();
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element e) {
                found.add(e);
            }
        }
        return found;
    }

    /** The words of a child, bold ones marked, everything else escaped as in XML. */
    private static String text(Element parent, String child) {
        StringBuilder text = new StringBuilder();
        children(parent).stream().filter(e -> e.getTagName().equals(child)).forEach(e -> append(e, text));
        return text.toString().replaceAll("\\s+", " ").strip();
    }

    private static void append(Node node, StringBuilder text) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child.getNodeName().equals("b")) {
                text.append("<b>");
                append(child, text);
                text.append("</b>");
            } else if (child.getNodeType() == Node.TEXT_NODE) {
                text.append(child.getNodeValue().replace("&", "&amp;").replace("<", "&lt;"));
            }
        }
    }
}
