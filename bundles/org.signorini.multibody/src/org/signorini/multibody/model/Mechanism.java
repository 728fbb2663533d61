package org.signorini.multibody.model;

import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.force.ForceElement;

/**
 * Bodies joined by joints, under forces.
 *
 * @param bodies the ground first
 */
public record Mechanism(String name, Vector3 gravity, KinematicsMode kinematics, List<Body> bodies,
        List<Joint> joints, List<ForceElement> forces) {

    public static MechanismBuilder named(String name) {
        return new MechanismBuilder(name);
    }

    public Body body(String bodyName) {
        return bodies.stream().filter(b -> b.name().equals(bodyName)).findFirst()
                .orElseThrow(() -> new ModelException("there is no body '" + bodyName + "'"));
    }

    public Joint joint(String jointName) {
        return joints.stream().filter(j -> j.name().equals(jointName)).findFirst()
                .orElseThrow(() -> new ModelException("there is no joint '" + jointName + "'"));
    }
}
