package org.signorini.study.assembly;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import org.signorini.algebra.Vector3;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.Kinematics;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Model;

/** Makes an {@link Assembly} of a mechanism. */
public final class Assembler {

    private final Mechanism source;
    private final Numbers numbers;
    private final MechanismBuilder builder;
    private final Map<org.signorini.model.mechanism.Body, Body> bodies = new LinkedHashMap<>();
    private final Map<Joint, org.signorini.multibody.model.Joint> joints = new LinkedHashMap<>();
    private final Shapes shapes;

    private Assembler(Mechanism source, Numbers numbers, Path folder) {
        this.source = source;
        this.numbers = numbers;
        builder = org.signorini.multibody.model.Mechanism.named(source.getName() == null ? "" : source.getName());
        shapes = new Shapes(numbers, folder);
    }

    /**
     * @param parameters values that replace those of the mechanism's parameters, by name
     * @param folder     where files of meshes are looked for; null where there is no such place
     */
    public static Assembly assemble(Mechanism source, Map<String, Double> parameters, Path folder)
            throws ElementException {
        try {
            return new Assembler(source, new Numbers(source, parameters), folder).assemble();
        } catch (ModelException | IllegalArgumentException e) {
            // the numerics name their elements themselves
            throw new ElementException(source, null, e.getMessage());
        }
    }

    private Assembly assemble() throws ElementException {
        Vector3 g = numbers.vector(source, MechanismPackage.Literals.MECHANISM__GRAVITY);
        builder.gravity(g.x(), g.y(), g.z());
        builder.kinematics(source.getKinematics() == Kinematics.LINEARIZED ? KinematicsMode.LINEARIZED
                : KinematicsMode.NONLINEAR);
        if (source.getGround() != null) {
            bodies.put(source.getGround(), builder.ground());
        }
        BodyAssembly bodyAssembly = new BodyAssembly(numbers, shapes, builder);
        for (RigidBody body : source.getBodies()) {
            bodies.put(body, bodyAssembly.add(body));
        }
        JointAssembly jointAssembly = new JointAssembly(source, numbers, bodies, builder);
        for (Joint joint : source.getJoints()) {
            joints.put(joint, jointAssembly.add(joint));
        }
        ForceAssembly forceAssembly = new ForceAssembly(numbers, bodies, joints, builder);
        for (ForceElement force : source.getForces()) {
            forceAssembly.add(force);
        }
        ContactAssembly contacts = new ContactAssembly(source, numbers, bodies, shapes);
        contacts.assemble();
        org.signorini.multibody.model.Mechanism mechanism = builder.build();
        Model model = new Model(mechanism, contacts.scene(), contacts.laws(), contacts.limitLaw(),
                java.util.Optional.of(new ContactNaming(contacts)));
        return new Assembly(source, model, bodies, joints, contacts.elements(), contacts.shapeElements(), numbers);
    }
}
