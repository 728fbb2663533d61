package org.signorini.scene.gl;

import java.util.Locale;

import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GLCapabilities;
import org.lwjgl.system.Configuration;

/**
 * Who draws for the current context.
 *
 * @param renderer what it calls itself
 * @param version  of OpenGL, as it says it
 * @param software whether it is the processor after all, on the thread that asks for it
 */
public record Driver(String renderer, String version, boolean software) {

    static {
        // the usual way to memory is one that Java 24 and later warn of
        if (Runtime.version().feature() >= 25 && Configuration.MEMORY_BACKEND.get() == null) {
            Configuration.MEMORY_BACKEND.set("ffm");
        }
    }

    /**
     * Takes the context that is current on this thread.
     *
     * @throws NoOpenGl where it cannot do what is needed, or its library cannot be loaded
     */
    public static Driver ofCurrentContext() throws NoOpenGl {
        try {
            GLCapabilities can = GL.createCapabilities();
            String renderer = String.valueOf(GL11.glGetString(GL11.GL_RENDERER));
            String version = String.valueOf(GL11.glGetString(GL11.GL_VERSION));
            if (!can.OpenGL21) {
                throw new NoOpenGl(renderer + " has OpenGL " + version + ", 2.1 is needed", null);
            }
            return new Driver(renderer, version, isSoftware(renderer));
        } catch (UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError
                | IllegalStateException e) {
            throw new NoOpenGl("its library cannot be used: " + e.getMessage(), e);
        }
    }

    private static boolean isSoftware(String renderer) {
        String name = renderer.toLowerCase(Locale.ROOT);
        return name.contains("llvmpipe") || name.contains("softpipe") || name.contains("swrast")
                || name.contains("software") || name.contains("gdi generic");
    }
}
