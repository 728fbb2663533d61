package org.signorini.differential.generate;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.differential.recipe.RecipePair;
import org.signorini.differential.recipe.RecipeShape;
import org.signorini.multibody.model.Limit;

/** Adds what is one-sided: shapes near a floor and near each other, and stops of joints. */
final class Touching {

    private Touching() {
    }

    static Recipe with(Recipe recipe, Dice dice) {
        Recipe limited = dice.chance(0.4) ? recipe.with(recipe.bodies(), limited(recipe, dice)) : recipe;
        double mu = dice.chance(0.4) ? 0 : dice.between(0.05, 1);
        double e = dice.chance(0.7) ? 0 : dice.between(0, 1);
        List<RecipeShape> shapes = new ArrayList<>();
        List<RecipePair> pairs = new ArrayList<>();
        if (dice.chance(0.8)) {
            Vector3 up = recipe.gravity().norm() > 0 && dice.chance(0.8) ? recipe.gravity().unit().times(-1)
                    : dice.direction();
            shapes(recipe, up, shapes, pairs, dice);
        }
        return limited.withContacts(shapes, pairs, mu, e);
    }

    /** Stops a little ahead of coordinates, where they are going. */
    private static List<RecipeJoint> limited(Recipe recipe, Dice dice) {
        List<RecipeJoint> joints = new ArrayList<>();
        for (RecipeJoint joint : recipe.joints()) {
            boolean scalar = joint.type().isScalar() && joint.type().coordinates() > 0 && joint.motions().isEmpty();
            int k = scalar ? dice.number(0, joint.type().coordinates() - 1) : 0;
            // a stop that a joint touches although it cannot move is a matter of rounding
            if (scalar && dice.chance(0.5) && Math.abs(joint.velocity().get(k)) * recipe.time() > 1e-6) {
                double q = joint.initial().get(k);
                double way = 0.1 * recipe.time() * joint.velocity().get(k);
                double stop = q + way;
                double far = Math.max(1, recipe.length()) * 10;
                joints.add(joint.limited(List.of(way >= 0 ? new Limit(k, stop - far, stop)
                        : new Limit(k, stop, stop + far))));
            } else {
                joints.add(joint);
            }
        }
        return joints;
    }

    private static void shapes(Recipe recipe, Vector3 up, List<RecipeShape> shapes, List<RecipePair> pairs,
            Dice dice) {
        double lowest = Double.POSITIVE_INFINITY;
        double size = recipe.length() * dice.between(0.1, 0.3);
        for (int b = 1; b <= recipe.bodies().size(); b++) {
            if (b == 1 || dice.chance(0.5)) {
                RecipeShape shape = new RecipeShape(b, shape(size, dice),
                        new Frame(recipe.bodies().get(b - 1).mass().center(), dice.orientation()));
                shapes.add(shape);
                lowest = Math.min(lowest, lowest(shape, recipe.bodies().get(b - 1).pose(), up));
            }
        }
        int count = shapes.size();
        double gap = recipe.length() * dice.between(0, 0.02);
        shapes.add(new RecipeShape(0, new HalfSpace(), new Frame(up.times(lowest - gap), facing(up))));
        for (int s = 0; s < count; s++) {
            pairs.add(new RecipePair(s, count));
        }
        for (int s = 1; s < count; s++) {
            if (dice.chance(0.3) && apart(recipe, shapes.get(s - 1), shapes.get(s))) {
                pairs.add(new RecipePair(s - 1, s));
            }
        }
    }

    private static Quaternion facing(Vector3 up) {
        return Quaternion.zTo(up);
    }

    /** Whether two shapes surely do not overlap at the start. */
    private static boolean apart(Recipe recipe, RecipeShape a, RecipeShape b) {
        Vector3 pa = recipe.bodies().get(a.body() - 1).pose().times(a.placement()).origin();
        Vector3 pb = recipe.bodies().get(b.body() - 1).pose().times(b.placement()).origin();
        return pa.minus(pb).norm() > a.shape().reach() + b.shape().reach();
    }

    private static Shape shape(double size, Dice dice) {
        return switch (dice.number(0, 5)) {
            case 0 -> new Sphere(size);
            case 1 -> new Box(size * dice.between(0.3, 1), size * dice.between(0.3, 1), size * dice.between(0.3, 1));
            case 2 -> new Capsule(size * dice.between(0.3, 1), size * dice.between(0.3, 1));
            case 3 -> new Cylinder(size * dice.between(0.3, 1), size * dice.between(0.3, 1));
            case 4 -> new Point();
            default -> mesh(size, dice);
        };
    }

    private static Shape mesh(double size, Dice dice) {
        double[] points = new double[3 * dice.number(4, 10)];
        for (int i = 0; i < points.length; i += 3) {
            dice.direction().times(size).put(points, i);
        }
        return ConvexMesh.hullOf(points);
    }

    /** Smallest component along a direction that a point of the shape has. */
    private static double lowest(RecipeShape on, Frame body, Vector3 up) {
        Frame world = body.times(on.placement());
        Vector3 n = world.orientation().inverse().rotate(up);
        double across = Math.sqrt(Math.max(0, 1 - n.z() * n.z()));
        double depth = switch (on.shape()) {
            case Sphere s -> s.radius();
            case Box b -> Math.abs(n.x()) * b.halfX() + Math.abs(n.y()) * b.halfY() + Math.abs(n.z()) * b.halfZ();
            case Capsule c -> c.radius() + Math.abs(n.z()) * c.halfLength();
            case Cylinder c -> across * c.radius() + Math.abs(n.z()) * c.halfLength();
            default -> on.shape().reach();
        };
        return up.dot(world.origin()) - (on.shape() instanceof Point ? 0 : depth);
    }
}
