package org.signorini.multibody.force;

import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.model.Motion;

/**
 * A motor that follows a target by a PD law, τ = k_p(q*(t) − q) + k_d(q̇*(t) − q̇), not beyond ±{@code strongest}. A
 * motor that moves exactly as told is a {@linkplain Joint#motions() prescribed motion}.
 */
public record JointMotor(String name, Joint joint, int coordinate, Motion target, double proportional,
        double derivative, double strongest) implements ForceElement {

    public JointMotor {
        if (!(strongest >= 0)) {
            throw new ModelException("force '" + name + "' cannot be limited to " + strongest);
        }
    }
}
