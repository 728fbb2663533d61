package org.signorini.scene.gl;

/** OpenGL cannot be used here; the message says why. */
public final class NoOpenGl extends Exception {

    private static final long serialVersionUID = 1L;

    public NoOpenGl(String why, Throwable cause) {
        super(why, cause);
    }
}
