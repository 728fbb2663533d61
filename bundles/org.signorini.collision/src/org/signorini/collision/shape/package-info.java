/**
 * Geometry that can touch: plain data in the shape's own frame, metres. Round shapes have their axis along z, a
 * half-space fills z ≤ 0. Where a shape sits on a body is told by a {@link org.signorini.collision.Placement}.
 */
package org.signorini.collision.shape;
