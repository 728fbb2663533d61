package org.signorini.model.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;

import org.eclipse.emf.common.CommonPlugin;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.xmi.XMLLoad;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.XMILoadImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;
import org.xml.sax.SAXException;

/** A model file in EMF's terms: XMI, read by a hardened parser, saved atomically where it is a file. */
public final class ModelResource extends XMIResourceImpl {

    public ModelResource(URI uri) {
        super(uri);
        setEncoding("UTF-8");
        getDefaultLoadOptions().put(XMLResource.OPTION_DEFER_IDREF_RESOLUTION, Boolean.TRUE);
        getDefaultSaveOptions().put(XMLResource.OPTION_ENCODING, "UTF-8");
        getDefaultSaveOptions().put(XMLResource.OPTION_LINE_WIDTH, 120);
    }

    @Override
    protected XMLLoad createXMLLoad() {
        return new XMILoadImpl(createXMLHelper()) {

            @Override
            protected SAXParser makeParser() throws ParserConfigurationException, SAXException {
                return HardenedXml.saxParser();
            }
        };
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
