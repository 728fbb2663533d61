package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.ecore.util.Diagnostician;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Box;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.Sphere;
import org.signorini.model.mechanism.TranslationalSpring;
import org.signorini.model.study.Combination;
import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.Spacing;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyFactory;
import org.signorini.model.study.Variation;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.ModelValidator;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;

/** Every rule finds what it is for, names the element, and is silent about good models. */
class ValidationTest {

    private static final MechanismFactory MAKE = MechanismFactory.eINSTANCE;

    private static void ball(String expected, Consumer<Mechanism> change) {
        Mechanism mechanism = Samples.ball();
        change.accept(mechanism);
        expect(expected, Validation.of(mechanism));
    }

    private static void pecker(String expected, Consumer<Mechanism> change) {
        Mechanism mechanism = Samples.woodpecker();
        change.accept(mechanism);
        expect(expected, Validation.of(mechanism));
    }

    private static void study(String expected, Consumer<Study> change) {
        Study study = Samples.study(Samples.woodpecker());
        change.accept(study);
        expect(expected, Validation.of(study));
    }

    /** The beginning of a message, after its severity. */
    private static void expect(String expected, List<Finding> findings) {
        List<String> messages = findings.stream().map(f -> f.severity() + " " + f.message()).toList();
        assertTrue(messages.stream().anyMatch(m -> m.startsWith(expected)), expected + " is not among " + messages);
    }

    @Test
    void goodModelsAreGood() {
        assertEquals(List.of(), Validation.of(Samples.ball()));
        List<Finding> findings = Validation.of(Samples.study(Samples.woodpecker()));
        assertTrue(findings.stream().noneMatch(f -> f.severity() == Severity.ERROR), findings.toString());
    }

    @Test
    void names() {
        ball("ERROR parameter 'r', name: 'r' is taken", m -> Samples.parameter(m, "r", "1"));
        ball("ERROR body no. 1, name: it has none", m -> m.getBodies().get(0).setName(" "));
        ball("ERROR mechanism 'bouncing ball', ground: there is none", m -> m.setGround(null));
        pecker("ERROR marker 'hub' of body 'slide', name: 'hub' is taken",
                m -> Samples.marker(m.getBodies().get(0), "hub", "0, 0, 0"));
    }

    @Test
    void parameters() {
        ball("ERROR parameter 'r', value: parameter 'r' needs itself: r needs r (at character 3 of '2*r')",
                m -> m.getParameters().get(0).setValue("2*r"));
        ball("ERROR parameter 'r', value: there is no parameter 'radius' (at character 1",
                m -> m.getParameters().get(0).setValue("radius"));
        ball("WARNING parameter 'x': nothing uses it", m -> Samples.parameter(m, "x", "1"));
        ball("ERROR parameter 'a b', name: 'a b' cannot be used", m -> Samples.parameter(m, "a b", "1"));
        ball("INFO parameter 'g', name: 'g' is a unit too", m -> Samples.parameter(m, "g", "1"));
    }

    @Test
    void numbersAndUnits() {
        ball("ERROR sphere 'surface' of marker 'center' of body 'ball', radius: there is no parameter 'R' "
                + "(at character 3 of '2*R')", m -> sphereRadius(m, "2*R"));
        ball("ERROR sphere 'surface' of marker 'center' of body 'ball', radius: nothing is given",
                m -> sphereRadius(m, ""));
        ball("ERROR sphere 'surface' of marker 'center' of body 'ball', radius: '5 kg' is in kg, not in m",
                m -> sphereRadius(m, "5 kg"));
        ball("ERROR body 'ball', mass: '5 mm' is in m, not in kg", m -> m.getBodies().get(0).setMass("5 mm"));
        ball("ERROR body 'ball', mass: a quantity in kg and a quantity in m cannot be added",
                m -> m.getBodies().get(0).setMass("5 kg + 2 mm"));
        ball("ERROR body 'ball', mass: 1.0E308 is too large to compute with",
                m -> m.getBodies().get(0).setMass("1e308"));
        ball("ERROR body 'ball', mass: '30 deg' is a number or an angle, not in kg",
                m -> m.getBodies().get(0).setMass("30 deg"));
        ball("ERROR body 'ball', mass: '2*M/r' is in kg/m, not in kg", m -> {
            m.getParameters().get(0).setValue("5 cm");
            Samples.parameter(m, "M", "7 kg");
            m.getBodies().get(0).setMass("2*M/r");
        });
        ball("ERROR body 'ball', inertia: 'm' is a unit and a parameter", m -> {
            Samples.parameter(m, "m", "7");
            m.getBodies().get(0).setInertia("2 kg*m^2, 2 kg*m^2, 2 kg*m^2");
        });
        pecker("ERROR joint 'turn', initial: '5 mm' is in m, not a number or an angle",
                m -> m.getJoints().get(1).setInitial("5 mm"));
        pecker("ERROR joint 'turn', initial velocity: '5 mm/s' is in m/s, not in 1/s",
                m -> m.getJoints().get(1).setInitialVelocity("5 mm/s"));
        study("ERROR study 'limit cycle', step: '1 mm' is in m, not in s", s -> s.setStep("1 mm"));
        ball("ERROR body 'ball', position: three numbers are needed, not 2",
                m -> m.getBodies().get(0).setPosition("0, 0"));
        ball("ERROR mechanism 'bouncing ball', gravity: 'x' is no unit", m -> m.setGravity("0, 0, 3 x"));
    }

    private static void sphereRadius(Mechanism m, String radius) {
        ((Sphere) m.getBodies().get(0).getMarkers().get(0).getGeometries().get(0))
                .setRadius(radius);
    }

    @Test
    void massAndInertia() {
        ball("ERROR body 'ball', mass: -1.0 is impossible", m -> m.getBodies().get(0).setMass("-1"));
        ball("ERROR body 'ball', inertia: no body has it: zz = 3.0 is more than the other two together, 2.0",
                m -> m.getBodies().get(0).setInertia("1, 1, 3"));
        ball("ERROR body 'ball', inertia: no body has products of inertia as large as these",
                m -> m.getBodies().get(0).setInertia("1, 1, 1, 0.9, 0, 0"));
        ball("ERROR body 'ball', inertia: it has 4 numbers", m -> m.getBodies().get(0).setInertia("1, 1, 1, 1"));
        ball("ERROR sphere 'surface' of marker 'center' of body 'ball', material: nothing tells its density",
                m -> m.getBodies().get(0).setMass(null));
        ball("ERROR body 'ball', mass: an inertia without a mass", m -> {
            m.getBodies().get(0).setMass("");
            m.getBodies().get(0).setInertia("1, 1, 1");
        });
        ball("ERROR body 'new', mass: nothing tells it", m -> Samples.body(m, "new", null, null));
        ball("ERROR body 'new', inertia: nothing tells it", m -> Samples.body(m, "new", "1", null));
        ball("ERROR body 'new', mass: nothing tells how a body without mass moves",
                m -> Samples.body(m, "new", "0", "0, 0, 0"));
    }

    /** A solid box' inertia is possible, a flat plate's is at the limit and possible too. */
    @Test
    void platesArePossible() {
        Mechanism mechanism = Samples.ball();
        RigidBody body = mechanism.getBodies().get(0);
        body.setInertia("0.1, 0.2, 0.3");
        assertEquals(List.of(), Validation.of(mechanism));
        // a rod along (1, 1, 0): I = m l²/12 (1 − d dᵀ)
        body.setInertia("0.5, 0.5, 1, -0.5, 0, 0");
        assertEquals(List.of(), Validation.of(mechanism));
    }

    @Test
    void geometries() {
        ball("ERROR sphere 'surface' of marker 'center' of body 'ball', radius: -0.1 is impossible",
                m -> sphereRadius(m, "-0.1"));
        ball("ERROR box 'b' of marker 'center' of body 'ball', size: an edge of 0.0 is impossible", m -> {
            Box box = MAKE.createBox();
            box.setName("b");
            box.setSize("1, 0, 1");
            m.getBodies().get(0).getMarkers().get(0).getGeometries().add(box);
        });
        mesh("points: there are neither points nor a file", null, null);
        mesh("points: it has 9 numbers", "0, 0, 0, 1, 0, 0, 0, 1, 0", null);
        mesh("file: 'x.step' is neither STL nor OBJ", null, "x.step");
        mesh("file: '../x.stl' is not below the mechanism's folder", null, "../x.stl");
        mesh("file: '/etc/x.stl' is not below the mechanism's folder", null, "/etc/x.stl");
        mesh("file: 'http://x/y.obj' is not below the mechanism's folder", null, "http://x/y.obj");
    }

    private static void mesh(String expected, String points, String file) {
        ball("ERROR convex mesh 'hull' of marker 'center' of body 'ball', " + expected, m -> {
            ConvexMesh mesh = MAKE.createConvexMesh();
            mesh.setName("hull");
            mesh.setPoints(points);
            mesh.setFile(file);
            m.getBodies().get(0).getMarkers().get(0).getGeometries().add(mesh);
        });
    }

    @Test
    void joints() {
        pecker("ERROR joint 'turn', from: there is none", m -> m.getJoints().get(1).setFrom(null));
        pecker("ERROR joint 'turn': it connects body 'slide' with itself",
                m -> m.getJoints().get(1).setTo(m.getJoints().get(1).getFrom()));
        pecker("ERROR joint 'turn', axis: zero has no direction", m -> m.getJoints().get(1).setAxis("0, 0, 0"));
        pecker("INFO joint 'turn', axis: its length is 2.0, but", m -> m.getJoints().get(1).setAxis("0, 0, -2"));
        pecker("ERROR joint 'turn', initial: a revolute joint has 1, not 2",
                m -> m.getJoints().get(1).setInitial("1, 2"));
        pecker("ERROR joint limit no. 1 of joint 'turn': a spherical joint has no limits",
                m -> m.getJoints().get(1).setKind(JointKind.SPHERICAL));
        pecker("ERROR joint limit no. 1 of joint 'turn', coordinate: there is no coordinate 1",
                m -> m.getJoints().get(1).getLimits().get(0).setCoordinate(1));
        pecker("ERROR joint limit no. 1 of joint 'turn': ",
                m -> m.getJoints().get(1).getLimits().get(0).setUpper("-1"));
        pecker("WARNING joint 'turn', initial: -2.0 is beyond the limits", m -> m.getJoints().get(1).setInitial("-2"));
        pecker("ERROR joint 'hinge', second axis: it is not at right angles", m -> {
            m.getJoints().get(2).setKind(JointKind.UNIVERSAL);
            m.getJoints().get(2).setSecondAxis("1, 1, 0");
        });
        pecker("ERROR mechanism 'woodpecker', limit restitution: 2.0 is impossible", m -> m.setLimitRestitution("2"));
    }

    @Test
    void connectionsAndLoops() {
        ball("WARNING body 'ball', position: no joint holds it", m -> m.getBodies().get(0).setPosition(null));
        pecker("WARNING body 'bird', velocity: a joint holds it", m -> m.getBodies().get(2).setVelocity("1, 0, 0"));
        pecker("WARNING joint 'turn', cut: there is no loop to cut", m -> m.getJoints().get(1).setCut(true));
        Consumer<Mechanism> close = m -> Samples.joint(m, "closing", JointKind.REVOLUTE,
                Samples.marker(m.getGround(), "end", "0, 0, 0"),
                Samples.marker(m.getBodies().get(2), "end", "0, 0, 0"));
        pecker("WARNING joint 'closing': a loop of fixed joints is over-constrained", close.andThen(
                m -> m.getJoints().forEach(j -> j.setKind(JointKind.FIXED))));
    }

    @Test
    void jointsAreClosedAtTheStart() {
        Consumer<Mechanism> hang = m -> Samples.joint(m, "pivot", JointKind.REVOLUTE,
                Samples.marker(m.getGround(), "ceiling", "0, 0, 1"),
                Samples.marker(m.getBodies().get(0), "top", "0, 0, 0"));
        Mechanism closed = Samples.ball();
        hang.accept(closed);
        assertEquals(List.of(), Validation.of(closed));
        ball("WARNING joint 'pivot': its markers are 0.5 m apart at the start",
                hang.andThen(m -> m.getBodies().get(0).setPosition("0, 0, 1.5")));
        ball("WARNING joint 'pivot': its axes do not agree", hang.andThen(m -> m.getBodies().get(0)
                .setOrientation("1 deg, 0, 0")));
        Mechanism turned = Samples.ball();
        hang.andThen(m -> m.getBodies().get(0).setOrientation("0, 0, 50 deg")).accept(turned);
        assertEquals(List.of(), Validation.of(turned));
        ball("WARNING joint 'pivot': its axes do not agree", hang.andThen(m -> {
            m.getJoints().get(0).setKind(JointKind.PRISMATIC);
            m.getBodies().get(0).setOrientation("0, 0, 1 deg");
        }));
    }

    @Test
    void forces() {
        pecker("ERROR joint spring 'spring', stiffness: -1.0 is impossible", m -> spring(m).setStiffness("-1"));
        pecker("ERROR joint spring 'spring', coordinate: joint 'hinge' has no coordinate 3",
                m -> spring(m).setCoordinate(3));
        pecker("ERROR joint spring 'spring', joint: there is none", m -> spring(m).setJoint(null));
        pecker("ERROR joint spring 'spring', joint: joint 'hinge' is free",
                m -> spring(m).getJoint().setKind(JointKind.FREE));
        pecker("ERROR translational spring 's': both ends are on body 'bird'", m -> {
            TranslationalSpring s = MAKE.createTranslationalSpring();
            s.setName("s");
            s.setFrom(m.getBodies().get(2).getMarkers().get(0));
            s.setTo(m.getBodies().get(2).getMarkers().get(1));
            m.getForces().add(s);
        });
        pecker("ERROR motor 'a': joint 'turn' has 2 coordinates and the motion of 1 is prescribed", m -> {
            m.getJoints().get(1).setKind(JointKind.CYLINDRICAL);
            motor(m, "a");
        });
        pecker("ERROR motor 'b': another motor prescribes this coordinate of joint 'turn'", m -> {
            motor(m, "a");
            motor(m, "b");
        });
        pecker("ERROR motor 'a', target: there is no parameter 'T'", m -> motor(m, "a").setTarget("sin(T)"));
        pecker("ERROR force 'f', marker: there is none", m -> {
            m.getForces().add(MAKE.createForce());
            m.getForces().get(1).setName("f");
        });
    }

    private static JointSpring spring(Mechanism m) {
        return (JointSpring) m.getForces().get(0);
    }

    private static Motor motor(Mechanism m, String name) {
        Motor motor = MAKE.createMotor();
        motor.setName(name);
        motor.setJoint(m.getJoints().get(1));
        m.getForces().add(motor);
        return motor;
    }

    @Test
    void contacts() {
        pecker("ERROR contact 'beak', static friction: -0.1 is impossible",
                m -> m.getContacts().get(0).setStaticFriction("-0.1"));
        pecker("ERROR contact 'beak', normal restitution: 1.5 is impossible",
                m -> m.getContacts().get(0).setNormalRestitution("1.5"));
        pecker("WARNING contact 'beak', kinetic friction: it is more than the static one",
                m -> m.getContacts().get(0).setKineticFriction("0.5"));
        pecker("ERROR contact 'beak', plane: there is none",
                m -> ((FixedContact) m.getContacts().get(0)).setPlane(null));
        pecker("ERROR contact 'beak': point and plane are both on body 'bird'",
                m -> ((FixedContact) m.getContacts().get(0)).setPlane(m.getBodies().get(2).getMarkers().get(0)));
        ball("ERROR contact 'ball on floor', second: a single geometry cannot touch itself",
                m -> pair(m).setSecond(null));
        ball("ERROR contact 'ball on floor', first: there is none", m -> pair(m).setFirst(null));
        ball("ERROR contact 'ball on floor': both sides are on body 'ball'", m -> {
            Marker marker = m.getBodies().get(0).getMarkers().get(0);
            pair(m).setSecond(Samples.sphere(marker, "other", "1"));
        });
        ball("ERROR contact 'ball on floor': two half-spaces always overlap", m -> {
            HalfSpace half = MAKE.createHalfSpace();
            half.setName("half");
            m.getBodies().get(0).getMarkers().get(0).getGeometries().add(half);
            pair(m).setFirst(half);
        });
        ball("WARNING geometry group 'g': it has no geometries", m -> {
            GeometryGroup group = MAKE.createGeometryGroup();
            group.setName("g");
            m.getGroups().add(group);
        });
    }

    private static ContactPair pair(Mechanism m) {
        return (ContactPair) m.getContacts().get(0);
    }

    @Test
    void probes() {
        pecker("ERROR joint probe 'turn', coordinate: joint 'turn' has 1 of them",
                m -> ((JointProbe) m.getProbes().get(1)).setCoordinate(1));
        pecker("ERROR marker probe 'p', marker: there is none", m -> {
            m.getProbes().add(MAKE.createMarkerProbe());
            m.getProbes().get(3).setName("p");
        });
    }

    @Test
    void stepsAndSprings() {
        study("ERROR study 'limit cycle', step: -0.001 is impossible", s -> s.setStep("-1 ms"));
        study("ERROR study 'limit cycle', every: 0 is impossible", s -> s.setEvery(0));
        study("WARNING study 'limit cycle', duration: it is shorter than a step", s -> s.setDuration("1 us"));
        study("WARNING study 'limit cycle', duration: it is no whole number of steps of 0.3 s; a run ends at 0.9 s",
                s -> {
                    s.setStep("0.3");
                    s.setDuration("1");
                });
        // the bird about its hinge: 7e-7 + 4.5e-3·0.015² = 1.71e-6; the sleeve 5e-9 + 3e-4·0.01² = 3.5e-8;
        // reduced 3.43e-8, ω = √(5.6e-3/3.43e-8) = 404
        study("WARNING study 'limit cycle', step: spring 'spring' oscillates at about 404 rad/s, too fast for steps"
                + " of 0.005 s", s -> s.setStep("5 ms"));
    }

    @Test
    void variationsAndMeasures() {
        study("ERROR variation no. 1, parameter: there is none", s -> s.getVariations().get(0).setParameter(null));
        study("ERROR variation no. 1, parameter: parameter 'r' belongs to another mechanism",
                s -> s.getVariations().get(0).setParameter(Samples.ball().getParameters().get(0)));
        study("ERROR variation no. 1, values: there are none", s -> s.getVariations().get(0).setValues(null));
        study("ERROR variation no. 2, parameter: parameter 'mM' is set or varied twice", s -> variation(s, 0));
        study("ERROR variation no. 2: it has 2 values, another one 3", s -> {
            s.setCombination(Combination.PAIRED);
            variation(s, 1);
        });
        study("ERROR variation no. 2, spacing: equal ratios cannot cross zero",
                s -> variation(s, 1).setSpacing(Spacing.LOGARITHMIC));
        study("WARNING limit cycle measure 'cycle', start: the run is over by then",
                s -> ((LimitCycleMeasure) s.getMeasures().get(0)).setStart("3 s"));
        study("ERROR study 'limit cycle': it has 300000 runs", s -> variation(s, 1).setCount(100_000));
        study("ERROR variation no. 1, values: '3 mm' is in m, not in kg", s -> {
            s.getVariations().get(0).getParameter().setValue("5 g");
            s.getVariations().get(0).setValues("3 mm");
        });
        study("ERROR study 'limit cycle', mechanism: there is none", s -> s.setMechanism(null));
    }

    private static Variation variation(Study study, int parameter) {
        Variation variation = StudyFactory.eINSTANCE.createVariation();
        variation.setParameter(study.getMechanism().getParameters().get(parameter));
        variation.setFrom("-1");
        variation.setTo("1");
        study.getVariations().add(variation);
        return variation;
    }

    @Test
    void emfAsksTheSameRules() {
        ModelValidator.register();
        Mechanism mechanism = Samples.ball();
        assertEquals(Diagnostic.OK, Diagnostician.INSTANCE.validate(mechanism).getSeverity());
        mechanism.getBodies().get(0).setMass("-rho");
        Diagnostic diagnostic = Diagnostician.INSTANCE.validate(mechanism);
        assertEquals(Diagnostic.ERROR, diagnostic.getSeverity());
        assertEquals(mechanism.getBodies().get(0), diagnostic.getChildren().get(0).getData().get(0));
    }

    /** Editors validate while someone types: no model is too broken for the rules. */
    @Test
    void anyModelCanBeValidated() {
        for (long seed = 0; seed < 300; seed++) {
            Mechanism mechanism = new RandomModels(seed).mechanism();
            List<Finding> findings = Validation.of(mechanism);
            assertFalse(findings.isEmpty(), "seed " + seed);
            findings.forEach(f -> assertFalse(f.message().isBlank()));
        }
    }
}
