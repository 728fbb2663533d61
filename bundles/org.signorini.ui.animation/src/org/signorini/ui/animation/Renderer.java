package org.signorini.ui.animation;

import java.util.Arrays;

import org.eclipse.core.runtime.preferences.InstanceScope;

/** Who paints the animation, as the user wants it; kept with the workspace. */
public enum Renderer {

    /** A graphics card where there is one. */
    AUTOMATIC("Automatic"), OPENGL("OpenGL"), SOFTWARE("Software");

    private static final String NODE = "org.signorini.ui.animation";
    private static final String KEY = "renderer";

    private final String label;

    Renderer(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    public static Renderer wanted() {
        String name = InstanceScope.INSTANCE.getNode(NODE).get(KEY, AUTOMATIC.name());
        return Arrays.stream(values()).filter(r -> r.name().equals(name)).findFirst().orElse(AUTOMATIC);
    }

    void keep() {
        InstanceScope.INSTANCE.getNode(NODE).put(KEY, name());
    }
}
