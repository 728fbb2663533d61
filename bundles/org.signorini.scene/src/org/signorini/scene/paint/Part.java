package org.signorini.scene.paint;

import org.signorini.scene.Rigid;
import org.signorini.scene.mesh.Mesh;

/** A mesh or a ball, where it is in a picture. Used again for the next one. */
public final class Part {

    final double[] toEye = new double[Rigid.SIZE];
    final double[] scale = new double[3];
    Mesh mesh;
    Mesh shadow;
    double reach;
    int color;
    boolean creased;

    Part() {
    }

    /** What is seen; null where it is a ball. */
    public Mesh mesh() {
        return mesh;
    }

    /** What casts its shadow, of fewer triangles; null where it is a ball, or casts none. */
    public Mesh shadow() {
        return shadow;
    }

    /** From its own axes to the eye's. */
    public double[] toEye() {
        return toEye;
    }

    /** Stretches along its own axes. */
    public double[] scale() {
        return scale;
    }

    /** Radius of the ball about its origin that holds it, or of the ball it is. */
    public double reach() {
        return reach;
    }

    public int color() {
        return color;
    }

    /** Whether its creases are drawn. */
    public boolean isCreased() {
        return creased;
    }

    void scale(double x, double y, double z) {
        scale[0] = x;
        scale[1] = y;
        scale[2] = z;
    }
}
