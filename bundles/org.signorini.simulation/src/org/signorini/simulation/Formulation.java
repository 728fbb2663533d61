package org.signorini.simulation;

import org.signorini.contribution.Configurable;
import org.signorini.multibody.model.Mechanism;

/**
 * How contact velocities respond to contact impulses, v⁺ = W p + b, with the bilateral rows it keeps. To write one,
 * implement this and {@link Response}, and contribute it to {@code org.signorini.simulation.formulations}.
 */
public interface Formulation extends Configurable {

    /**
     * A workspace for one run of a mechanism, by one thread.
     *
     * @throws org.signorini.multibody.model.ModelException naming what of the mechanism this formulation cannot take
     */
    Response bind(Mechanism mechanism);
}
