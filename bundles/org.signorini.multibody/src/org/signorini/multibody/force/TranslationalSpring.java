package org.signorini.multibody.force;

import org.signorini.multibody.model.Marker;

/** Spring and damper along the line between two markers: F = k(l − l₀) + d l̇, pulling them together. */
public record TranslationalSpring(String name, Marker a, Marker b, double stiffness, double damping, double restLength)
        implements ForceElement {
}
