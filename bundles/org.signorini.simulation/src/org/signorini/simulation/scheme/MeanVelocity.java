package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Step;

/**
 * Evaluates forces and velocity terms C(q, u) of an explicit scheme once more, with the mean velocity of the step that
 * a first evaluation at u⁻ has given (Runge's midpoint rule).
 *
 * <p>
 * As S0 (eq. 25, 27) and S4 §5 print their schemes both are taken at u⁻, which is of first order in h. In minimal
 * coordinates that costs energy in any motion: a slider-crank that turns at 150 rad/s loses 1 % of it in five turns of
 * 4000 steps, of which the momenta of redundant coordinates, that have no such terms, keep all but 1e-5.
 *
 * <p>
 * The mean is that of u⁻ and the free velocities, and where contacts then act of u⁻ and u⁺: one that lasts takes part
 * in the motion as any force does.
 */
final class MeanVelocity {

    private static final String OPTION = "velocities";
    private static final String MIDDLE = "middle";

    private final boolean wanted;
    private boolean matters;
    private double[] mean;

    private MeanVelocity(boolean wanted) {
        this.wanted = wanted;
    }

    /** As printed: forces at the velocities of the start. */
    static MeanVelocity none() {
        return new MeanVelocity(false);
    }

    static MeanVelocity byDefault() {
        return new MeanVelocity(true);
    }

    /** What options want, or this where they say nothing. */
    MeanVelocity configured(Options options) {
        return new MeanVelocity(options.text(OPTION, wanted ? MIDDLE : "start").equals(MIDDLE));
    }

    /** The same for another run. */
    MeanVelocity fresh() {
        return new MeanVelocity(wanted);
    }

    /** Whether a step of this mechanism is to be evaluated again at all. */
    boolean applies(Step step) {
        if (wanted && mean == null) {
            mean = new double[step.state().u.length];
            matters = matters(step.model().mechanism());
        }
        return matters;
    }

    /** Free velocities by an evaluation at the same place and time, with the mean of u⁻ and an estimate of u⁺. */
    void predict(Step step, double[] estimate, double t) {
        for (int i = 0; i < mean.length; i++) {
            mean[i] = 0.5 * (step.startVelocities()[i] + estimate[i]);
        }
        step.evaluate(step.state().q, mean, t);
        step.predict(0);
    }

    /** Linearized kinematics have no velocity terms: then only dampers look at velocities. */
    private static boolean matters(Mechanism mechanism) {
        return mechanism.kinematics() != KinematicsMode.LINEARIZED
                || mechanism.forces().stream().anyMatch(MeanVelocity::damps);
    }

    private static boolean damps(ForceElement force) {
        return force instanceof TranslationalSpring line && line.damping() != 0
                || force instanceof JointSpring spring && spring.damping() != 0
                || force instanceof JointMotor motor && motor.derivative() != 0;
    }
}
