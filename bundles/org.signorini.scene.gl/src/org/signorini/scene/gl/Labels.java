package org.signorini.scene.gl;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL12;
import org.signorini.scene.paint.Composition;
import org.signorini.scene.paint.Overlay;

/** Time and axes in the corners, as small pictures over the large one. */
final class Labels {

    private final Shader shader;
    private final Stream stream;
    private final int texture = GL11.glGenTextures();

    Labels(Stream stream) throws NoOpenGl {
        this.stream = stream;
        shader = new Shader("picture");
        GL11.glBindTexture(GL11.GL_TEXTURE_2D, texture);
        for (int name : new int[] {GL11.GL_TEXTURE_MIN_FILTER, GL11.GL_TEXTURE_MAG_FILTER}) {
            GL11.glTexParameteri(GL11.GL_TEXTURE_2D, name, GL11.GL_NEAREST);
        }
    }

    void draw(Composition picture, int width, int height) {
        GL11.glDisable(GL11.GL_DEPTH_TEST);
        GL11.glEnable(GL11.GL_BLEND);
        GL11.glBlendFunc(GL11.GL_ONE, GL11.GL_ONE_MINUS_SRC_ALPHA);
        GL11.glBindTexture(GL11.GL_TEXTURE_2D, texture);
        shader.use();
        BufferedImage time = Overlay.label(picture.time(), picture.options());
        draw(time, 0, width, height);
        BufferedImage axes = Overlay.axes(picture.camera(), picture.options());
        draw(axes, width - axes.getWidth(), width, height);
        GL11.glDisable(GL11.GL_BLEND);
    }

    /** At the bottom. */
    private void draw(BufferedImage image, int left, int width, int height) {
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        GL11.glTexImage2D(GL11.GL_TEXTURE_2D, 0, GL11.GL_RGBA8, image.getWidth(), image.getHeight(), 0,
                GL12.GL_BGRA, GL12.GL_UNSIGNED_INT_8_8_8_8_REV, pixels);
        shader.set("corner", 2.0 * left / width - 1, -1, 0);
        shader.set("size", 2.0 * image.getWidth() / width, 2.0 * image.getHeight() / height, 0);
        stream.add(0, 0, 0);
        stream.add(1, 0, 0);
        stream.add(1, 1, 0);
        stream.add(0, 1, 0);
        stream.draw(GL11.GL_TRIANGLE_FAN);
    }
}
