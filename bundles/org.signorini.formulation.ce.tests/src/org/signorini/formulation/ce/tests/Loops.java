package org.signorini.formulation.ce.tests;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** Mechanisms with and without loops, none with massless or infinitely thin parts: all formulations take them. */
final class Loops {

    private Loops() {
    }

    static JointBuilder revolute(MechanismBuilder builder, String name) {
        return builder.joint(name, JointType.REVOLUTE);
    }

    /**
     * Crank, coupler and rocker in the plane x, y, drawn a little open: the closing spatial revolute joint has 5 rows,
     * 2 of them independent. The rocker has a stop.
     */
    static Mechanism fourBar(double speed, double stop) {
        double a = 0.5;
        double b = 1.4;
        double c = 1.2;
        MechanismBuilder builder = Mechanism.named("four-bar").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", Mechanisms.bar(a));
        Body coupler = builder.body("coupler", Mechanisms.bar(b));
        Body rocker = builder.body("rocker", Mechanisms.bar(c));
        revolute(builder, "A").between(builder.ground().origin(), crank.origin()).initial(0.6).initialVelocity(speed)
                .add();
        revolute(builder, "B").between(crank.marker(a, 0, 0), coupler.origin()).initial(0.1).add();
        revolute(builder, "D").between(builder.ground().marker(1.5, 0, 0), rocker.origin()).initial(1.5)
                .limit(0, stop, 10).add();
        revolute(builder, "C").between(coupler.marker(b, 0, 0), rocker.marker(c, 0, 0)).add();
        return builder.build();
    }

    static Mechanism fourBar() {
        return fourBar(6, -10);
    }

    /** A four-bar with springs and dampers on its joints and a slide on its coupler. */
    static Mechanism springy(KinematicsMode mode, double stiffness) {
        double[] q = closed(0.5, 1.4, 1.2, 1.5, 0.6);
        MechanismBuilder builder = Mechanism.named("springy").gravity(0, -9.81, 0).kinematics(mode);
        Body crank = builder.body("crank", Mechanisms.bar(0.5));
        Body coupler = builder.body("coupler", Mechanisms.bar(1.4));
        Body rocker = builder.body("rocker", Mechanisms.bar(1.2));
        Body slide = builder.body("slide", MassProperties.box(0.5, 0.2, 0.1, 0.1));
        Joint a = revolute(builder, "A").between(builder.ground().origin(), crank.origin()).initial(q[0])
                .reference(q[0]).initialVelocity(1).add();
        Joint b = revolute(builder, "B").between(crank.marker(0.5, 0, 0), coupler.origin()).initial(q[1])
                .reference(q[1]).add();
        Joint d = revolute(builder, "D").between(builder.ground().marker(1.5, 0, 0), rocker.origin()).initial(q[2])
                .reference(q[2]).add();
        revolute(builder, "C").between(coupler.marker(1.4, 0, 0), rocker.marker(1.2, 0, 0)).cut().add();
        Joint rail = builder.joint("rail", JointType.PRISMATIC).axis(1, 0, 0)
                .between(coupler.marker(0.7, 0.1, 0), slide.origin()).initialVelocity(-0.2).add();
        builder.force(new JointSpring("S1", a, 0, stiffness, 0.3, 0.1));
        builder.force(new JointSpring("S2", b, 0, stiffness, 0, 0));
        builder.force(new JointSpring("S3", d, 0, 0.5 * stiffness, 0.2, 0));
        builder.force(new JointSpring("S4", rail, 0, 3 * stiffness, 0, 0.05));
        return builder.build();
    }

    /**
     * IFToMM benchmark A02 with n windows of thick rods on the parallelogram branch: neighbouring loops share an
     * upright, all are one compound body.
     */
    static Mechanism windows(int n) {
        MechanismBuilder builder = Mechanism.named("N four-bar").gravity(0, -9.81, 0);
        Body[] upright = new Body[n + 1];
        for (int i = 0; i <= n; i++) {
            upright[i] = builder.body("U" + i, Mechanisms.bar(1));
            revolute(builder, "A" + i).between(builder.ground().marker(i, 0, 0), upright[i].origin())
                    .initial(Math.PI / 2).initialVelocity(-1).add();
        }
        for (int i = 0; i < n; i++) {
            Body beam = builder.body("H" + i, Mechanisms.bar(1));
            revolute(builder, "B" + i).between(upright[i].marker(1, 0, 0), beam.origin()).initial(-Math.PI / 2)
                    .initialVelocity(1).add();
            revolute(builder, "C" + i).between(beam.marker(1, 0, 0), upright[i + 1].marker(1, 0, 0)).cut().add();
        }
        return builder.build();
    }

    /**
     * Angles (crank, coupler against crank, rocker) at which a four-bar with base d is closed, coupler above: the
     * circles about the ends of crank and base meet.
     */
    static double[] closed(double a, double b, double c, double d, double crank) {
        double x = a * Math.cos(crank);
        double y = a * Math.sin(crank);
        double distance = Math.hypot(d - x, -y);
        double along = (b * b - c * c + distance * distance) / (2 * distance);
        double height = Math.sqrt(b * b - along * along);
        double ex = (d - x) / distance;
        double ey = -y / distance;
        double px = x + along * ex - height * ey;
        double py = y + along * ey + height * ex;
        return new double[] {crank, Math.atan2(py - y, px - x) - crank, Math.atan2(py, px - d)};
    }

    /**
     * n four-bars in a row, each on the coupler of the one before: n compound bodies in a chain, with a pendulum on
     * every second rocker.
     */
    static Mechanism chainOfFourBars(int n) {
        double[] q = closed(0.3, 0.5, 0.4, 0.45, 1.2);
        MechanismBuilder builder = Mechanism.named("chain of four-bars").gravity(0, -9.81, 0);
        Body base = builder.ground();
        for (int i = 0; i < n; i++) {
            Body crank = builder.body("crank" + i, Mechanisms.bar(0.3));
            Body coupler = builder.body("coupler" + i, Mechanisms.bar(0.5));
            Body rocker = builder.body("rocker" + i, Mechanisms.bar(0.4));
            double x = i == 0 ? 0 : 0.5;
            revolute(builder, "A" + i).between(base.marker(x, 0, 0), crank.origin()).initial(q[0])
                    .initialVelocity(i % 2 == 0 ? 0.5 : -0.3).add();
            revolute(builder, "B" + i).between(crank.marker(0.3, 0, 0), coupler.origin()).initial(q[1]).add();
            revolute(builder, "D" + i).between(base.marker(x + 0.45, 0, 0), rocker.origin()).initial(q[2]).add();
            revolute(builder, "C" + i).between(coupler.marker(0.5, 0, 0), rocker.marker(0.4, 0, 0)).cut().add();
            if (i % 2 == 0) {
                Body hanging = builder.body("hanging" + i, Mechanisms.bar(0.2));
                revolute(builder, "H" + i).axis(0, 1, 0).between(rocker.marker(0.2, 0, 0), hanging.origin())
                        .initialVelocity(0.7).add();
            }
            base = coupler;
        }
        return builder.build();
    }

    /**
     * Andrews' squeezing mechanism, seven bodies (Mazzia, Magherini, Test Set for IVP Solvers 2.4, problem II-9), with
     * spatial revolute joints: three closures of which 6 of 15 rows are independent, one compound body.
     */
    static Mechanism squeezer() {
        double[] m = {.04325, .00365, .02373, .00706, .0705, .00706, .05498};
        double[] i = {2.194e-6, 4.41e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5};
        double[] q = {-0.0617138900142764496, 0, 0.4552798191630703803, 0.2226683901658858847,
            0.4873649795438425502, -0.2226683901658858847, 1.2305474445498211925};
        // centres of mass in the bodies' frames, which sit at their inner joints
        double[][] centers = {{.00092, 0}, {-.0115, 0}, {.01043, -.01874}, {0, .01421 - .02}, {.02308, .00916},
            {.02 - .01421, 0}, {-.00449, -.01228}};
        MechanismBuilder builder = Mechanism.named("squeezer").gravity(0, 0, 0);
        Body[] k = new Body[7];
        for (int b = 0; b < 7; b++) {
            k[b] = builder.body("K" + (b + 1), MassProperties.of(m[b], i[b], i[b], i[b])
                    .at(centers[b][0], centers[b][1], 0));
        }
        Body ground = builder.ground();
        Joint drive = revolute(builder, "O").between(ground.origin(), k[0].origin()).initial(q[0]).add();
        revolute(builder, "1-2").between(k[0].marker(.007, 0, 0), k[1].origin()).initial(q[1]).add();
        revolute(builder, "B").between(ground.marker(-.03635, .03273, 0), k[2].origin()).initial(q[2]).add();
        revolute(builder, "A5").between(ground.marker(-.06934, -.00227, 0), k[4].origin()).initial(q[4]).add();
        revolute(builder, "5-4").between(k[4].marker(.04, 0, 0), k[3].origin()).initial(q[3]).add();
        revolute(builder, "A7").between(ground.marker(-.06934, -.00227, 0), k[6].origin()).initial(q[6]).add();
        revolute(builder, "7-6").between(k[6].marker(0, -.04, 0), k[5].origin()).initial(q[5]).add();
        revolute(builder, "2-3").between(k[1].marker(-.028, 0, 0), k[2].marker(0, -.035, 0)).cut().add();
        revolute(builder, "2-4").between(k[1].marker(-.028, 0, 0), k[3].marker(0, -.02, 0)).cut().add();
        revolute(builder, "2-6").between(k[1].marker(-.028, 0, 0), k[5].marker(.02, 0, 0)).cut().add();
        builder.force(new TranslationalSpring("spring", ground.marker(.014, .072, 0), k[2].marker(.02, -.018, 0), 4530,
                0, .07785));
        builder.force(new JointForce("motor", drive, 0, t -> .033));
        return builder.build();
    }

    /**
     * A spatial four-bar that nothing holds: a body that floats, a crank on a revolute joint, a coupler on a universal
     * joint, a rocker on a spherical one and a cylindrical joint back to the floating body.
     */
    static MechanismBuilder floating() {
        MechanismBuilder builder = Mechanism.named("floating loop").gravity(0, 0, -9.81);
        Body base = builder.body("base").mass(MassProperties.box(2, 0.5, 0.4, 0.2))
                .pose(new Frame(new Vector3(0, 0, 1.2), Quaternion.rotation(new Vector3(1, 2, 0), 0.3)))
                .velocity(new Vector3(0.4, 0.2, -0.5), new Vector3(0.3, -0.7, 0.5)).add();
        Body crank = builder.body("crank", Mechanisms.bar(0.3));
        Body coupler = builder.body("coupler", Mechanisms.bar(0.7));
        Body rocker = builder.body("rocker", Mechanisms.bar(0.5));
        revolute(builder, "A").between(base.marker(-0.2, 0, 0), crank.origin()).initial(1.2).initialVelocity(2).add();
        builder.joint("B", JointType.UNIVERSAL).between(crank.marker(0.3, 0, 0), coupler.origin()).initial(0.1, -0.1)
                .add();
        builder.joint("C", JointType.SPHERICAL).between(coupler.marker(0.7, 0, 0), rocker.origin())
                .initial(Math.cos(0.9), 0, 0, -Math.sin(0.9)).add();
        builder.joint("D", JointType.CYLINDRICAL).between(base.marker(0.4, 0, 0.05), rocker.marker(0.5, 0, 0)).cut()
                .add();
        return builder;
    }
}
