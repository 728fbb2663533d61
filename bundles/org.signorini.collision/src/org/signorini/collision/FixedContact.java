package org.signorini.collision;

/**
 * A point of one body kept on one side of a plane of another, for ever: no shapes, no search, normal and tangents given
 * by the user (S1 §3 assumes contact locations known; the corner points of S4 against the pole). In a planar mechanism
 * the plane is the line the point may touch.
 *
 * <pre>
 * gap = n·(x_A − x_0),   n and x_0 fixed on B
 * </pre>
 *
 * @param bodyA  who has the point
 * @param pointA the point in the frame of A
 * @param bodyB  who has the plane
 * @param plane  in the frame of B: z axis = normal towards A, x and y axes = tangents, origin anywhere on the plane
 */
public record FixedContact(int bodyA, double[] pointA, int bodyB, Placement plane) {

    public FixedContact {
        if (pointA.length != 3) {
            throw new IllegalArgumentException("a fixed contact's point has " + pointA.length + " coordinates");
        }
        pointA = pointA.clone();
    }
}
