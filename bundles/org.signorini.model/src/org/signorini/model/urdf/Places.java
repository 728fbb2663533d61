package org.signorini.model.urdf;

import org.signorini.model.element.Pose;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.mechanism.Marker;

/** Origins: {@code xyz} and {@code rpy}, turning about the fixed axes x, y, z, so R = R_z(y) R_y(p) R_x(r). */
final class Places {

    private static final double[] X = {1, 0, 0};
    private static final double[] Y = {0, 1, 0};
    private static final double[] Z = {0, 0, 1};

    private Places() {
    }

    /** @param origin the element {@code <origin>}, or {@code null} for none */
    static Pose pose(UrdfElement origin) throws ModelFileException {
        if (origin == null) {
            return new Pose(new double[3], Pose.identity());
        }
        double[] rpy = origin.values("rpy", 0, 0, 0);
        double[] q = Pose.about(Z, rpy[2]).times(Pose.about(Y, rpy[1])).times(Pose.about(X, rpy[0])).q();
        return new Pose(origin.values("xyz", 0, 0, 0), q);
    }

    /** Puts a marker there, in the file's own digits where they mean the same. */
    static void put(UrdfElement origin, Marker marker) throws ModelFileException {
        if (origin == null) {
            return;
        }
        if (origin.optional("xyz").isPresent()) {
            marker.setPosition(String.join(", ", origin.numbers("xyz", 3)));
        }
        if (origin.optional("rpy").isPresent()) {
            double[] rpy = origin.values("rpy", 0, 0, 0);
            int turned = (rpy[0] == 0 ? 0 : 1) + (rpy[1] == 0 ? 0 : 1) + (rpy[2] == 0 ? 0 : 1);
            // about one axis both ways of turning agree
            marker.setOrientation(turned <= 1 ? String.join(", ", origin.numbers("rpy", 3)) : text(pose(origin).q()));
        }
    }

    static String text(double[] numbers) {
        StringBuilder text = new StringBuilder();
        for (double number : numbers) {
            text.append(text.isEmpty() ? "" : ", ").append(number);
        }
        return text.toString();
    }
}
