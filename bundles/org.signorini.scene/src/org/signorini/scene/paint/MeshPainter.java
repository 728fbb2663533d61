package org.signorini.scene.paint;

import org.signorini.scene.mesh.Mesh;

/** Paints meshes: light at the vertices that are seen, shades between them linear (Gouraud). */
final class MeshPainter {

    private final Raster raster;
    private final Projection projection;
    private final Pen pen;
    private double[] eye = {};
    private double[] screen = {};
    private float[] shade = {};
    private final double[] corners = new double[9];
    private Mesh mesh;
    private double[] toEye;
    private Light light;

    MeshPainter(Raster raster, Projection projection, Pen pen) {
        this.raster = raster;
        this.projection = projection;
        this.pen = pen;
    }

    /** @param edges points of its edges, 0 for none */
    void paint(Part part, Light lit, int[] ramp, double edges, int edgeColor) {
        mesh = part.mesh;
        toEye = part.toEye;
        light = lit;
        transform(part.scale);
        int[] t = mesh.triangles();
        for (int i = 0; i < t.length; i += 3) {
            triangle(t[i], t[i + 1], t[i + 2], ramp);
        }
        if (edges > 0) {
            int[] e = mesh.edges();
            for (int i = 0; i < e.length; i += 2) {
                int a = 3 * e[i];
                int b = 3 * e[i + 1];
                if (faces(a)) {
                    pen.line(eye[a], eye[a + 1], eye[a + 2], eye[b], eye[b + 1], eye[b + 2], edges, edgeColor);
                }
            }
        }
    }

    /** Whether the surface at a vertex is turned to the eye. */
    private boolean faces(int at) {
        double[] n = mesh.normals();
        double toward = 0;
        for (int k = 0; k < 3; k++) {
            toward += (toEye[3 * k] * n[at] + toEye[3 * k + 1] * n[at + 1] + toEye[3 * k + 2] * n[at + 2])
                    * eye[at + k];
        }
        return toward < 0;
    }

    private void transform(double[] scale) {
        int count = mesh.vertexCount();
        if (eye.length < 3 * count) {
            eye = new double[3 * count];
            screen = new double[3 * count];
            shade = new float[count];
        }
        double[] v = mesh.vertices();
        double[] m = toEye;
        for (int i = 0; i < count; i++) {
            double x = v[3 * i] * scale[0];
            double y = v[3 * i + 1] * scale[1];
            double z = v[3 * i + 2] * scale[2];
            double ex = m[0] * x + m[1] * y + m[2] * z + m[9];
            double ey = m[3] * x + m[4] * y + m[5] * z + m[10];
            double ez = m[6] * x + m[7] * y + m[8] * z + m[11];
            eye[3 * i] = ex;
            eye[3 * i + 1] = ey;
            eye[3 * i + 2] = ez;
            double w = -1 / ez;
            screen[3 * i] = projection.x(ex, w);
            screen[3 * i + 1] = projection.y(ey, w);
            screen[3 * i + 2] = w;
            shade[i] = -1;
        }
    }

    /** Found when first asked for: most vertices at the back are not. */
    private float shade(int i) {
        if (shade[i] < 0) {
            double[] n = mesh.normals();
            double[] m = toEye;
            double nx = n[3 * i];
            double ny = n[3 * i + 1];
            double nz = n[3 * i + 2];
            shade[i] = light.shade(m[0] * nx + m[1] * ny + m[2] * nz, m[3] * nx + m[4] * ny + m[5] * nz,
                    m[6] * nx + m[7] * ny + m[8] * nz);
        }
        return shade[i];
    }

    private void triangle(int p, int q, int r, int[] ramp) {
        int a = 3 * p;
        int b = 3 * q;
        int c = 3 * r;
        double near = -projection.near;
        if (eye[a + 2] > near || eye[b + 2] > near || eye[c + 2] > near) {
            System.arraycopy(eye, a, corners, 0, 3);
            System.arraycopy(eye, b, corners, 3, 3);
            System.arraycopy(eye, c, corners, 6, 3);
            pen.polygon(corners, 3, (shade(p) + shade(q) + shade(r)) / 3, ramp, false);
            return;
        }
        // y points down in the picture: what is anticlockwise in space has a negative area there
        double area = (screen[b] - screen[a]) * (screen[c + 1] - screen[a + 1])
                - (screen[c] - screen[a]) * (screen[b + 1] - screen[a + 1]);
        if (area < 0) {
            raster.triangle(screen[a], screen[a + 1], screen[a + 2], shade(p), screen[b], screen[b + 1], screen[b + 2],
                    shade(q), screen[c], screen[c + 1], screen[c + 2], shade(r), ramp, false);
        }
    }
}
