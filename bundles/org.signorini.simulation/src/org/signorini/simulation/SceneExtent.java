package org.signorini.simulation;

import java.util.stream.IntStream;

import org.signorini.collision.Scene;

/** Which bodies of a scene have to be placed, and how far what they carry reaches from their origins. */
final class SceneExtent {

    private final boolean[] carries;
    private double reach;

    SceneExtent(Scene scene, int bodies) {
        carries = new boolean[bodies];
        for (int s = 0; s < scene.shapeCount(); s++) {
            double own = scene.shape(s).reach();
            // a half-space has no end: it is the other side's points that count there
            add(scene.body(s), scene.placement(s).position(), Double.isInfinite(own) ? 0 : own);
        }
        for (int f = 0; f < scene.fixedCount(); f++) {
            add(scene.fixed(f).bodyA(), scene.fixed(f).pointA(), 0);
            add(scene.fixed(f).bodyB(), scene.fixed(f).plane().position(), 0);
        }
    }

    private void add(int body, double[] p, double beyond) {
        if (body > 0) {
            carries[body] = true;
            reach = Math.max(reach, Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]) + beyond);
        }
    }

    /** Bodies with shapes or fixed contacts, rising. */
    int[] carriers() {
        return IntStream.range(0, carries.length).filter(b -> carries[b]).toArray();
    }

    /** Largest distance of a shape's surface from its body's origin. */
    double reach() {
        return reach;
    }
}
