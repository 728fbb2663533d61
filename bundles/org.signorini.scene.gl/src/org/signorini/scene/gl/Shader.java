package org.signorini.scene.gl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

import org.lwjgl.opengl.GL20;

/** A program on the graphics card: {@code shaders/name.vert} and {@code name.frag}. */
final class Shader {

    /** Attributes of vertices, the same in all programs. */
    static final int POSITION = 0;
    static final int NORMAL = 1;

    private final int program;
    private final Map<String, Integer> places = new HashMap<>();

    Shader(String name) throws NoOpenGl {
        int vertex = compile(GL20.GL_VERTEX_SHADER, name + ".vert");
        int fragment = compile(GL20.GL_FRAGMENT_SHADER, name + ".frag");
        program = GL20.glCreateProgram();
        GL20.glAttachShader(program, vertex);
        GL20.glAttachShader(program, fragment);
        GL20.glBindAttribLocation(program, POSITION, "position");
        GL20.glBindAttribLocation(program, NORMAL, "normal");
        GL20.glLinkProgram(program);
        GL20.glDeleteShader(vertex);
        GL20.glDeleteShader(fragment);
        if (GL20.glGetProgrami(program, GL20.GL_LINK_STATUS) == 0) {
            throw new NoOpenGl("it does not link " + name + ": " + GL20.glGetProgramInfoLog(program), null);
        }
    }

    private static int compile(int kind, String file) throws NoOpenGl {
        int shader = GL20.glCreateShader(kind);
        GL20.glShaderSource(shader, text(file));
        GL20.glCompileShader(shader);
        if (GL20.glGetShaderi(shader, GL20.GL_COMPILE_STATUS) == 0) {
            throw new NoOpenGl("it does not compile " + file + ": " + GL20.glGetShaderInfoLog(shader), null);
        }
        return shader;
    }

    private static String text(String file) {
        try (InputStream in = Shader.class.getResourceAsStream("shaders/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void use() {
        GL20.glUseProgram(program);
    }

    void set(String uniform, double value) {
        GL20.glUniform1f(place(uniform), (float) value);
    }

    void set(String uniform, double x, double y, double z) {
        GL20.glUniform3f(place(uniform), (float) x, (float) y, (float) z);
    }

    void set(String uniform, double[] v) {
        set(uniform, v[0], v[1], v[2]);
    }

    void pair(String uniform, double x, double y) {
        GL20.glUniform2f(place(uniform), (float) x, (float) y);
    }

    void plane(String uniform, double x, double y, double z, double w) {
        GL20.glUniform4f(place(uniform), (float) x, (float) y, (float) z, (float) w);
    }

    /** A colour as {@code 0xrrggbb}. */
    void color(String uniform, int rgb) {
        set(uniform, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
    }

    void matrix(String uniform, float[] columns) {
        GL20.glUniformMatrix4fv(place(uniform), false, columns);
    }

    private int place(String uniform) {
        return places.computeIfAbsent(uniform, u -> GL20.glGetUniformLocation(program, u));
    }
}
