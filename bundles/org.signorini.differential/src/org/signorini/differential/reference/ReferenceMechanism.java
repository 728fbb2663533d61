package org.signorini.differential.reference;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeBody;
import org.signorini.differential.recipe.RecipeForce;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.multibody.model.MassProperties;

/** A recipe as bodies in absolute coordinates: forces and rows at any state. */
public final class ReferenceMechanism {

    private final Recipe recipe;
    private final List<ReferenceJoint> joints = new ArrayList<>();

    public ReferenceMechanism(Recipe recipe) {
        this.recipe = recipe;
        for (RecipeJoint joint : recipe.joints()) {
            joints.add(new ReferenceJoint(joint, center(joint.from()), center(joint.to())));
        }
    }

    public Recipe recipe() {
        return recipe;
    }

    private MassProperties mass(int body) {
        return recipe.bodies().get(body - 1).mass();
    }

    /** The centre of mass in the body's frame. */
    private double[] center(int body) {
        return body == 0 ? new double[3] : ReferenceJoint.vector(mass(body).center());
    }

    /** Where the recipe starts. */
    public ReferenceState start() {
        int n = recipe.bodies().size() + 1;
        double[] y = new double[ReferenceState.SIZE * n];
        y[3] = 1;
        for (int b = 1; b < n; b++) {
            RecipeBody body = recipe.bodies().get(b - 1);
            int at = ReferenceState.SIZE * b;
            var o = body.pose().orientation();
            double[] r = V3.rotate(V3.matrix(o.w(), o.x(), o.y(), o.z()), center(b));
            double[] omega = ReferenceJoint.vector(body.omega());
            put(V3.add(ReferenceJoint.vector(body.pose().origin()), r), y, at);
            System.arraycopy(new double[] {o.w(), o.x(), o.y(), o.z()}, 0, y, at + 3, 4);
            put(V3.add(ReferenceJoint.vector(body.velocity()), V3.cross(omega, r)), y, at + 7);
            put(omega, y, at + 10);
        }
        return new ReferenceState(y, 0);
    }

    private static void put(double[] v, double[] y, int at) {
        System.arraycopy(v, 0, y, at, 3);
    }

    /** Mass and inertia about the centre in the world's axes, row-major. */
    double mass(ReferenceState s, int body, double[] inertia) {
        MassProperties m = mass(body);
        double[] local = {m.ixx(), m.ixy(), m.ixz(), m.ixy(), m.iyy(), m.iyz(), m.ixz(), m.iyz(), m.izz()};
        double[] r = s.rotation(body);
        System.arraycopy(V3.multiply(V3.multiply(r, local), V3.transpose(r)), 0, inertia, 0, 9);
        return m.mass();
    }

    /** Everything the joints keep, with what is prescribed. */
    List<Constraint> constraints(ReferenceState s) {
        List<Constraint> all = new ArrayList<>();
        for (int i = 0; i < joints.size(); i++) {
            ReferenceJoint joint = joints.get(i);
            JointFrames frames = joint.at(s);
            for (Row row : joint.constraints(frames)) {
                all.add(new Constraint(row, 0, 0, 0));
            }
            for (int k = 0; k < joint.motions().size(); k++) {
                var wave = joint.motions().get(k);
                all.add(new Constraint(joint.coordinate(frames, k), wave.value(s.time), wave.rate(s.time),
                        wave.acceleration(s.time)));
            }
        }
        return all;
    }

    /** A row that has a value, a rate and a second derivative to follow. */
    record Constraint(Row row, double value, double rate, double acceleration) {
    }

    /** A scalar coordinate of a joint. */
    public Row coordinate(ReferenceState s, int joint, int k) {
        return joints.get(joint).coordinate(joints.get(joint).at(s), k);
    }

    /** The rates of a joint's coordinates, in its own terms. */
    public List<Double> jointVelocities(ReferenceState s, int joint) {
        return joints.get(joint).velocities(joints.get(joint).at(s), s.twists());
    }

    /** Velocity of the point of body A at a place of the world relative to that of body B, along a direction. */
    public Row pointVelocity(ReferenceState s, int a, int b, double[] point, double[] direction) {
        Row row = new Row(s.bodies());
        row.add(a, direction, V3.cross(V3.sub(point, s.center(a)), direction));
        row.add(b, V3.scale(-1, direction), V3.cross(direction, V3.sub(point, s.center(b))));
        return row;
    }

    /** Forces and torques about the centres, 6 per body: gravity, gyroscopic and all force elements. */
    double[] forces(ReferenceState s) {
        double[] out = new double[6 * (s.bodies() - 1)];
        double[] inertia = new double[9];
        for (int b = 1; b < s.bodies(); b++) {
            double m = mass(s, b, inertia);
            double[] gyro = V3.cross(s.omega(b), V3.rotate(inertia, s.omega(b)));
            add(out, b, V3.scale(m, ReferenceJoint.vector(recipe.gravity())), V3.scale(-1, gyro));
        }
        for (RecipeForce force : recipe.forces()) {
            apply(force, s, out);
        }
        return out;
    }

    private static void add(double[] out, int body, double[] force, double[] torque) {
        if (body > 0) {
            for (int i = 0; i < 3; i++) {
                out[6 * (body - 1) + i] += force[i];
                out[6 * (body - 1) + 3 + i] += torque[i];
            }
        }
    }

    private void apply(RecipeForce force, ReferenceState s, double[] out) {
        switch (force) {
            case RecipeForce.OnJoint onJoint -> {
                Row row = coordinate(s, onJoint.joint(), onJoint.coordinate());
                double f = along(onJoint, row.value, row.rate(s.twists()), s.time);
                for (int i = 0; i < out.length; i++) {
                    out[i] += f * row.j[i];
                }
            }
            case RecipeForce.Line line -> {
                double[] a = arm(s, line.a(), line.pointA());
                double[] b = arm(s, line.b(), line.pointB());
                double[] d = V3.sub(V3.add(s.center(line.b()), b), V3.add(s.center(line.a()), a));
                double length = V3.norm(d);
                double[] n = V3.scale(1 / length, d);
                double rate = V3.dot(n, V3.sub(pointVelocity(s, line.b(), b), pointVelocity(s, line.a(), a)));
                double[] pull = V3.scale(line.stiffness() * (length - line.rest()) + line.damping() * rate, n);
                add(out, line.a(), pull, V3.cross(a, pull));
                add(out, line.b(), V3.scale(-1, pull), V3.cross(pull, b));
            }
            case RecipeForce.Load load -> {
                double[] value = ReferenceJoint.vector(load.value());
                double[] f = load.following() ? V3.rotate(s.rotation(load.body()), value) : value;
                if (load.torque()) {
                    add(out, load.body(), new double[3], f);
                } else {
                    add(out, load.body(), f, V3.cross(arm(s, load.body(), load.at()), f));
                }
            }
        }
    }

    private static double[] pointVelocity(ReferenceState s, int body, double[] arm) {
        return V3.add(s.velocity(body), V3.cross(s.omega(body), arm));
    }

    private double[] arm(ReferenceState s, int body, Vector3 p) {
        return V3.rotate(s.rotation(body), V3.sub(ReferenceJoint.vector(p), center(body)));
    }

    private static double along(RecipeForce.OnJoint force, double q, double rate, double t) {
        return switch (force) {
            case RecipeForce.Spring s -> -s.stiffness() * (q - s.rest()) - s.damping() * rate;
            case RecipeForce.Motor m -> Math.clamp(m.proportional() * (m.target().value(t) - q)
                    + m.derivative() * (m.target().rate(t) - rate), -m.strongest(), m.strongest());
            case RecipeForce.Push p -> p.value().value(t);
        };
    }

    public double kineticEnergy(ReferenceState s) {
        double sum = 0;
        double[] inertia = new double[9];
        for (int b = 1; b < s.bodies(); b++) {
            double m = mass(s, b, inertia);
            double[] w = s.omega(b);
            sum += 0.5 * m * V3.dot(s.velocity(b), s.velocity(b)) + 0.5 * V3.dot(w, V3.rotate(inertia, w));
        }
        return sum;
    }

    /** Kinetic and potential energy. */
    public double energy(ReferenceState s) {
        double sum = kineticEnergy(s);
        for (int b = 1; b < s.bodies(); b++) {
            sum -= mass(b).mass() * V3.dot(ReferenceJoint.vector(recipe.gravity()), s.center(b));
        }
        for (RecipeForce force : recipe.forces()) {
            if (force instanceof RecipeForce.Spring spring) {
                double stretch = coordinate(s, spring.joint(), spring.coordinate()).value - spring.rest();
                sum += 0.5 * spring.stiffness() * stretch * stretch;
            } else if (force instanceof RecipeForce.Line line) {
                double[] d = V3.sub(V3.add(s.center(line.b()), arm(s, line.b(), line.pointB())),
                        V3.add(s.center(line.a()), arm(s, line.a(), line.pointA())));
                double stretch = V3.norm(d) - line.rest();
                sum += 0.5 * line.stiffness() * stretch * stretch;
            }
        }
        return sum;
    }

    /** Moment of momentum about the world's origin, momentum. */
    public double[] momentum(ReferenceState s) {
        double[] out = new double[6];
        double[] inertia = new double[9];
        for (int b = 1; b < s.bodies(); b++) {
            double m = mass(s, b, inertia);
            double[] p = V3.scale(m, s.velocity(b));
            double[] l = V3.add(V3.rotate(inertia, s.omega(b)), V3.cross(s.center(b), p));
            for (int i = 0; i < 3; i++) {
                out[i] += l[i];
                out[3 + i] += p[i];
            }
        }
        return out;
    }
}
