package org.signorini.model.validation.rule;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

import org.eclipse.emf.ecore.EAttribute;
import org.signorini.model.element.ElementValues;
import org.signorini.model.mechanism.Box;
import org.signorini.model.mechanism.Capsule;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.Cylinder;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Sphere;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Shapes have sizes; meshes have points, or a file below the mechanism's folder. */
public final class GeometryRule implements Rule {

    private static final EAttribute POINTS = MechanismPackage.Literals.CONVEX_MESH__POINTS;
    private static final EAttribute FILE = MechanismPackage.Literals.CONVEX_MESH__FILE;

    @Override
    public String subject() {
        return "geometries";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        Ranges ranges = new Ranges(subject, findings);
        for (Geometry geometry : Elements.all(subject.mechanism(), Geometry.class)) {
            switch (geometry) {
                case Sphere s -> ranges.positive(s, MechanismPackage.Literals.SPHERE__RADIUS);
                case Capsule c -> {
                    ranges.positive(c, MechanismPackage.Literals.CAPSULE__RADIUS);
                    ranges.positive(c, MechanismPackage.Literals.CAPSULE__LENGTH);
                }
                case Cylinder c -> {
                    ranges.positive(c, MechanismPackage.Literals.CYLINDER__RADIUS);
                    ranges.positive(c, MechanismPackage.Literals.CYLINDER__LENGTH);
                }
                case Box b -> checkBox(b, subject, findings);
                case ConvexMesh m -> checkMesh(m, subject, findings);
                default -> {
                    // points and half-spaces have no size
                }
            }
        }
    }

    private static void checkBox(Box box, Subject subject, Findings findings) {
        subject.vector(box, MechanismPackage.Literals.BOX__SIZE).ifPresent(size -> {
            for (double edge : size) {
                if (!(edge > 0)) {
                    findings.error(box, MechanismPackage.Literals.BOX__SIZE, "an edge of " + edge + " is impossible",
                            "give lengths above zero");
                    return;
                }
            }
        });
    }

    private static void checkMesh(ConvexMesh mesh, Subject subject, Findings findings) {
        boolean hasFile = mesh.getFile() != null && !mesh.getFile().isBlank();
        if (ElementValues.isEmpty(mesh, POINTS) && !hasFile) {
            findings.error(mesh, POINTS, "there are neither points nor a file", "give one of them");
        }
        subject.numbers(mesh, POINTS).ifPresent(p -> {
            if (p.length % 3 != 0 || p.length < 12) {
                findings.error(mesh, POINTS, "it has " + p.length + " numbers",
                        "give x, y, z of at least four points that are not in a plane");
            }
        });
        if (hasFile) {
            checkFile(mesh, findings);
        }
    }

    private static void checkFile(ConvexMesh mesh, Findings findings) {
        String name = mesh.getFile();
        if (!name.toLowerCase(Locale.ROOT).matches(".*\\.(stl|obj)")) {
            findings.error(mesh, FILE, "'" + name + "' is neither STL nor OBJ", "convert it to one of them");
        }
        try {
            Path path = Path.of(name.replace('\\', '/')).normalize();
            if (path.isAbsolute() || path.startsWith("..") || name.contains(":")) {
                findings.error(mesh, FILE, "'" + name + "' is not below the mechanism's folder",
                        "copy it there and give a relative path");
            }
        } catch (InvalidPathException e) {
            findings.error(mesh, FILE, "'" + name + "' is no file's name", "give a relative path");
        }
    }
}
