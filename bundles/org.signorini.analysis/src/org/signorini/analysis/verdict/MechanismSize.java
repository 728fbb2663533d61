package org.signorini.analysis.verdict;

import org.signorini.algebra.Vector3;
import org.signorini.collision.Scene;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Marker;
import org.signorini.simulation.Model;

/** A length that errors of a mechanism can be compared with: how far things reach from the centres of their bodies. */
public final class MechanismSize {

    private MechanismSize() {
    }

    /** The largest arm of a joint or reach of a shape on a body that moves; one metre where there is none. */
    public static double of(Model model) {
        double most = 0;
        for (Joint joint : model.mechanism().joints()) {
            most = Math.max(most, Math.max(arm(joint.from()), arm(joint.to())));
        }
        Scene scene = model.scene();
        for (int s = 0; s < scene.shapeCount(); s++) {
            double reach = scene.shape(s).reach();
            if (scene.body(s) > 0 && !Double.isInfinite(reach)) {
                most = Math.max(most, reach);
            }
        }
        for (int f = 0; f < scene.fixedCount(); f++) {
            if (scene.fixed(f).bodyA() > 0) {
                most = Math.max(most, Vector3.from(scene.fixed(f).pointA(), 0).norm());
            }
        }
        return most > 0 ? most : 1;
    }

    private static double arm(Marker marker) {
        return marker.body().isGround() ? 0
                : marker.frame().origin().minus(marker.body().mass().center()).norm();
    }
}
