package org.signorini.cli;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

import picocli.CommandLine.IVersionProvider;

/** The version of this bundle, which is the product's. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        Bundle bundle = FrameworkUtil.getBundle(Version.class);
        return new String[] {"Signorini Workbench " + (bundle == null ? "" : bundle.getVersion()),
            "Java " + Runtime.version() + ", " + System.getProperty("os.name") + " " + System.getProperty("os.arch")};
    }
}
