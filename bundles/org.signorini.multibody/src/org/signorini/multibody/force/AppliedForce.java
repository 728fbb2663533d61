package org.signorini.multibody.force;

import org.signorini.multibody.model.Marker;

/**
 * A force at a marker's origin.
 *
 * @param following whether it is given in the marker's axes and turns with them, or in the world's
 */
public record AppliedForce(String name, Marker at, VectorFunction force, boolean following) implements ForceElement {
}
