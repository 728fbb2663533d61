package org.signorini.design;

import java.net.URL;

/** Where the specification and its images are. */
public final class Specification {

    /** In this bundle. */
    public static final String PATH = "description/mechanism.odesign";

    /** As Sirius names it. */
    public static final String PLUGIN_PATH = "org.signorini.design/" + PATH;

    private Specification() {
    }

    public static URL url() {
        return Specification.class.getResource("/" + PATH);
    }

    /**
     * An image the specification names.
     *
     * @param path {@code /bundle.symbolic.name/folder/file}; only this bundle's are known
     * @return {@code null} where there is none
     */
    public static URL image(String path) {
        String own = "/org.signorini.design/";
        return path.startsWith(own) ? Specification.class.getResource("/" + path.substring(own.length())) : null;
    }
}
