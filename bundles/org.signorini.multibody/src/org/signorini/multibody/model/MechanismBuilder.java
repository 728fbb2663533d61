package org.signorini.multibody.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.force.ForceElement;

/** Collects a {@link Mechanism}. Every error names the element it is about. */
public final class MechanismBuilder {

    private final String name;
    private final List<Body> bodies = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();
    private final List<ForceElement> forces = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private Vector3 gravity = new Vector3(0, 0, -9.81);
    private KinematicsMode kinematics = KinematicsMode.NONLINEAR;

    MechanismBuilder(String name) {
        this.name = name;
        bodies.add(new Body("ground", 0, MassProperties.NONE, Optional.of(Frame.IDENTITY), Vector3.ZERO,
                Vector3.ZERO));
    }

    public MechanismBuilder gravity(double x, double y, double z) {
        gravity = new Vector3(x, y, z);
        if (!gravity.isFinite()) {
            throw new ModelException("gravity " + gravity + " is not finite");
        }
        return this;
    }

    public MechanismBuilder kinematics(KinematicsMode mode) {
        kinematics = mode;
        return this;
    }

    public Body ground() {
        return bodies.get(0);
    }

    public BodyBuilder body(String bodyName) {
        return new BodyBuilder(this, bodyName);
    }

    /** A body with nothing but mass properties. */
    public Body body(String bodyName, MassProperties mass) {
        return body(bodyName).mass(mass).add();
    }

    public JointBuilder joint(String jointName, JointType type) {
        return new JointBuilder(this, jointName, type);
    }

    public MechanismBuilder force(ForceElement element) {
        unique("force", element.name());
        forces.add(element);
        return this;
    }

    int bodyCount() {
        return bodies.size();
    }

    int jointCount() {
        return joints.size();
    }

    Body add(Body body) {
        unique("body", body.name());
        bodies.add(body);
        return body;
    }

    Joint add(Joint joint) {
        own(joint, joint.from().body());
        own(joint, joint.to().body());
        if (joint.from().body() == joint.to().body()) {
            throw new ModelException(joint + " connects " + joint.from().body() + " with itself");
        }
        unique("joint", joint.name());
        joints.add(joint);
        return joint;
    }

    private void own(Joint joint, Body body) {
        if (body.index() >= bodies.size() || bodies.get(body.index()) != body) {
            throw new ModelException(joint + ": " + body + " belongs to another mechanism");
        }
    }

    private void unique(String kind, String elementName) {
        if (elementName == null || elementName.isBlank()) {
            throw new ModelException("a " + kind + " has no name");
        }
        if (!names.add(kind + " " + elementName)) {
            throw new ModelException("there are two " + kind + " elements named '" + elementName + "'");
        }
    }

    public Mechanism build() {
        return new Mechanism(name, gravity, kinematics, List.copyOf(bodies), List.copyOf(joints), List.copyOf(forces));
    }
}
