package org.signorini.scene.mesh;

/** Meshes of bent wires: coils, spirals and arrows that turn. */
public final class Wires {

    private static final int SIDES = 6;
    /** Pieces to a turn. */
    private static final int PIECES = 18;

    private Wires() {
    }

    /** A point on a wire's middle line and how thick it is there, from 0 to 1. */
    private interface Line {

        /** Distance from z, angle about it, height, half the thickness. */
        double[] at(double t);
    }

    /**
     * A wire wound about z from 0 to 1, radius 1 but for the ends, where it meets the axis. To be stretched.
     *
     * @param wire half its thickness, in radii
     * @param length how many radii it will be long: it is round then
     */
    public static Mesh coil(int turns, double wire, double length) {
        MeshBuilder mesh = new MeshBuilder();
        int segments = PIECES * turns;
        double straight = 0.12;
        for (int k = 0; k <= segments + 2; k++) {
            double t = Math.clamp((k - 1) / (double) segments, 0, 1);
            double angle = 2 * Math.PI * turns * t;
            boolean end = k == 0 || k == segments + 2;
            double z = k == 0 ? 0 : end ? 1 : straight + (1 - 2 * straight) * t;
            ring(mesh, k, end ? 0 : 1, angle, z, wire, wire / length);
        }
        return mesh.build();
    }

    /** A flat spiral about z from a tenth of a radius outwards. @param wire half its thickness, in radii */
    public static Mesh spiral(int turns, double wire, double radius) {
        return sweep(t -> new double[] {radius * (0.1 + 0.9 * t), 2 * Math.PI * turns * t, 0, wire * radius},
                PIECES * turns);
    }

    /** Three quarters of a circle of radius 1 about z, with a head, turning as a torque along z does. */
    public static Mesh turn(double shaft, double head) {
        double whole = 1.5 * Math.PI;
        double point = 0.2;
        return sweep(t -> {
            double thick = t < 1 - point ? shaft : head * (1 - t) / point;
            return new double[] {1, whole * t, 0, thick};
        }, 2 * PIECES);
    }

    private static Mesh sweep(Line line, int segments) {
        MeshBuilder mesh = new MeshBuilder();
        for (int k = 0; k <= segments; k++) {
            double[] p = line.at(k / (double) segments);
            ring(mesh, k, p[0], p[1], p[2], p[3], p[3]);
        }
        return mesh.build();
    }

    /** Corners about a point of the middle line, joined with those before. */
    private static void ring(MeshBuilder mesh, int k, double r, double angle, double z, double thick, double high) {
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        for (int i = 0; i <= SIDES; i++) {
            double around = 2 * Math.PI * i / SIDES;
            double radial = Math.cos(around);
            double nz = Math.sin(around);
            double out = r + thick * radial;
            mesh.vertex(out * c, out * s, z + high * nz, radial * c, radial * s, nz);
            if (k > 0 && i > 0) {
                int a = k * (SIDES + 1) + i;
                mesh.quad(a - SIDES - 2, a - 1, a, a - SIDES - 1);
            }
        }
    }
}
