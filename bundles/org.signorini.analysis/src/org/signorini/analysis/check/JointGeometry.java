package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Marker;

/**
 * What a joint between a marker F on A and a marker M on B forbids, and its coordinates, as functions of the poses of
 * the two bodies, differentiated by hand:
 *
 * <pre>
 * x·(p_M − p_F)      x an axis of F
 * a·b                a an axis of F, b one of M
 * </pre>
 */
final class JointGeometry {

    private final BodyPoses poses;
    private final Joint joint;
    private final int a;
    private final int b;
    private final Marker f;
    private final Marker m;
    private final Vector3 armF;
    private final Vector3 armM;
    private final Vector3 d;
    private final Vector3 spinA;
    private final Vector3 spinB;
    private final Vector3 dRate;
    private final Vector3 dSecond;

    JointGeometry(BodyPoses poses, Joint joint) {
        this.poses = poses;
        this.joint = joint;
        f = joint.from();
        m = joint.to();
        a = f.body().index();
        b = m.body().index();
        armF = poses.arm(f);
        armM = poses.arm(m);
        d = poses.point(m).minus(poses.point(f));
        spinA = poses.spin(a);
        spinB = poses.spin(b);
        dRate = poses.linearized ? Vector3.ZERO : poses.velocity(b, armM).minus(poses.velocity(a, armF));
        dSecond = spinB.cross(spinB.cross(armM)).minus(spinA.cross(spinA.cross(armF)));
    }

    /** What must vanish. */
    List<Row> constraints() {
        List<Row> rows = new ArrayList<>();
        switch (joint.type()) {
            case FIXED -> {
                meet(rows);
                parallel(rows);
            }
            case REVOLUTE -> {
                meet(rows);
                sameZ(rows);
            }
            case PRISMATIC -> {
                rows.add(along(0));
                rows.add(along(1));
                parallel(rows);
            }
            case CYLINDRICAL -> {
                rows.add(along(0));
                rows.add(along(1));
                sameZ(rows);
            }
            case UNIVERSAL -> {
                meet(rows);
                rows.add(directions(0, 1));
            }
            case SPHERICAL -> meet(rows);
            case PLANAR -> {
                rows.add(along(2));
                sameZ(rows);
            }
            case FREE -> {
            }
        }
        return rows;
    }

    /**
     * Along F's axes: along the world's, forces of a joint that is open would turn both bodies together. But what closes
     * it does so in the world.
     */
    private void meet(List<Row> rows) {
        for (int axis = 0; axis < 3; axis++) {
            rows.add(along(axis).swinging(poses.axis(f, axis).dot(spinA.cross(d))));
        }
    }

    private void sameZ(List<Row> rows) {
        rows.add(directions(0, 2));
        rows.add(directions(1, 2));
    }

    private void parallel(List<Row> rows) {
        sameZ(rows);
        rows.add(directions(0, 1));
    }

    private Row along(int axis) {
        Vector3 x = poses.axis(f, axis);
        Vector3 rate = spinA.cross(x);
        double bias = x.dot(dSecond) + 2 * rate.dot(dRate) + spinA.cross(rate).dot(d);
        return moved(Row.of(a, x.times(-1), x.cross(armF).plus(x.cross(d)), b, x, armM.cross(x), x.dot(d), bias));
    }

    private Row directions(int axisF, int axisM) {
        Vector3 p = poses.axis(f, axisF);
        Vector3 q = poses.axis(m, axisM);
        Vector3 pRate = spinA.cross(p);
        Vector3 qRate = spinB.cross(q);
        double bias = spinA.cross(pRate).dot(q) + 2 * pRate.dot(qRate) + p.dot(spinB.cross(qRate));
        return moved(Row.of(a, Vector3.ZERO, p.cross(q), b, Vector3.ZERO, q.cross(p), p.dot(q), bias));
    }

    /**
     * A coordinate: φ is its value, an angle within half a turn of a guess.
     *
     * @param guess that tells how many turns have been made
     */
    Row coordinate(int index, double guess) {
        return switch (joint.type()) {
            case REVOLUTE -> turn(guess);
            case PRISMATIC -> along(2);
            case CYLINDRICAL -> index == 0 ? turn(guess) : along(2);
            case PLANAR -> index == 2 ? turn(guess) : along(index);
            case UNIVERSAL -> {
                Vector3 y = poses.axis(m, 1);
                Vector3 x = poses.axis(f, 0);
                yield index == 0
                        ? about(x, spinA, StrictMath.atan2(poses.axis(f, 2).dot(y), poses.axis(f, 1).dot(y)), guess)
                        : about(y, spinB, StrictMath.atan2(x.dot(poses.axis(m, 2)), x.dot(poses.axis(m, 0))), guess);
            }
            case FIXED, SPHERICAL, FREE -> throw new IllegalArgumentException(joint + " has no scalar coordinates");
        };
    }

    private Row turn(double guess) {
        Vector3 x = poses.axis(m, 0);
        double angle = StrictMath.atan2(poses.axis(f, 1).dot(x), poses.axis(f, 0).dot(x));
        return about(poses.axis(f, 2), spinA, angle, guess);
    }

    private Row about(Vector3 axis, Vector3 spin, double angle, double guess) {
        Row row = moved(Row.of(a, Vector3.ZERO, axis.times(-1), b, Vector3.ZERO, axis, angle,
                spin.cross(axis).dot(spinB.minus(spinA))));
        double turns = Math.rint((guess - row.error()) / (2 * Math.PI));
        return row.at(row.error() + 2 * Math.PI * turns);
    }

    /** Linearized, φ changes by its gradient. */
    private Row moved(Row row) {
        return poses.linearized ? row.at(row.error() + row.times(poses.displacement)) : row;
    }
}
