package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.contribution.Options;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/**
 * S0 eq. 37 with its Ġ_u θ̇ Δt: of two bodies that meet and stick, ν⁺ = G_u θ̇⁺ + Δt Ġ_u θ̇⁻ = 0. G_u θ̇⁺ is asked of
 * the step; Ġ_u θ̇⁻ is measured here, by moving both bodies on with their velocities and looking where they would
 * touch.
 */
class EndVelocityTest {

    private static final double RADIUS = 0.3;
    private static final double STEP = 1e-5;

    private enum Pair {
        BALL_ON_PLANE, CAPSULE_ON_PLANE, CORNER_ON_PLANE, BALL_ON_BALL
    }

    /** A pose and velocities. */
    private record Moving(Vector3 x, Vector3 v, Vector3 omega) {

        Vector3 origin(double t) {
            return x.plus(v.times(t));
        }

        /** A vector fixed in the body, from its value at t = 0. */
        Vector3 carry(Vector3 a, double t) {
            double angle = omega.norm() * t;
            Vector3 e = omega.unit();
            Vector3 across = a.minus(e.times(e.dot(a)));
            return e.times(e.dot(a)).plus(across.times(Math.cos(angle))).plus(e.cross(across).times(Math.sin(angle)));
        }

        Vector3 velocity(Vector3 p, double t) {
            return v.plus(omega.cross(p.minus(origin(t))));
        }
    }

    private static Vector3 random(Random random) {
        return new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
    }

    @ParameterizedTest
    @EnumSource(Pair.class)
    void velocitiesOfTheEndAreZero(Pair pair) {
        int stuck = 0;
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Quaternion tilt = pair == Pair.CORNER_ON_PLANE || pair == Pair.CAPSULE_ON_PLANE
                    ? Quaternion.rotation(new Vector3(1, 0.4, 0), 0.7) : Quaternion.IDENTITY;
            Vector3 below = lowest(pair, tilt);
            Vector3 touch = new Vector3(0.2, -0.4, pair == Pair.BALL_ON_BALL ? RADIUS : 0);
            Moving lower = new Moving(pair == Pair.BALL_ON_BALL ? new Vector3(0.2, -0.4, 0) : Vector3.ZERO,
                    random(random), random(random));
            Moving upper = new Moving(touch.minus(below), random(random), random(random));
            // approaching by 5 m/s, so that most corners stick
            double apart = upper.velocity(touch, 0).minus(lower.velocity(touch, 0)).z();
            upper = new Moving(upper.x, upper.v.minus(Vector3.Z.times(5 + apart)), upper.omega);
            stuck += check(pair, lower, upper, tilt, "seed " + seed);
        }
        assertTrue(stuck >= 15, stuck + " stuck");
    }

    /** Of the upper body, from its origin to where it touches. */
    private static Vector3 lowest(Pair pair, Quaternion tilt) {
        return switch (pair) {
            case BALL_ON_PLANE, BALL_ON_BALL -> new Vector3(0, 0, -RADIUS);
            case CAPSULE_ON_PLANE -> tilt.rotate(new Vector3(0, 0, -0.5)).plus(new Vector3(0, 0, -RADIUS));
            case CORNER_ON_PLANE -> {
                Vector3 found = Vector3.ZERO;
                for (int corner = 0; corner < 8; corner++) {
                    Vector3 p = tilt.rotate(new Vector3((corner & 1) - 0.5, (corner >> 1 & 1) - 0.5,
                            (corner >> 2) - 0.5));
                    found = p.z() < found.z() ? p : found;
                }
                yield found;
            }
        };
    }

    /** 1 if the contact sticks: then there are three equations, else one. */
    private static int check(Pair pair, Moving lower, Moving upper, Quaternion tilt, String what) {
        MechanismBuilder builder = Mechanism.named("pair").gravity(0, 0, 0);
        Body under = builder.body("lower").mass(MassProperties.sphere(2, 0.5)).pose(Frame.at(lower.x))
                .velocity(lower.v, lower.omega).add();
        Body over = builder.body("upper").mass(MassProperties.sphere(1, 0.4)).pose(new Frame(upper.x, tilt))
                .velocity(upper.v, upper.omega).add();
        SceneBuilder scene = new SceneBuilder();
        int s = scene.add(under.index(), pair == Pair.BALL_ON_BALL ? new Sphere(RADIUS) : new HalfSpace(),
                Placement.identity());
        int t = scene.add(over.index(), switch (pair) {
            case BALL_ON_PLANE, BALL_ON_BALL -> new Sphere(RADIUS);
            case CAPSULE_ON_PLANE -> new Capsule(RADIUS, 0.5);
            case CORNER_ON_PLANE -> new Box(0.5, 0.5, 0.5);
        }, Placement.identity());
        scene.collide(s, t);
        SemiImplicitEuler scheme = new SemiImplicitEuler();
        scheme.configure(Options.of("turning", "true", "overlap", "0"));
        Simulator simulator = Setup.of(new Model(builder.build(), scene.build(), List.of(ContactLaw.coulomb(50))),
                Setup.contactModel("exact-cone", "normal-law", "velocity"), "nsgs", scheme, STEP).build();
        assertTrue(simulator.step(), () -> what + simulator.failure());
        ActiveContacts contacts = simulator.lastStep().contacts();
        assertEquals(1, contacts.count(), what);
        boolean upperIsA = contacts.bodyA[0] == over.index();
        double[] after = simulator.lastStep().contactVelocitiesAfter();
        double dt = 1e-4;
        int stuck = Math.hypot(after[1], after[2]) < 1e-2 ? 1 : 0;
        for (int k = 0; k <= 2 * stuck; k++) {
            Vector3 d = Vector3.from(contacts.frame, 3 * k);
            double rate = (velocity(pair, lower, upper, d, dt) - velocity(pair, lower, upper, d, -dt)) / (2 * dt);
            double expected = (upperIsA ? -1 : 1) * rate;
            assertEquals(expected, after[k] / STEP, 1e-4 * (1 + Math.abs(expected)), what + ", row " + k);
        }
        return stuck;
    }

    /** d(t)·(v_upper − v_lower)(p(t)). */
    private static double velocity(Pair pair, Moving lower, Moving upper, Vector3 d, double t) {
        Vector3 normal = pair == Pair.BALL_ON_BALL ? upper.origin(t).minus(lower.origin(t)).unit()
                : lower.carry(Vector3.Z, t);
        Vector3 p;
        Vector3 direction;
        if (pair == Pair.BALL_ON_BALL) {
            p = lower.origin(t).plus(upper.origin(t)).times(0.5);
            Vector3 turned = Vector3.Z.cross(normal);
            direction = d.plus(turned.cross(d));
        } else {
            Vector3 centre = pair == Pair.CAPSULE_ON_PLANE
                    ? upper.carry(Quaternion.rotation(new Vector3(1, 0.4, 0), 0.7).rotate(new Vector3(0, 0, -0.5)), t)
                    : pair == Pair.CORNER_ON_PLANE
                            ? upper.carry(lowest(pair, Quaternion.rotation(new Vector3(1, 0.4, 0), 0.7)), t)
                            : Vector3.ZERO;
            double reach = pair == Pair.CORNER_ON_PLANE ? 0 : RADIUS;
            p = upper.origin(t).plus(centre).minus(normal.times(reach));
            if (pair != Pair.CORNER_ON_PLANE) {
                // both bodies move: the point is in the middle between the surfaces
                double gap = normal.dot(p.minus(lower.origin(t)));
                p = p.minus(normal.times(0.5 * gap));
            }
            direction = lower.carry(d, t);
        }
        return direction.dot(upper.velocity(p, t).minus(lower.velocity(p, t)));
    }
}
