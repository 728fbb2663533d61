package org.signorini.simulation;

import org.signorini.algebra.Vectors;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.kinematics.Kinematics;

/**
 * J̇u of contacts, the Ġ_u θ̇ of S0 eq. 37 and 54: how their velocities d·(v_A − v_B)(p) change at u̇ = 0 while the
 * bodies turn, the point p moves with ṗ and the directions d turn with ω_f,
 *
 * <pre>
 * d·[(a_A − a_B)(p) + ω_A × (ṗ − v_A(p)) − ω_B × (ṗ − v_B(p))] + (ω_f × d)·(v_A − v_B)(p),
 * </pre>
 *
 * with the accelerations a of material points. A corner on a plane is a material point, ṗ = v_A, in axes of the plane,
 * ω_f = ω_B. A ball touches with another point at every moment: on a plane p stays below its centre, on another ball
 * between both centres, and ω_f = n × ṅ. Pairs of other shapes have no such term here, and {@link #measure} says so.
 */
final class ContactBias {

    private final Model model;
    private final ContactFinder finder;
    private final Kinematics kinematics;
    private final Rows rows;
    private final double[] pointRate = new double[3];
    private final double[] frameSpin = new double[3];
    private final double[] relative = new double[3];
    private final double[] velocityA = new double[3];
    private final double[] velocityB = new double[3];
    private final double[] centre = new double[3];
    private final double[] turned = new double[3];
    private ActiveContacts contacts;
    private int i;

    ContactBias(Model model, ContactFinder finder, Kinematics kinematics, Rows rows) {
        this.model = model;
        this.finder = finder;
        this.kinematics = kinematics;
        this.rows = rows;
    }

    /** Puts the three numbers of a contact where they are asked for; zeros where its shapes have no such term. */
    void measure(ActiveContacts all, int contact, double[] out, int at) {
        contacts = all;
        i = contact;
        velocity(contacts.bodyA[i], velocityA);
        velocity(contacts.bodyB[i], velocityB);
        for (int k = 0; k < 3; k++) {
            relative[k] = velocityA[k] - velocityB[k];
            out[at + k] = 0;
        }
        if (!follow()) {
            return;
        }
        rows.clear();
        rows.addPoint(contacts.bodyB[i], contacts.bodyA[i], contacts.point, 3 * i, contacts.frame, 9 * i, 3);
        carry(contacts.bodyA[i], velocityA, turned);
        carry(contacts.bodyB[i], velocityB, centre);
        for (int k = 0; k < 3; k++) {
            int d = 9 * i + 3 * k;
            double own = Vectors.dot(contacts.frame, d, turned, 0) - Vectors.dot(contacts.frame, d, centre, 0);
            Vectors.cross(frameSpin, 0, contacts.frame, d, pointRate, 0);
            out[at + k] = rows.bias[k] + own + Vectors.dot(pointRate, 0, relative, 0);
        }
    }

    /** Sets ṗ and ω_f; false of shapes whose point is not known to follow. */
    private boolean follow() {
        int source = contacts.source[i];
        int a = finder.set().shapeA()[source];
        if (a < 0) {
            return corner(velocityA, contacts.bodyB[i]);
        }
        Shape first = model.scene().shape(a);
        Shape second = model.scene().shape(finder.set().shapeB()[source]);
        double radiusA = radius(first);
        double radiusB = radius(second);
        if (second instanceof HalfSpace) {
            return radiusA > 0 ? ballOnPlane(radiusA, contacts.bodyA[i], contacts.bodyB[i], 1)
                    : isPolytope(first) && corner(velocityA, contacts.bodyB[i]);
        }
        if (first instanceof HalfSpace) {
            return radiusB > 0 ? ballOnPlane(radiusB, contacts.bodyB[i], contacts.bodyA[i], -1)
                    : isPolytope(second) && corner(velocityB, contacts.bodyA[i]);
        }
        return first instanceof Sphere && second instanceof Sphere && ballOnBall(radiusA, radiusB);
    }

    private static boolean isPolytope(Shape shape) {
        return shape instanceof Box || shape instanceof ConvexMesh;
    }

    /** Of balls and of the ends of capsules, which meet planes as balls do. */
    private static double radius(Shape shape) {
        return shape instanceof Sphere ball ? ball.radius() : shape instanceof Capsule capsule ? capsule.radius() : 0;
    }

    private boolean corner(double[] velocity, int plane) {
        System.arraycopy(velocity, 0, pointRate, 0, 3);
        System.arraycopy(kinematics.productVelocity, spin(plane), frameSpin, 0, 3);
        return true;
    }

    /** p = c ∓ ρn with n in axes of the plane, and ρ the radius and the share of the gap between ball and point. */
    private boolean ballOnPlane(double radius, int ball, int plane, int side) {
        double beyond = side > 0 ? 1 - finder.share(contacts, i) : finder.share(contacts, i);
        double reach = side * (radius + beyond * contacts.gap[i]);
        System.arraycopy(kinematics.productVelocity, spin(plane), frameSpin, 0, 3);
        Vectors.cross(frameSpin, 0, contacts.frame, 9 * i, turned, 0);
        centreVelocity(ball, reach, side > 0 ? velocityA : velocityB);
        double opening = side * beyond * Vectors.dot(contacts.frame, 9 * i, relative, 0);
        for (int k = 0; k < 3; k++) {
            pointRate[k] = centre[k] - reach * turned[k] - opening * contacts.frame[9 * i + k];
        }
        return true;
    }

    /** n along the line of centres, ṅ = (I − nnᵀ)(v_cA − v_cB)/‖c_A − c_B‖. */
    private boolean ballOnBall(double radiusA, double radiusB) {
        double share = finder.share(contacts, i);
        double reachA = radiusA + (1 - share) * contacts.gap[i];
        double reachB = radiusB + share * contacts.gap[i];
        centreVelocity(contacts.bodyA[i], reachA, velocityA);
        System.arraycopy(centre, 0, turned, 0, 3);
        centreVelocity(contacts.bodyB[i], -reachB, velocityB);
        double opening = 0;
        for (int k = 0; k < 3; k++) {
            turned[k] -= centre[k];
            opening += contacts.frame[9 * i + k] * turned[k];
        }
        for (int k = 0; k < 3; k++) {
            double normal = contacts.frame[9 * i + k];
            turned[k] = (turned[k] - opening * normal) / (reachA + reachB);
            pointRate[k] = centre[k] + reachB * turned[k] + share * opening * normal;
        }
        Vectors.cross(contacts.frame, 9 * i, turned, 0, frameSpin, 0);
        return true;
    }

    /** Velocity of the body's point at p + reach·n, from that at p. */
    private void centreVelocity(int body, double reach, double[] atPoint) {
        Vectors.cross(kinematics.productVelocity, spin(body), contacts.frame, 9 * i, centre, 0);
        for (int k = 0; k < 3; k++) {
            centre[k] = atPoint[k] + reach * centre[k];
        }
    }

    /** out = ω × (ṗ − v). */
    private void carry(int body, double[] velocity, double[] out) {
        for (int k = 0; k < 3; k++) {
            velocity[k] = pointRate[k] - velocity[k];
        }
        Vectors.cross(kinematics.productVelocity, spin(body), velocity, 0, out, 0);
    }

    private int spin(int body) {
        return 6 * kinematics.tree().bodyNode[body];
    }

    /** Velocity of the body's material point at p. */
    private void velocity(int body, double[] out) {
        int node = kinematics.tree().bodyNode[body];
        for (int k = 0; k < 3; k++) {
            centre[k] = contacts.point[3 * i + k] - kinematics.p_WN[3 * node + k];
            out[k] = kinematics.productVelocity[6 * node + 3 + k];
        }
        Vectors.addCross(kinematics.productVelocity, 6 * node, centre, 0, out, 0);
    }
}
