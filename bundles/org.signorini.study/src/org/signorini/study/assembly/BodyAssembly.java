package org.signorini.study.assembly;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Material;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.BodyBuilder;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;

/** Bodies: mass properties given, or those of the geometries; where they start. */
final class BodyAssembly {

    private static final double WATER = 1000;

    private final Numbers numbers;
    private final Shapes shapes;
    private final MechanismBuilder builder;

    BodyAssembly(Numbers numbers, Shapes shapes, MechanismBuilder builder) {
        this.numbers = numbers;
        this.shapes = shapes;
        this.builder = builder;
    }

    Body add(RigidBody body) throws ElementException {
        try {
            BodyBuilder made = builder.body(body.getName()).mass(mass(body)).velocity(
                    numbers.vector(body, Literals.RIGID_BODY__VELOCITY),
                    numbers.vector(body, Literals.RIGID_BODY__ANGULAR_VELOCITY));
            if (numbers.isGiven(body, Literals.RIGID_BODY__POSITION)
                    || numbers.isGiven(body, Literals.RIGID_BODY__ORIENTATION)) {
                made.pose(new Frame(numbers.vector(body, Literals.RIGID_BODY__POSITION),
                        numbers.orientation(body, Literals.RIGID_BODY__ORIENTATION)));
            }
            return made.add();
        } catch (ModelException e) {
            throw new ElementException(body, null, e.getMessage());
        }
    }

    /** What is empty follows from the geometries, scaled to the mass where that is given. */
    private MassProperties mass(RigidBody body) throws ElementException {
        boolean massGiven = numbers.isGiven(body, Literals.RIGID_BODY__MASS);
        boolean inertiaGiven = numbers.isGiven(body, Literals.RIGID_BODY__INERTIA);
        MassProperties drawn = massGiven && inertiaGiven ? MassProperties.NONE : drawn(body);
        double mass = massGiven ? numbers.number(body, Literals.RIGID_BODY__MASS) : drawn.mass();
        Vector3 center = numbers.isGiven(body, Literals.RIGID_BODY__CENTER_OF_MASS)
                ? numbers.vector(body, Literals.RIGID_BODY__CENTER_OF_MASS) : drawn.center();
        double[] i = inertiaGiven ? inertia(body) : scaled(drawn, mass);
        return new MassProperties(mass, center, i[0], i[1], i[2], i[3], i[4], i[5]);
    }

    private double[] inertia(RigidBody body) throws ElementException {
        double[] given = numbers.values(body, Literals.RIGID_BODY__INERTIA);
        if (given.length != 3 && given.length != 6) {
            throw new ElementException(body, null, "an inertia has 3 or 6 numbers, not " + given.length);
        }
        return java.util.Arrays.copyOf(given, 6);
    }

    private static double[] scaled(MassProperties drawn, double mass) {
        double[] i = drawn.inertia();
        for (int k = 0; k < 6; k++) {
            i[k] *= drawn.mass() > 0 ? mass / drawn.mass() : 0;
        }
        return i;
    }

    private MassProperties drawn(RigidBody body) throws ElementException {
        MassProperties sum = MassProperties.NONE;
        for (Marker marker : body.getMarkers()) {
            for (Geometry geometry : marker.getGeometries()) {
                if (geometry.isWeighs()) {
                    MassProperties unit = ShapeMass.ofUnitDensity(shapes.shape(geometry));
                    double density = density(body, geometry);
                    MassProperties heavy = new MassProperties(density * unit.mass(), unit.center(),
                            density * unit.ixx(), density * unit.iyy(), density * unit.izz(), density * unit.ixy(),
                            density * unit.ixz(), density * unit.iyz());
                    sum = sum.plus(heavy.seenFrom(Places.frame(marker, numbers)));
                }
            }
        }
        return sum;
    }

    private double density(RigidBody body, Geometry geometry) throws ElementException {
        Material material = geometry.getMaterial();
        if (material != null) {
            return numbers.number(material, Literals.MATERIAL__DENSITY);
        }
        return numbers.isGiven(body, Literals.RIGID_BODY__DENSITY)
                ? numbers.number(body, Literals.RIGID_BODY__DENSITY) : WATER;
    }
}
