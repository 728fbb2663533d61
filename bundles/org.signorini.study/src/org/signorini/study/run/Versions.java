package org.signorini.study.run;

import java.util.LinkedHashMap;
import java.util.Map;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** What computed a result. */
public final class Versions {

    private Versions() {
    }

    /** Of this program, Java and the system, by these names. */
    public static Map<String, String> asText() {
        Map<String, String> versions = new LinkedHashMap<>();
        Bundle bundle = FrameworkUtil.getBundle(Versions.class);
        versions.put("signorini", bundle == null ? "unknown" : bundle.getVersion().toString());
        versions.put("java", System.getProperty("java.vm.name") + " " + System.getProperty("java.version"));
        versions.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        return versions;
    }
}
