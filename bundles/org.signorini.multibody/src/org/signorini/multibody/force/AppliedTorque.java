package org.signorini.multibody.force;

import org.signorini.multibody.model.Marker;

/**
 * A torque on a marker's body.
 *
 * @param following whether it is given in the marker's axes and turns with them, or in the world's
 */
public record AppliedTorque(String name, Marker at, VectorFunction torque, boolean following) implements ForceElement {
}
