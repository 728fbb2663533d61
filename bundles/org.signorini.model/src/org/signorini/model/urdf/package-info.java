/**
 * Robots that engineers already have: URDF files become mechanisms. What a mechanism cannot hold is listed, never left
 * out in silence.
 */
package org.signorini.model.urdf;
