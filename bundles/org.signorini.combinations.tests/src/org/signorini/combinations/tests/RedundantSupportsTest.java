package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.contact.ExactCone;
import org.signorini.formulation.ccp.ConeComplementarity;
import org.signorini.formulation.ce.ConstraintEmbedding;
import org.signorini.formulation.dca.DivideAndConquer;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.formulation.tests.RedundantSupports;
import org.signorini.formulation.tests.RedundantSupports.Company;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.conic.Nsgs;

/**
 * Supports that say the same thing twice change nothing: a plate on several of them moves as it does on the first
 * alone, in every formulation, whatever the axis, the place, the size (1e-3 to 1e3 m) and the masses around it.
 */
class RedundantSupportsTest {

    private static final int SEEDS = 10;
    private static final int STEPS = 200;

    /** Names and makers of all formulations. */
    private static final List<String> NAMES = List.of("mc", "ce", "rc", "ccp", "dca");

    private static Formulation formulation(String name) {
        return switch (name) {
            case "mc" -> new MinimalCoordinates();
            case "ce" -> new ConstraintEmbedding();
            case "rc" -> new RedundantCoordinates();
            case "ccp" -> new ConeComplementarity();
            default -> new DivideAndConquer();
        };
    }

    private static Simulator simulator(Mechanism mechanism, String formulation, double h) {
        return Simulator.of(new Model(mechanism)).formulation(formulation(formulation)).contactModel(new ExactCone())
                .solver("nsgs", new Nsgs()).scheme(new SemiImplicitEuler()).step(h).build();
    }

    /** Where three points of the plate are at the end, in sizes. */
    private static double[] end(Mechanism mechanism, String formulation, double size, String subject) {
        Simulator run = simulator(mechanism, formulation, 5e-3 * RedundantSupports.time(size));
        double[] from = points(run, size);
        run.run(STEPS / 2, () -> false);
        double[] between = points(run, size);
        run.run(STEPS / 2, () -> false);
        run.failure().ifPresent(failure -> {
            throw new AssertionError(subject + ": " + failure);
        });
        double[] to = points(run, size);
        // it may swing and come back
        double way = Math.max(distance(from, between), distance(from, to));
        assertTrue(way > 1e-2, () -> subject + " moved by " + way + " only");
        run.response().update(run.state().q, run.state().u, run.time());
        double open = run.response().constraintError();
        assertTrue(open < 1e-3 * Math.max(1, size), () -> subject + " is open by " + open);
        return to;
    }

    private static double[] points(Simulator run, double size) {
        Dynamics dynamics = run.response().dynamics();
        dynamics.update(run.state());
        double[] out = new double[9];
        for (int i = 0; i < 3; i++) {
            double[] point = new double[3];
            point[i] = size;
            dynamics.bodies().point(1, point, 0, out, 3 * i);
        }
        for (int i = 0; i < 9; i++) {
            out[i] /= size;
        }
        return out;
    }

    private static double distance(double[] a, double[] b) {
        double most = 0;
        for (int i = 0; i < a.length; i++) {
            double d = Math.abs(a[i] - b[i]);
            most = d <= most ? most : d;
        }
        return most;
    }

    /**
     * A lid of 1 kg on hinges along y, its centre of mass 0.5 m away, inertia 0.35 kg m² about them: φ¨ = (m g l/J)
     * cos φ, which ends at 0.62244 rad after 0.3 s. The scheme is of first order: two steps extrapolate to the exact
     * motion.
     */
    @Test
    void lidFallsAsAPhysicalPendulum() {
        MechanismBuilder builder = Mechanism.named("lid").gravity(0, 0, -RedundantSupports.G);
        Body lid = builder.body("lid", MassProperties.of(1, 0.1, 0.1, 0.1).at(0.5, 0.5, 0));
        builder.joint("h1", JointType.REVOLUTE).axis(0, 1, 0).between(builder.ground().origin(), lid.origin()).add();
        builder.joint("h2", JointType.REVOLUTE).axis(0, 1, 0).between(builder.ground().marker(0, 1, 0),
                lid.marker(0, 1, 0)).add();
        Mechanism mechanism = builder.build();
        double exact = physicalPendulum(RedundantSupports.G * 0.5 / 0.35, 0.3);
        assertEquals(0.62244, exact, 5e-6);
        for (String name : NAMES) {
            double coarse = angle(mechanism, name, 1e-4);
            double fine = angle(mechanism, name, 5e-5);
            assertEquals(0.62265, coarse, 5e-6, name);
            assertEquals(exact, 2 * fine - coarse, 1e-7, name);
        }
    }

    private static double angle(Mechanism mechanism, String formulation, double h) {
        Simulator run = simulator(mechanism, formulation, h);
        run.run(0.3);
        Dynamics dynamics = run.response().dynamics();
        dynamics.update(run.state());
        double[] tip = new double[3];
        dynamics.bodies().point(1, new double[] {1, 0, 0}, 0, tip, 0);
        return Math.atan2(-tip[2], tip[0]);
    }

    /** φ¨ = a cos φ from rest, by the classical Runge–Kutta method. */
    private static double physicalPendulum(double a, double t) {
        int steps = 3000;
        double h = t / steps;
        double q = 0;
        double u = 0;
        for (int i = 0; i < steps; i++) {
            double k1 = a * Math.cos(q);
            double k2 = a * Math.cos(q + h / 2 * u);
            double k3 = a * Math.cos(q + h / 2 * u + h * h / 4 * k1);
            double k4 = a * Math.cos(q + h * u + h * h / 2 * k2);
            q += h * u + h * h / 6 * (k1 + k2 + k3);
            u += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
        return q;
    }

    @ParameterizedTest
    @EnumSource
    void moveAsTheFirstAlone(RedundantSupports supports) {
        StringBuilder wrong = new StringBuilder();
        for (Company company : Company.values()) {
            if (company == Company.FOUR_BAR && !supports.isHinge()) {
                continue;
            }
            for (int seed = 0; seed < SEEDS; seed++) {
                SplittableRandom random = new SplittableRandom(1000 * company.ordinal() + seed);
                double size = Math.pow(10, seed == 0 ? 0 : random.nextDouble(-3, 3));
                double ratio = Math.pow(10, seed < 2 ? 0 : random.nextDouble(-6, 6));
                for (String name : NAMES) {
                    String subject = name + " " + supports + " " + company + " seed " + seed + " size " + size
                            + " ratio " + ratio;
                    try {
                        double[] plain = end(supports.mechanism(seed, size, company, ratio, false), name, size,
                                subject + " alone");
                        double[] all = end(supports.mechanism(seed, size, company, ratio, true), name, size, subject);
                        double off = distance(plain, all);
                        if (!(off < 1e-8)) {
                            wrong.append(subject).append(": off by ").append(off).append('\n');
                        }
                    } catch (AssertionError | RuntimeException e) {
                        wrong.append(subject).append(": ").append(e.getMessage()).append('\n');
                    }
                }
            }
        }
        assertTrue(wrong.isEmpty(), wrong::toString);
    }
}
