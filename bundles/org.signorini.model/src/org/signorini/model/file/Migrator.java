package org.signorini.model.file;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;

import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Finds out by which metamodel a file was written, and brings it to today's. */
final class Migrator {

    private static final Pattern NAMESPACE = Pattern
            .compile("http://www\\.signorini\\.org/(\\w+)/(\\d{1,4})\\.(\\d{1,4})");
    private static final int MAJOR = 1;
    private static final int MINOR = 0;
    private static final String CURRENT = MAJOR + "." + MINOR;

    private final List<Migration> steps;

    Migrator(List<Migration> steps) {
        this.steps = steps;
    }

    /** The content as today's metamodel has it; the same array where nothing is to be done. */
    byte[] migrate(Path file, byte[] content) throws ModelFileException {
        Matcher namespace = NAMESPACE.matcher(RootNamespace.of(file, content));
        if (!namespace.matches()) {
            throw new ModelFileException(file, 0, "it is neither a mechanism nor a study");
        }
        String metamodel = namespace.group(1);
        String version = namespace.group(2) + "." + namespace.group(3);
        if (version.equals(CURRENT)) {
            return content;
        }
        if (isNewer(Integer.parseInt(namespace.group(2)), Integer.parseInt(namespace.group(3)))) {
            throw new ModelFileException(file, 0, "it was written by a newer version (" + metamodel + " " + version
                    + "); this one reads up to " + CURRENT);
        }
        return migrate(file, content, metamodel, version);
    }

    private byte[] migrate(Path file, byte[] content, String metamodel, String version) throws ModelFileException {
        try {
            Document document = HardenedXml.documentBuilder().parse(new ByteArrayInputStream(content));
            String reached = version;
            for (Migration step : steps) {
                if (step.metamodel().equals(metamodel) && step.from().equals(reached)) {
                    step.apply(document);
                    reached = step.to();
                }
            }
            if (!reached.equals(CURRENT)) {
                throw new ModelFileException(file, 0, "nothing is known of " + metamodel + " " + version);
            }
            setVersion(document, metamodel);
            return write(document);
        } catch (SAXException | IOException | ParserConfigurationException | TransformerException e) {
            throw e instanceof ModelFileException mistake ? mistake : new ModelFileException(file, 0, e.getMessage());
        }
    }

    private static boolean isNewer(int major, int minor) {
        return major > MAJOR || major == MAJOR && minor > MINOR;
    }

    /** The root's element and the declarations of its namespace. */
    private static void setVersion(Document document, String metamodel) {
        String current = "http://www.signorini.org/" + metamodel + "/" + CURRENT;
        String old = document.getDocumentElement().getNamespaceURI();
        NamedNodeMap attributes = document.getDocumentElement().getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            Attr attribute = (Attr) attributes.item(i);
            if (attribute.getName().startsWith("xmlns") && attribute.getValue().equals(old)) {
                attribute.setValue(current);
            }
        }
        Node root = document.getDocumentElement();
        document.renameNode(root, current, root.getNodeName());
    }

    private static byte[] write(Document document) throws TransformerException {
        TransformerFactory factory = TransformerFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        Transformer transformer = factory.newTransformer();
        transformer.setOutputProperty(OutputKeys.ENCODING, "UTF-8");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        transformer.transform(new DOMSource(document), new StreamResult(bytes));
        return bytes.toByteArray();
    }
}
