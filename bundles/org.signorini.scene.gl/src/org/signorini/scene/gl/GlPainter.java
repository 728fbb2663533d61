package org.signorini.scene.gl;

import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL12;
import org.lwjgl.opengl.GL13;
import org.lwjgl.opengl.GL20;
import org.lwjgl.opengl.GLCapabilities;
import org.signorini.scene.paint.Composition;
import org.signorini.scene.paint.Lines;
import org.signorini.scene.paint.Part;
import org.signorini.scene.paint.Parts;
import org.signorini.scene.paint.Trail;
import org.signorini.scene.paint.PlateLines;
import org.signorini.scene.paint.Ramp;
import org.signorini.scene.paint.SceneTheme;
import org.signorini.scene.paint.Surface;

/**
 * Paints a composition by OpenGL as {@link org.signorini.scene.paint.Painter} does by the processor: the same light,
 * colours, shadows and lines. Balls are meshes of as many triangles as their size needs. A surface marks its pixels in
 * the stencil, so that shadows fall on what is seen of it. All methods want the context current in which this was made;
 * it has depth and stencil. What is on the graphics card goes with the context.
 */
public final class GlPainter {

    /** Surfaces the stencil tells apart. */
    private static final int MOST = 255;

    private final MeshBuffers meshes = new MeshBuffers();
    private final Stream stream = new Stream();
    private final FlatProgram flat;
    private final LitProgram lit;
    private final Labels labels;
    private final GLCapabilities can = GL.getCapabilities();

    /** @throws NoOpenGl where its programs do not compile */
    public GlPainter() throws NoOpenGl {
        flat = new FlatProgram(meshes, stream);
        lit = new LitProgram(meshes);
        labels = new Labels(stream);
    }

    /** Fills the current buffer, of a size in pixels. */
    public void paint(Composition picture, int width, int height) {
        // other contexts may have been current on this thread
        GL.setCapabilities(can);
        SceneTheme theme = picture.options().theme();
        float[] projection = Matrices.projection(picture.camera(), width, height);
        GL11.glViewport(0, 0, width, height);
        GL11.glEnable(GL13.GL_MULTISAMPLE);
        GL20.glEnableVertexAttribArray(Shader.POSITION);
        GL20.glEnableVertexAttribArray(Shader.NORMAL);
        GL11.glFrontFace(GL11.GL_CCW);
        GL11.glCullFace(GL11.GL_BACK);
        meshes.tidy();
        lit.begin(projection, picture.light(), width, height);
        flat.begin(projection, height, picture.options().scale());
        GL11.glClear(GL11.GL_DEPTH_BUFFER_BIT | GL11.GL_STENCIL_BUFFER_BIT);
        GL11.glDisable(GL11.GL_DEPTH_TEST);
        flat.background(theme.top(), theme.bottom());
        GL11.glEnable(GL11.GL_DEPTH_TEST);
        GL11.glDepthFunc(GL11.GL_LESS);
        surfaces(picture, theme);
        parts(picture.parts());
        flat.use();
        for (Trail path : picture.paths()) {
            double[] p = path.points();
            for (int i = 3; i < 3 * path.count(); i += 3) {
                flat.line(p[i - 3], p[i - 2], p[i - 1], p[i], p[i + 1], p[i + 2], Lines.TRACE, path.color());
            }
        }
        flat.flush();
        GL11.glClear(GL11.GL_DEPTH_BUFFER_BIT);
        parts(picture.front());
        if (picture.options().label()) {
            labels.draw(picture, width, height);
        }
    }

    private void surfaces(Composition picture, SceneTheme theme) {
        GL11.glEnable(GL11.GL_STENCIL_TEST);
        GL11.glStencilOp(GL11.GL_KEEP, GL11.GL_KEEP, GL11.GL_REPLACE);
        int count = Math.min(MOST, picture.surfaces().size());
        for (int i = 0; i < count; i++) {
            if (picture.surfaces().get(i).isSeen()) {
                GL11.glStencilFunc(GL11.GL_ALWAYS, i + 1, MOST);
                flat.fill(picture.surfaces().get(i), theme.plate());
            }
        }
        GL11.glStencilOp(GL11.GL_KEEP, GL11.GL_KEEP, GL11.GL_KEEP);
        GL11.glDisable(GL11.GL_DEPTH_TEST);
        for (int i = 0; i < count; i++) {
            Surface s = picture.surfaces().get(i);
            if (s.isSeen() && s.plate().shadows()) {
                GL11.glStencilFunc(GL11.GL_EQUAL, i + 1, MOST);
                shadows(s, picture, theme.shadow());
            }
        }
        GL11.glEnable(GL11.GL_DEPTH_TEST);
        GL11.glDisable(GL11.GL_STENCIL_TEST);
        picture.surfaces().forEach(s -> PlateLines.draw(s, theme.grid(), flat));
        flat.flush();
    }

    private void shadows(Surface surface, Composition picture, int color) {
        meshes.begin();
        flat.shadowsOn(surface, picture.light().fall(), color);
        for (int i = 0; i < picture.parts().size(); i++) {
            Part part = picture.parts().get(i);
            if (part.mesh() == null || part.shadow() != null) {
                flat.shadow(part, lit.shadow(part), part.mesh() == null ? part.reach() : 1);
            }
        }
        flat.noShadows();
    }

    private void parts(Parts parts) {
        meshes.begin();
        GL11.glEnable(GL11.GL_CULL_FACE);
        lit.use();
        for (int i = 0; i < parts.size(); i++) {
            lit.draw(parts.get(i));
        }
        GL11.glDisable(GL11.GL_CULL_FACE);
        flat.beginEdges();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (part.mesh() != null && part.isCreased() && part.mesh().edges().length > 0) {
                flat.edges(part, Ramp.edge(part.color()));
            }
        }
        flat.endEdges();
    }

    /** What was painted last, {@code 0xrrggbb} row by row from the top. */
    public static int[] pixels(int width, int height) {
        int[] up = new int[width * height];
        GL11.glPixelStorei(GL11.GL_PACK_ALIGNMENT, 4);
        GL11.glReadPixels(0, 0, width, height, GL12.GL_BGRA, GL12.GL_UNSIGNED_INT_8_8_8_8_REV, up);
        int[] down = new int[up.length];
        for (int i = 0; i < up.length; i++) {
            down[i] = up[(height - 1 - i / width) * width + i % width] & 0xFFFFFF;
        }
        return down;
    }
}
