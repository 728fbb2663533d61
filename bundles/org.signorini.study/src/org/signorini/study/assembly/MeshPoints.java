package org.signorini.study.assembly;

import java.nio.file.Path;

import org.signorini.algebra.Vector3;
import org.signorini.model.element.ElementException;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mesh.MeshFiles;

/** The points of a mesh: typed in, or of a file below the mechanism's folder. */
final class MeshPoints {

    private MeshPoints() {
    }

    /** x, y, z of each, scaled. */
    static double[] of(ConvexMesh mesh, Numbers numbers, Path folder) throws ElementException {
        double[] points = numbers.values(mesh, MechanismPackage.Literals.CONVEX_MESH__POINTS);
        if (points.length == 0) {
            points = read(mesh, folder);
        }
        if (points.length % 3 != 0) {
            throw new ElementException(mesh, null, "has " + points.length + " numbers, which is not three for each point");
        }
        Vector3 scale = numbers.vector(mesh, MechanismPackage.Literals.CONVEX_MESH__SCALE);
        double[] factors = {scale.x(), scale.y(), scale.z()};
        for (int i = 0; i < points.length; i++) {
            points[i] *= factors[i % 3];
        }
        return points;
    }

    private static double[] read(ConvexMesh mesh, Path folder) throws ElementException {
        String file = mesh.getFile();
        if (file == null || file.isBlank()) {
            throw new ElementException(mesh, null, "has neither points nor a file");
        }
        if (folder == null) {
            throw new ElementException(mesh, null, "the file '" + file + "' has no folder to be looked for in; save the"
                    + " mechanism first");
        }
        try {
            return MeshFiles.read(MeshFiles.resolve(folder, file));
        } catch (ModelFileException e) {
            throw new ElementException(mesh, MechanismPackage.Literals.CONVEX_MESH__FILE, e.getMessage());
        }
    }
}
