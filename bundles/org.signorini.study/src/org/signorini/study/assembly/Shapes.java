package org.signorini.study.assembly;

import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;

import org.signorini.algebra.Vector3;
import org.signorini.collision.shape.Shape;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.Box;
import org.signorini.model.mechanism.Capsule;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.Cylinder;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Point;
import org.signorini.model.mechanism.Sphere;

/** Shapes of geometries, each made once: for contacts, masses and pictures. */
public final class Shapes {

    private final Numbers numbers;
    private final Path folder;
    private final Map<Geometry, Shape> made = new IdentityHashMap<>();

    /** @param folder where files of meshes are looked for, or null */
    public Shapes(Numbers numbers, Path folder) {
        this.numbers = numbers;
        this.folder = folder;
    }

    public Shape shape(Geometry geometry) throws ElementException {
        Shape known = made.get(geometry);
        if (known == null) {
            try {
                known = make(geometry);
            } catch (IllegalArgumentException e) {
                throw new ElementException(geometry, null, e.getMessage());
            }
            made.put(geometry, known);
        }
        return known;
    }

    private Shape make(Geometry geometry) throws ElementException {
        return switch (geometry) {
            case Point p -> new org.signorini.collision.shape.Point();
            case HalfSpace h -> new org.signorini.collision.shape.HalfSpace();
            case Sphere s -> new org.signorini.collision.shape.Sphere(
                    numbers.number(s, MechanismPackage.Literals.SPHERE__RADIUS));
            case Box b -> {
                Vector3 size = numbers.vector(b, MechanismPackage.Literals.BOX__SIZE);
                yield new org.signorini.collision.shape.Box(size.x() / 2, size.y() / 2, size.z() / 2);
            }
            case Capsule c -> new org.signorini.collision.shape.Capsule(
                    numbers.number(c, MechanismPackage.Literals.CAPSULE__RADIUS),
                    numbers.number(c, MechanismPackage.Literals.CAPSULE__LENGTH) / 2);
            case Cylinder c -> new org.signorini.collision.shape.Cylinder(
                    numbers.number(c, MechanismPackage.Literals.CYLINDER__RADIUS),
                    numbers.number(c, MechanismPackage.Literals.CYLINDER__LENGTH) / 2);
            case ConvexMesh m -> org.signorini.collision.shape.ConvexMesh.hullOf(MeshPoints.of(m, numbers, folder));
            default -> throw new ElementException(geometry, null, "is of an unknown kind");
        };
    }
}
