package org.signorini.scene.paint;

import org.signorini.scene.mesh.Mesh;
import org.signorini.scene.mesh.Wires;

/** Meshes of springs, one for each of some lengths: stretched to others nearby their wire stays about round. */
final class Coils {

    private static final int TURNS = 7;
    private static final double WIRE = 0.16;
    /** From one length to the next. */
    private static final double FACTOR = 1.25;

    private final Mesh[] meshes = new Mesh[32];

    /** @param length in radii */
    Mesh of(double length) {
        int k = (int) Math.clamp(Math.round(Math.log(length) / Math.log(FACTOR)), 0, meshes.length - 1);
        if (meshes[k] == null) {
            meshes[k] = Wires.coil(TURNS, WIRE, Math.pow(FACTOR, k));
        }
        return meshes[k];
    }
}
