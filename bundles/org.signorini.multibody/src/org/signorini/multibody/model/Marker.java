package org.signorini.multibody.model;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;

/** A frame on a body: where joints, forces and contacts attach. */
public record Marker(Body body, Frame frame) {

    /** This marker turned about itself. */
    Marker rotated(Quaternion r) {
        return new Marker(body, frame.rotated(r));
    }
}
