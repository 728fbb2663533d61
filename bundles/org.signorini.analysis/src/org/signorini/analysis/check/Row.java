package org.signorini.analysis.check;

import org.signorini.algebra.Vector3;

/**
 * A function φ of the poses of two bodies: φ̇ = a·V_A + b·V_B + rate with V = (v, ω) of their centres of mass, and φ̈
 * at V̇ = 0.
 *
 * @param gradientA six numbers
 * @param error     φ
 * @param rate      ∂φ/∂t
 * @param bias      φ̈ at V̇ = 0
 * @param swing     φ̇ of points that stay apart in the world while A turns
 */
record Row(int bodyA, double[] gradientA, int bodyB, double[] gradientB, double error, double rate, double bias,
        double swing) {

    static Row of(int bodyA, Vector3 vA, Vector3 omegaA, int bodyB, Vector3 vB, Vector3 omegaB, double error,
            double bias) {
        return new Row(bodyA, six(vA, omegaA), bodyB, six(vB, omegaB), error, 0, bias, 0);
    }

    private static double[] six(Vector3 v, Vector3 omega) {
        double[] out = new double[6];
        v.put(out, 0);
        omega.put(out, 3);
        return out;
    }

    /** The same that must follow a function of time. */
    Row following(double position, double velocity, double acceleration) {
        return new Row(bodyA, gradientA, bodyB, gradientB, error - position, rate - velocity, bias - acceleration,
                swing);
    }

    Row swinging(double speed) {
        return new Row(bodyA, gradientA, bodyB, gradientB, error, rate, bias, speed);
    }

    Row at(double value) {
        return new Row(bodyA, gradientA, bodyB, gradientB, value, rate, bias, swing);
    }

    /** a·V_A + b·V_B. */
    double times(double[] velocity) {
        double sum = 0;
        for (int i = 0; i < 6; i++) {
            sum += gradientA[i] * velocity[6 * bodyA + i] + gradientB[i] * velocity[6 * bodyB + i];
        }
        return sum;
    }

    /** Adds what a force along φ does to the two bodies. */
    void push(double force, double[] wrench) {
        for (int i = 0; i < 6; i++) {
            wrench[6 * bodyA + i] += force * gradientA[i];
            wrench[6 * bodyB + i] += force * gradientB[i];
        }
    }

    /** Its gradient with respect to a body, or null. */
    double[] gradient(int body) {
        return body == bodyA ? gradientA : body == bodyB ? gradientB : null;
    }

    /** What velocities of one, and angular ones of one by a length, make of it at most. */
    double size(double length) {
        double sum = 0;
        for (int i = 0; i < 6; i++) {
            sum += (Math.abs(gradientA[i]) + Math.abs(gradientB[i])) / (i < 3 ? 1 : length);
        }
        return sum;
    }
}
