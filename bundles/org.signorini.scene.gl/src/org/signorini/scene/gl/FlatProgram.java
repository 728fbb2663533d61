package org.signorini.scene.gl;

import org.lwjgl.opengl.GL11;
import org.signorini.scene.mesh.Mesh;
import org.signorini.scene.paint.Lines;
import org.signorini.scene.paint.Part;
import org.signorini.scene.paint.Surface;

/** Draws what has one colour whatever the light: background, surfaces, shadows and lines. */
final class FlatProgram implements Lines {

    /** By how much lines are brought forward: about a pixel's width. */
    private static final double NEARER = 1.0008;
    private static final float[] IDENTITY = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

    private final Shader shader;
    private final Stream stream;
    private final MeshBuffers meshes;
    private final float[] matrix = new float[16];
    private float[] projection = IDENTITY;
    private double scale = 1;
    private double points;
    private int color;

    FlatProgram(MeshBuffers meshes, Stream stream) throws NoOpenGl {
        this.meshes = meshes;
        this.stream = stream;
        shader = new Shader("flat");
    }

    /** @param pixels to a point */
    void begin(float[] projected, int height, double pixels) {
        projection = projected;
        scale = pixels;
        shader.use();
        shader.set("height", height);
        shader.set("fall", 0, 0, 0);
        place(IDENTITY);
    }

    void use() {
        shader.use();
    }

    /** A picture without anything in it. */
    void background(int top, int bottom) {
        shader.matrix("projection", IDENTITY);
        shader.set("nearer", 1);
        shader.color("high", top);
        shader.color("low", bottom);
        stream.add(-1, -1, 0);
        stream.add(1, -1, 0);
        stream.add(1, 1, 0);
        stream.add(-1, 1, 0);
        stream.draw(GL11.GL_TRIANGLE_FAN);
        shader.matrix("projection", projection);
    }

    void fill(Surface surface, int rgb) {
        color(rgb);
        shader.set("nearer", 1);
        double[] m = surface.toEye();
        double[] c = surface.plate().corners();
        for (int i = 0; i < c.length; i += 2) {
            stream.add(m[0] * c[i] + m[1] * c[i + 1] + m[9], m[3] * c[i] + m[4] * c[i + 1] + m[10],
                    m[6] * c[i] + m[7] * c[i + 1] + m[11]);
        }
        stream.draw(GL11.GL_TRIANGLE_FAN);
    }

    /** Shadows on a surface from now on, until there is none. */
    void shadowsOn(Surface surface, double[] fall, int rgb) {
        double[] m = surface.toEye();
        color(rgb);
        shader.set("nearer", 1);
        shader.set("fall", fall);
        shader.plane("plane", m[2], m[5], m[8], m[2] * m[9] + m[5] * m[10] + m[8] * m[11]);
    }

    void shadow(Part part, Mesh mesh, double stretch) {
        place(Matrices.of(part.toEye(), stretch, matrix));
        meshes.triangles(mesh);
    }

    void noShadows() {
        shader.set("fall", 0, 0, 0);
        place(IDENTITY);
    }

    /** Creases of a part. */
    void edges(Part part, int rgb) {
        width(Lines.EDGE);
        color(rgb);
        place(Matrices.of(part.toEye(), 1, matrix));
        meshes.edges(part.mesh());
    }

    /** Before and after creases. */
    void beginEdges() {
        shader.use();
        shader.set("nearer", NEARER);
    }

    void endEdges() {
        place(IDENTITY);
    }

    @Override
    public void line(double x0, double y0, double z0, double x1, double y1, double z1, double wide, int rgb) {
        if (wide != points || rgb != color) {
            flush();
            points = wide;
            color = rgb;
        }
        stream.add(x0, y0, z0);
        stream.add(x1, y1, z1);
    }

    /** Draws lines that are still to be drawn. */
    void flush() {
        if (!stream.isEmpty()) {
            width(points);
            color(color);
            shader.set("nearer", NEARER);
            stream.draw(GL11.GL_LINES);
        }
    }

    private void width(double wide) {
        GL11.glLineWidth((float) (wide * scale));
    }

    private void color(int rgb) {
        shader.color("low", rgb);
        shader.color("high", rgb);
    }

    private void place(float[] toEye) {
        shader.matrix("toEye", toEye);
    }
}
