package org.signorini.collision.internal.world;

import java.util.List;

import org.signorini.collision.Placement;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Polytope;
import org.signorini.collision.shape.Polytopes;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/**
 * The shapes of a scene as flat arrays, made once. Meshes are moved so that their frame's origin is the middle of their
 * bounding box; then a ball about the origin is a fair bound for every shape.
 */
public final class ShapeTable {

    /** Corners of the polygon that stands for a cylinder's end where faces are clipped. */
    private static final int END_CORNERS = 8;
    /** Sides a mesh may have so that two of their numbers fit into a contact's feature. */
    private static final int MAX_SIDES = 1 << 14;

    public final int count;
    public final int[] kind;
    public final int[] body;
    /** Radius of spheres and capsules. */
    public final double[] round;
    /** Half edges of a box; radius and half length of a capsule or cylinder. */
    public final double[] measures;
    /** Radius of a ball about the shape's origin that holds it. */
    public final double[] reach;
    public final double[] rotation;
    public final double[] position;
    /** Whether the shape's origin is its body's. */
    public final boolean[] central;
    public final Polytope[] polytope;

    public ShapeTable(List<Shape> shapes, List<Placement> placements, int[] body) {
        count = shapes.size();
        this.body = body;
        kind = new int[count];
        round = new double[count];
        measures = new double[3 * count];
        reach = new double[count];
        rotation = new double[9 * count];
        position = new double[3 * count];
        central = new boolean[count];
        polytope = new Polytope[count];
        for (int s = 0; s < count; s++) {
            kind[s] = Kind.of(shapes.get(s));
            System.arraycopy(placements.get(s).rotation(), 0, rotation, 9 * s, 9);
            System.arraycopy(placements.get(s).position(), 0, position, 3 * s, 3);
            reach[s] = shapes.get(s).reach();
            measure(s, shapes.get(s));
            central[s] = position[3 * s] == 0 && position[3 * s + 1] == 0 && position[3 * s + 2] == 0;
        }
    }

    private void measure(int s, Shape shape) {
        switch (shape) {
            case Point p -> round[s] = 0;
            case Sphere sphere -> round[s] = sphere.radius();
            case Capsule capsule -> {
                round[s] = capsule.radius();
                measures(s, capsule.radius(), capsule.halfLength(), 0);
            }
            case Box box -> {
                measures(s, box.halfX(), box.halfY(), box.halfZ());
                polytope[s] = Polytopes.box(box.halfX(), box.halfY(), box.halfZ());
            }
            case Cylinder cylinder -> {
                measures(s, cylinder.radius(), cylinder.halfLength(), 0);
                polytope[s] = Polytopes.cylinderEnds(cylinder.radius(), cylinder.halfLength(), END_CORNERS);
            }
            case ConvexMesh mesh -> centred(s, mesh.polytope());
            case HalfSpace h -> round[s] = 0;
        }
    }

    private void measures(int s, double x, double y, double z) {
        measures[3 * s] = x;
        measures[3 * s + 1] = y;
        measures[3 * s + 2] = z;
    }

    private void centred(int s, Polytope mesh) {
        if (mesh.sideCount() >= MAX_SIDES) {
            throw new IllegalArgumentException("a mesh has " + mesh.vertexCount() + " corners and " + mesh.sideCount()
                    + " sides of faces, at most " + (MAX_SIDES - 1) + " can be told apart; simplify it");
        }
        double[] middle = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (int i = axis; i < mesh.vertices().length; i += 3) {
                low = Math.min(low, mesh.vertices()[i]);
                high = Math.max(high, mesh.vertices()[i]);
            }
            middle[axis] = (low + high) / 2;
        }
        polytope[s] = mesh.about(middle[0], middle[1], middle[2]);
        reach[s] = new ConvexMesh(polytope[s]).reach();
        for (int row = 0; row < 3; row++) {
            int r = 9 * s + 3 * row;
            position[3 * s + row] += rotation[r] * middle[0] + rotation[r + 1] * middle[1]
                    + rotation[r + 2] * middle[2];
        }
    }
}
