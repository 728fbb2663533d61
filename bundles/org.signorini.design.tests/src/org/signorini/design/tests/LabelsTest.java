package org.signorini.design.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.signorini.design.services.MechanismServices;
import org.signorini.model.mechanism.Force;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForce;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.Torque;
import org.signorini.model.mechanism.TranslationalSpring;

/** Numbers in labels have units, whether they were written or not. */
class LabelsTest {

    private static final MechanismFactory FACTORY = MechanismFactory.eINSTANCE;

    private final MechanismServices services = new MechanismServices();

    private String mass(String mass, String density) {
        RigidBody body = FACTORY.createRigidBody();
        body.setMass(mass);
        body.setDensity(density);
        return services.massLabel(body);
    }

    @Test
    void plainMassesAreInKilograms() {
        assertEquals("m = 0.7 kg", mass("0.7", null));
        assertEquals("m = 0 kg", mass("0", null));
        assertEquals("m = 1e-3 kg", mass("1e-3", null));
        assertEquals("m = .5 kg", mass(" .5 ", null));
        assertEquals("ρ = 7850 kg/m³", mass(null, "7850"));
        assertEquals("m from its shapes", mass(null, null));
    }

    @Test
    void whatHasAUnitOrIsComputedStaysAsItIsWritten() {
        assertEquals("m = 0.3 g", mass("0.3 g", null));
        assertEquals("m = m1", mass("m1", null));
        assertEquals("m = 2*0.5", mass("2*0.5", null));
        assertEquals("ρ = rho", mass(null, "rho"));
        assertEquals("m = ", mass("", null));
    }

    @Test
    void straightSprings() {
        TranslationalSpring spring = FACTORY.createTranslationalSpring();
        spring.setStiffness("5");
        assertEquals("c = 5 N/m", services.forceLabel(spring));
        spring.setName("strut");
        spring.setDamping("0.1");
        assertEquals("strut\nc = 5 N/m, d = 0.1 N·s/m", services.forceLabel(spring));
        spring.setStiffness("5 kN/m");
        spring.setDamping("d");
        assertEquals("strut\nc = 5 kN/m, d = d", services.forceLabel(spring));
    }

    private static Joint joint(JointKind kind) {
        Joint joint = FACTORY.createJoint();
        joint.setKind(kind);
        return joint;
    }

    /** Of a cylindrical joint the first coordinate is an angle, the second a displacement. */
    @Test
    void onJointsTheUnitIsThatOfTheCoordinate() {
        JointSpring spring = FACTORY.createJointSpring();
        spring.setStiffness("5");
        spring.setDamping("2");
        assertEquals("c = 5, d = 2", services.forceLabel(spring), "no joint, no unit");
        spring.setJoint(joint(JointKind.REVOLUTE));
        assertEquals("c = 5 N·m/rad, d = 2 N·m·s/rad", services.forceLabel(spring));
        spring.setJoint(joint(JointKind.CYLINDRICAL));
        spring.setCoordinate(1);
        assertEquals("c = 5 N/m, d = 2 N·s/m", services.forceLabel(spring));
        spring.setJoint(joint(JointKind.SPHERICAL));
        assertEquals("c = 5, d = 2", services.forceLabel(spring), "an error, told elsewhere");

        Motor motor = FACTORY.createMotor();
        motor.setJoint(joint(JointKind.REVOLUTE));
        motor.setTarget("2*pi*t");
        assertEquals("2*pi*t", services.forceLabel(motor));
        motor.setTarget("-1.5");
        assertEquals("-1.5 rad", services.forceLabel(motor));
        JointForce force = FACTORY.createJointForce();
        force.setJoint(joint(JointKind.PRISMATIC));
        force.setValue("3");
        assertEquals("3 N", services.forceLabel(force));
    }

    @Test
    void forcesAndTorques() {
        Force force = FACTORY.createForce();
        force.setValue("0, 0, -5");
        assertEquals("0, 0, -5 N", services.forceLabel(force));
        force.setValue("0, 0, -5*t");
        assertEquals("0, 0, -5*t", services.forceLabel(force));
        Torque torque = FACTORY.createTorque();
        torque.setValue("1, 0, 0");
        assertEquals("1, 0, 0 N·m", services.forceLabel(torque));
    }
}
