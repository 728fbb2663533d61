package org.signorini.contact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.signorini.algebra.Vector3;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Scene;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.kinematics.BodyMotion;
import org.signorini.multibody.kinematics.JointPlanes;
import org.signorini.simulation.ContactKey;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Refusal;

/**
 * Whether contacts start in a plane. Where joints keep their bodies in one, they do. Where not, gravity and the
 * velocities at the start, and the normal where it is known, must have a plane in common; whether the motion stays in
 * it is seen in every step.
 */
final class PlanarStart {

    /** Share of a vector that may stand out of the plane. */
    private static final double SHARE = 1e-6;
    /** Pairs of shapes looked at: scenes of more are no planar mechanisms, and their steps are checked all the same. */
    private static final long PAIRS = 1_000_000;

    private final Model model;
    private final BodyMotion bodies;
    private final JointPlanes planes;
    private final double[] frame = new double[9];
    private final double[] slide = new double[2];
    private final double[] rotation = new double[9];
    private final double[] vector = new double[3];

    PlanarStart(Model model, Dynamics start) {
        this.model = model;
        bodies = start.bodies();
        planes = JointPlanes.of(model.mechanism(), bodies);
    }

    /** Of the first contact that has no plane. */
    Optional<Refusal> refusal() {
        Scene scene = model.scene();
        for (int f = 0; f < scene.fixedCount(); f++) {
            FixedContact fixed = scene.fixed(f);
            int a = Math.max(0, fixed.bodyA());
            int b = Math.max(0, fixed.bodyB());
            Vector3 normal = axes(b, fixed.plane().rotation());
            if (!planes.tangent(a, b, frame, 0, slide, 0) && !startsInPlane(a, b, List.of(normal))) {
                return Optional.of(refuse(new ContactKey(a, b, -1, -1, f)));
            }
        }
        long pairs = 0;
        for (int s = 0; s < scene.shapeCount(); s++) {
            for (int t = 0; t < s && pairs < PAIRS; t++, pairs++) {
                int a = Math.max(0, scene.body(t));
                int b = Math.max(0, scene.body(s));
                if (rubs(scene.rule(t, s)) && !planes.isLed(a, b) && !startsInPlane(a, b, normals(t, s))) {
                    return Optional.of(refuse(new ContactKey(a, b, t, s, 0)));
                }
            }
        }
        return Optional.empty();
    }

    private boolean rubs(int rule) {
        if (rule < 0) {
            return false;
        }
        ContactLaw law = model.law(rule);
        return law.staticFriction() > 0 || law.kineticFriction() > 0 || law.frictionForce() > 0;
    }

    /** The normal of contacts with a half-space is known before anything touches. */
    private List<Vector3> normals(int... shapes) {
        List<Vector3> normals = new ArrayList<>();
        for (int shape : shapes) {
            if (model.scene().shape(shape) instanceof HalfSpace) {
                normals.add(axes(Math.max(0, model.scene().body(shape)), model.scene().placement(shape).rotation()));
            }
        }
        return normals;
    }

    /** Puts rows n, t1, t2 of a plane on a body into {@code frame}; n. */
    private Vector3 axes(int body, double[] r_BP) {
        bodies.orientation(body, rotation, 0);
        for (int i = 0; i < 3; i++) {
            for (int axis = 0; axis < 3; axis++) {
                double sum = 0;
                for (int k = 0; k < 3; k++) {
                    sum += rotation[3 * i + k] * r_BP[3 * k + axis];
                }
                frame[3 * ((axis + 1) % 3) + i] = sum;
            }
        }
        return Vector3.from(frame, 0);
    }

    /** Whether there is a direction e with ω ∥ e of both bodies, and gravity, velocities and more vectors across it. */
    private boolean startsInPlane(int a, int b, List<Vector3> more) {
        List<Vector3> within = new ArrayList<>(more);
        List<Vector3> along = new ArrayList<>();
        within.add(model.mechanism().gravity());
        for (int body : new int[] {a, b}) {
            bodies.position(body, vector, 0);
            double[] velocity = new double[3];
            bodies.velocity(body, vector, 0, velocity, 0);
            within.add(Vector3.from(velocity, 0));
            bodies.angularVelocity(body, vector, 0);
            along.add(Vector3.from(vector, 0));
        }
        within.removeIf(v -> !(v.norm() > 0));
        along.removeIf(v -> !(v.norm() > 0));
        Vector3 e = null;
        for (Vector3 w : along) {
            if (e != null && w.cross(e).norm() > SHARE * w.norm()) {
                return false;
            }
            e = w.unit();
        }
        // without rotation, two directions of motion span the plane
        for (int i = 1; i < within.size() && e == null; i++) {
            Vector3 n = within.get(0).unit().cross(within.get(i).unit());
            e = n.norm() > SHARE ? n.unit() : null;
        }
        Vector3 normal = e;
        return normal == null || within.stream().allMatch(v -> Math.abs(v.dot(normal)) <= SHARE * v.norm());
    }

    private Refusal refuse(ContactKey key) {
        String contact = "the contact of " + model.mechanism().bodies().get(key.bodyA()) + " with "
                + model.mechanism().bodies().get(key.bodyB());
        return new Refusal(model.names().map(names -> names.apply(key) + ", " + contact + ",").orElse(contact)
                + " does not move in a plane, which planar friction needs",
                "choose another contact model, or joints that keep the motion in a plane");
    }
}
