package org.signorini.scene.gl;

import java.util.Arrays;

import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL15;
import org.lwjgl.opengl.GL20;

/** Points that are others in every picture: collected here, sent and drawn together. */
final class Stream {

    private final int buffer = GL15.glGenBuffers();
    private float[] points = new float[1024];
    private int length;

    void add(double x, double y, double z) {
        if (length + 3 > points.length) {
            points = Arrays.copyOf(points, 2 * points.length);
        }
        points[length++] = (float) x;
        points[length++] = (float) y;
        points[length++] = (float) z;
    }

    boolean isEmpty() {
        return length == 0;
    }

    /** Draws what there is as lines, a fan or a strip, and forgets it. */
    void draw(int mode) {
        GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, buffer);
        GL15.glBufferData(GL15.GL_ARRAY_BUFFER, Arrays.copyOf(points, length), GL15.GL_STREAM_DRAW);
        GL20.glVertexAttribPointer(Shader.POSITION, 3, GL11.GL_FLOAT, false, 0, 0);
        GL20.glDisableVertexAttribArray(Shader.NORMAL);
        GL11.glDrawArrays(mode, 0, length / 3);
        GL20.glEnableVertexAttribArray(Shader.NORMAL);
        length = 0;
    }
}
