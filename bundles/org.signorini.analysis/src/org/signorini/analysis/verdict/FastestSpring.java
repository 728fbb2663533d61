package org.signorini.analysis.verdict;

import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.ModelException;

/**
 * The spring or motor, on a joint or between markers, that vibrates fastest where a mechanism starts: ω = √(k w) with
 * the {@linkplain SpringCompliance compliance} w between its ends, and how it is damped, ζ = c w / 2ω. Every spring
 * counts by itself; several that act on the same bodies vibrate faster together.
 *
 * @param name      of the element; empty where there is none
 * @param frequency ω, rad/s
 * @param damping   ζ
 */
public record FastestSpring(String name, double frequency, double damping) {

    public static final FastestSpring NONE = new FastestSpring("", 0, 0);

    public static FastestSpring of(Mechanism mechanism) {
        FastestSpring fastest = NONE;
        if (mechanism.forces().stream().noneMatch(FastestSpring::isElastic)) {
            return fastest;
        }
        try {
            SpringCompliance compliance = new SpringCompliance(mechanism);
            for (ForceElement element : mechanism.forces()) {
                FastestSpring one = isElastic(element) ? of(element, compliance) : NONE;
                fastest = one.frequency > fastest.frequency ? one : fastest;
            }
        } catch (ModelException | DynamicsException e) {
            // what minimal coordinates cannot take, other formulations may: of its springs nothing is known
            return NONE;
        }
        return fastest;
    }

    private static boolean isElastic(ForceElement element) {
        return switch (element) {
            case JointSpring s -> s.stiffness() > 0 && !s.joint().isPrescribed();
            case JointMotor m -> m.proportional() > 0 && !m.joint().isPrescribed();
            case TranslationalSpring s -> s.stiffness() > 0 && s.a().body() != s.b().body();
            default -> false;
        };
    }

    private static FastestSpring of(ForceElement element, SpringCompliance compliance) {
        return switch (element) {
            case JointSpring s -> of(s.name(), s.stiffness(), s.damping(), compliance.of(s.joint(), s.coordinate()));
            case JointMotor m -> of(m.name(), m.proportional(), m.derivative(),
                    compliance.of(m.joint(), m.coordinate()));
            case TranslationalSpring s -> of(s.name(), s.stiffness(), s.damping(), compliance.of(s));
            default -> NONE;
        };
    }

    private static FastestSpring of(String name, double k, double c, double w) {
        double omega = Math.sqrt(k * w);
        return omega > 0 ? new FastestSpring(name, omega, c * w / (2 * omega)) : NONE;
    }
}
