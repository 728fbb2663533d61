package org.signorini.model.file;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;

import org.eclipse.emf.common.CommonPlugin;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.xmi.XMLHelper;
import org.eclipse.emf.ecore.xmi.XMLLoad;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.SAXXMIHandler;
import org.eclipse.emf.ecore.xmi.impl.XMILoadImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;
import org.signorini.file.AtomicFile;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * A model file in EMF's terms: XMI, read by a hardened parser and migrated where it is old, saved atomically where it
 * is a file. Editors use it too.
 */
public final class ModelResource extends XMIResourceImpl {

    public ModelResource(URI uri) {
        super(uri);
        setEncoding("UTF-8");
        getDefaultLoadOptions().put(XMLResource.OPTION_DEFER_IDREF_RESOLUTION, Boolean.TRUE);
        getDefaultSaveOptions().put(XMLResource.OPTION_ENCODING, "UTF-8");
        getDefaultSaveOptions().put(XMLResource.OPTION_LINE_WIDTH, 120);
    }

    /** Files of older metamodels are brought to today's first, whoever opens them. */
    @Override
    public void doLoad(InputStream in, Map<?, ?> options) throws IOException {
        byte[] content = in.readNBytes(ModelFiles.LARGEST + 1);
        Path path = path();
        if (content.length > ModelFiles.LARGEST) {
            throw new ModelFileException(path, 0, "models have at most " + ModelFiles.LARGEST + " bytes");
        }
        super.doLoad(new ByteArrayInputStream(new Migrator(Migration.all()).migrate(path, content)), options);
    }

    /** What messages call it; of a place that is no file, its last segment. */
    private Path path() {
        return Path.of(getURI().isFile() ? getURI().toFileString() : URI.decode(getURI().lastSegment()));
    }

    @Override
    protected XMLLoad createXMLLoad() {
        return new XMILoadImpl(createXMLHelper()) {

            @Override
            protected SAXParser makeParser() throws ParserConfigurationException, SAXException {
                return HardenedXml.saxParser();
            }

            @Override
            protected DefaultHandler makeDefaultHandler() {
                return new OwnMetamodels(resource, helper, options);
            }
        };
    }

    /** Looks for no metamodels where a file says that some are. */
    private static final class OwnMetamodels extends SAXXMIHandler {

        OwnMetamodels(XMLResource resource, XMLHelper helper, Map<?, ?> options) {
            super(resource, helper, options);
        }

        @Override
        protected void handleXSISchemaLocation(String locations) {
            // there is nothing to find there
        }

        @Override
        protected void handleXSINoNamespaceSchemaLocation(String location) {
            // there is nothing to find there
        }
    }

    /** What would be written. */
    byte[] content() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        save(bytes, new HashMap<>());
        return bytes.toByteArray();
    }

    /** Everything is put together in memory first: what cannot be written leaves the file as it was. */
    @Override
    public void save(Map<?, ?> options) throws IOException {
        URI location = CommonPlugin.resolve(getURIConverter().normalize(getURI()));
        if (location.isFile()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            save(bytes, options);
            AtomicFile.write(Path.of(location.toFileString()), bytes.toByteArray());
            setModified(false);
            setTimeStamp(System.currentTimeMillis());
        } else {
            super.save(options);
        }
    }
}
