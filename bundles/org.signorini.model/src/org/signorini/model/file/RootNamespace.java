package org.signorini.model.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;

import javax.xml.parsers.ParserConfigurationException;

import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Looks at a file's first element and no farther. By SAX: the JDK's StAX prints what it also throws. */
final class RootNamespace extends DefaultHandler {

    /** Ends reading when all is known. */
    private static final class Found extends SAXException {

        private static final long serialVersionUID = 1L;

        private final String namespace;

        Found(String namespace) {
            this.namespace = namespace;
        }
    }

    private RootNamespace() {
    }

    /** The namespace of the root element, empty for none. */
    static String of(Path file, byte[] content) throws ModelFileException {
        try {
            HardenedXml.saxParser().parse(new ByteArrayInputStream(content), new RootNamespace());
            return "";
        } catch (Found found) {
            return found.namespace;
        } catch (SAXParseException e) {
            throw new ModelFileException(file, Math.max(0, e.getLineNumber()), e.getMessage());
        } catch (SAXException | IOException | ParserConfigurationException e) {
            throw new ModelFileException(file, 0, e.getMessage());
        }
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes attributes) throws SAXException {
        throw new Found(uri);
    }
}
