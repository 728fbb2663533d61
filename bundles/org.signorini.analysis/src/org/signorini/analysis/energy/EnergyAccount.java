package org.signorini.analysis.energy;

/**
 * The balance of a run's energy, J:
 *
 * <pre>
 * change = forces + motors + prescribed + dampers + normal + friction + limits + scheme
 * </pre>
 *
 * @param initial    kinetic and potential energy (of gravity and springs) at the start
 * @param present    the same now
 * @param springs    work of springs, less what they have stored: a part of the change, not of the sum above
 * @param forces     work of applied forces and torques and of forces on joints
 * @param motors     work of motors that follow a target
 * @param prescribed work of motions that are prescribed; NaN where it cannot be told from the scheme's
 * @param dampers    work of dampers, never positive
 * @param normal     work of contacts along their normals: what impacts took
 * @param friction   work of contacts across their normals
 * @param limits     work of joint limits
 * @param scheme     the rest: what the discretization in time, the solver's tolerance and the correction of drift
 *                   gained or lost
 * @param most       the most the scheme had gained at any time
 * @param least      the least, negative where it had lost
 * @param lasting    its mean over the later part of the run, half of it at least: what oscillates with a vibration
 *                   averages out, the rest stays
 * @param turnover   the energy that moved: the largest kinetic energy and potential difference, and all work done
 */
public record EnergyAccount(double initial, double present, double springs, double forces, double motors,
        double prescribed, double dampers, double normal, double friction, double limits, double scheme, double most,
        double least, double lasting, double turnover) {

    public double change() {
        return present - initial;
    }

    /** Work of all contacts, joint limits included. */
    public double contacts() {
        return normal + friction + limits;
    }
}
