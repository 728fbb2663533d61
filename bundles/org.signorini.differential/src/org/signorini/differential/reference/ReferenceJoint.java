package org.signorini.differential.reference;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.differential.recipe.Wave;

/** A joint by its definition: which functions of the poses it keeps at zero, and which are its coordinates. */
final class ReferenceJoint {

    private static final int X = 0;
    private static final int Y = 1;
    private static final int Z = 2;

    final RecipeJoint recipe;
    private final double[] originF;
    private final double[] originM;
    private final double[] axesF;
    private final double[] axesM;

    ReferenceJoint(RecipeJoint recipe, double[] centerA, double[] centerB) {
        this.recipe = recipe;
        originF = V3.sub(vector(recipe.f().origin()), centerA);
        originM = V3.sub(vector(recipe.m().origin()), centerB);
        axesF = axes(recipe.f());
        axesM = axes(recipe.m());
    }

    static double[] vector(Vector3 v) {
        return V3.of(v.x(), v.y(), v.z());
    }

    static double[] axes(Frame frame) {
        var o = frame.orientation();
        return V3.matrix(o.w(), o.x(), o.y(), o.z());
    }

    JointFrames at(ReferenceState s) {
        return new JointFrames(s, recipe.from(), originF, axesF, recipe.to(), originM, axesM);
    }

    /** What stays zero. */
    List<Row> constraints(JointFrames f) {
        List<Row> rows = new ArrayList<>();
        switch (recipe.type()) {
            case FIXED -> {
                point(f, rows);
                aligned(f, rows);
                rows.add(f.cosine(Y, X));
            }
            case REVOLUTE -> {
                point(f, rows);
                aligned(f, rows);
            }
            case PRISMATIC -> {
                rows.add(f.displacement(X));
                rows.add(f.displacement(Y));
                aligned(f, rows);
                rows.add(f.cosine(Y, X));
            }
            case CYLINDRICAL -> {
                rows.add(f.displacement(X));
                rows.add(f.displacement(Y));
                aligned(f, rows);
            }
            case UNIVERSAL -> {
                point(f, rows);
                rows.add(f.cosine(X, Y));
            }
            case SPHERICAL -> point(f, rows);
            case PLANAR -> {
                rows.add(f.displacement(Z));
                aligned(f, rows);
            }
            case FREE -> {
            }
        }
        return rows;
    }

    /** Along F's axes: along the world's, forces of a joint that is open would turn both bodies together. */
    private static void point(JointFrames f, List<Row> rows) {
        rows.add(f.displacement(X));
        rows.add(f.displacement(Y));
        rows.add(f.displacement(Z));
    }

    /** z of M along z of F. */
    private static void aligned(JointFrames f, List<Row> rows) {
        rows.add(f.cosine(X, Z));
        rows.add(f.cosine(Y, Z));
    }

    /** A scalar coordinate; an angle within half a turn of where it started. */
    Row coordinate(JointFrames f, int k) {
        return switch (recipe.type()) {
            case REVOLUTE -> angle(f, k);
            case PRISMATIC -> f.displacement(Z);
            case CYLINDRICAL -> k == 0 ? angle(f, k) : f.displacement(Z);
            case PLANAR -> k == 2 ? angle(f, k) : f.displacement(k);
            // R_FM = R_x(q₁) R_y(q₂): y_M = (0, cos q₁, sin q₁), the x components of x_M and z_M are cos q₂ and sin q₂
            case UNIVERSAL -> k == 0
                    ? f.angle(true, X, near(StrictMath.atan2(dot(f, Z, Y), dot(f, Y, Y)), k))
                    : f.angle(false, Y, near(StrictMath.atan2(dot(f, X, Z), dot(f, X, X)), k));
            default -> throw new IllegalArgumentException(recipe.type() + " has no scalar coordinates");
        };
    }

    private Row angle(JointFrames f, int k) {
        return f.angle(true, Z, near(StrictMath.atan2(dot(f, Y, X), dot(f, X, X)), k));
    }

    private static double dot(JointFrames f, int axisF, int axisM) {
        return V3.dot(V3.column(f.axesF, axisF), V3.column(f.axesM, axisM));
    }

    private double near(double angle, int k) {
        double start = recipe.motions().isEmpty() ? recipe.initial().get(k) : recipe.motions().get(k).value(0);
        return angle + 2 * Math.PI * Math.rint((start - angle) / (2 * Math.PI));
    }

    /** Velocities as the joint's type defines them, from those of the bodies. */
    List<Double> velocities(JointFrames f, double[] twists) {
        List<Double> u = new ArrayList<>();
        switch (recipe.type()) {
            case SPHERICAL -> add(f.relativeTwist(), 3, u);
            case FREE -> {
                add(f.relativeTwist(), 0, u);
                add(f.relativeTwist(), 3, u);
            }
            default -> {
                for (int k = 0; k < recipe.type().coordinates(); k++) {
                    u.add(coordinate(f, k).rate(twists));
                }
            }
        }
        return u;
    }

    private static void add(double[] twist, int at, List<Double> u) {
        for (int i = at; i < at + 3; i++) {
            u.add(twist[i]);
        }
    }

    List<Wave> motions() {
        return recipe.motions();
    }
}
