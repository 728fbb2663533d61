package org.signorini.diagram.view;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.ParserConfigurationException;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.signorini.file.AtomicFile;
import org.signorini.model.file.HardenedXml;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * The layout beside the model, {@code name.layout} for {@code name.mechanism}: elements are named as references in the
 * model name them, so it survives edits of the model by other means. What is not found any more is left out; what is
 * new gets a place when it is drawn.
 */
public final class LayoutFile {

    private LayoutFile() {
    }

    public static Path beside(Path model) {
        String name = model.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return model.resolveSibling((dot < 0 ? name : name.substring(0, dot)) + ".layout");
    }

    public static void write(Path file, DiagramLayout layout, Resource model) throws IOException {
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<layout version=\"1\">\n");
        layout.boxes().forEach((key, box) -> {
            if (key.element().eResource() == model) {
                xml.append("  <node").append(who(key, model)).append(" x=\"").append(box.x()).append("\" y=\"")
                        .append(box.y()).append("\" width=\"").append(box.width()).append("\" height=\"")
                        .append(box.height()).append("\"/>\n");
            }
        });
        layout.allBends().forEach((key, points) -> {
            if (key.element().eResource() == model) {
                xml.append("  <edge").append(who(key, model)).append(" bends=\"");
                points.forEach(p -> xml.append(p.x()).append(',').append(p.y()).append(' '));
                xml.setLength(xml.length() - 1);
                xml.append("\"/>\n");
            }
        });
        layout.guides().forEach(g -> xml.append("  <guide ").append(g.isUpright() ? "x" : "y").append("=\"")
                .append(g.position()).append("\"/>\n"));
        AtomicFile.write(file, xml.append("</layout>\n").toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String who(LayoutKey key, Resource model) {
        String path = model.getURIFragment(key.element());
        return " mapping=\"" + escape(key.mapping()) + "\" element=\"" + escape(path) + "\"";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    /** An empty layout where there is no file; what cannot be read is an {@link IOException}. */
    public static DiagramLayout read(Path file, Resource model) throws IOException {
        DiagramLayout layout = new DiagramLayout();
        if (!Files.exists(file)) {
            return layout;
        }
        try {
            Element root = HardenedXml.documentBuilder().parse(new ByteArrayInputStream(Files.readAllBytes(file)))
                    .getDocumentElement();
            for (Node n = root.getFirstChild(); n != null; n = n.getNextSibling()) {
                if (n instanceof Element element) {
                    read(element, model, layout);
                }
            }
            return layout;
        } catch (SAXException | ParserConfigurationException | NumberFormatException e) {
            throw new IOException(file.getFileName() + " is no layout: " + e.getMessage(), e);
        }
    }

    private static void read(Element entry, Resource model, DiagramLayout layout) {
        if (entry.getTagName().equals("guide")) {
            boolean upright = entry.hasAttribute("x");
            layout.guides().add(new Guide(upright, number(entry, upright ? "x" : "y")));
            return;
        }
        EObject element = model.getEObject(entry.getAttribute("element"));
        if (element == null) {
            return;
        }
        LayoutKey key = new LayoutKey(entry.getAttribute("mapping"), element);
        if (entry.getTagName().equals("node")) {
            layout.place(key, new Box(number(entry, "x"), number(entry, "y"), number(entry, "width"),
                    number(entry, "height")));
        } else {
            List<Box> points = new ArrayList<>();
            for (String pair : entry.getAttribute("bends").split(" ")) {
                int comma = pair.indexOf(',');
                points.add(new Box(Integer.parseInt(pair.substring(0, comma)),
                        Integer.parseInt(pair.substring(comma + 1)), 0, 0));
            }
            layout.bend(key, points);
        }
    }

    private static int number(Element entry, String name) {
        return Integer.parseInt(entry.getAttribute(name));
    }
}
