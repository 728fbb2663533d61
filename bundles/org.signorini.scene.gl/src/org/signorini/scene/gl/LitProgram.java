package org.signorini.scene.gl;

import org.signorini.scene.Camera;
import org.signorini.scene.mesh.Mesh;
import org.signorini.scene.mesh.Meshes;
import org.signorini.scene.paint.Bands;
import org.signorini.scene.paint.Light;
import org.signorini.scene.paint.Part;
import org.signorini.scene.paint.Ramp;

/** Draws bodies in the light. */
final class LitProgram {

    /** Pixels a ball may be off. */
    private static final double EXACT = 0.25;

    private final Shader shader;
    private final MeshBuffers meshes;
    private final Mesh ball = Meshes.sphere(1);
    private final float[] matrix = new float[16];
    private double focal;

    LitProgram(MeshBuffers meshes) throws NoOpenGl {
        this.meshes = meshes;
        shader = new Shader("lit");
        shader.use();
        shader.set("shares", Light.AMBIENT, Light.LAMP, Light.SKY);
        shader.set("ramp", Ramp.DARK, Ramp.BRIGHT, Ramp.WHITE);
        shader.set("dull", (double) Ramp.DULL / (Ramp.SIZE - 1));
    }

    void begin(float[] projection, Light light, int width, int height) {
        focal = Camera.focal(width, height);
        shader.use();
        shader.matrix("projection", projection);
        shader.set("lamp", light.lamp());
        shader.set("sky", light.sky());
        shader.set("halfway", light.half());
    }

    void use() {
        shader.use();
    }

    void draw(Part part) {
        shader.matrix("toEye", Matrices.of(part.toEye(), 1, matrix));
        shader.color("color", part.color());
        if (part.mesh() != null) {
            shader.set("scale", part.scale());
            shader.pair("band", 0, 1);
            meshes.triangles(part.mesh());
        } else {
            double r = part.reach();
            double pixels = focal * r / Math.max(1e-12, -part.toEye()[11]);
            shader.set("scale", r, r, r);
            shader.pair("band", Bands.areSeen(2 * pixels) ? Bands.WIDTH : 0, Bands.SHADE);
            meshes.triangles(ball(pixels));
        }
    }

    /** With as many triangles as a ball of a radius in pixels needs. */
    Mesh ball(double pixels) {
        return ball.within(EXACT / Math.max(1, pixels));
    }

    /** The mesh of a ball's shadow. */
    Mesh shadow(Part part) {
        return part.mesh() != null ? part.shadow()
                : ball(0.5 * focal * part.reach() / Math.max(1e-12, -part.toEye()[11]));
    }
}
