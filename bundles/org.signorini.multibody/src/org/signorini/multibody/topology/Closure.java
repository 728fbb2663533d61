package org.signorini.multibody.topology;

import org.signorini.multibody.model.Joint;

/**
 * A cut joint: M on node B must be where the joint allows it relative to F on node A.
 *
 * @param nodeA node that carries F
 * @param x_AF  F in that node's frame, as R and p
 * @param nodeB node that carries M
 * @param x_BM  M in that node's frame
 */
public record Closure(Joint joint, int nodeA, double[] x_AF, int nodeB, double[] x_BM) {
}
