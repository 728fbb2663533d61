package org.signorini.scene.build;

import java.util.function.Consumer;

import org.signorini.algebra.Vector3;
import org.signorini.scene.Rigid;
import org.signorini.scene.Track;

/** Poses of a run at a limited number of its records, to find out how far things move. */
final class Samples {

    private static final int MOST = 150;

    private final Track track;
    private final double[] poses;

    Samples(Track track) {
        this.track = track;
        poses = new double[Rigid.SIZE * track.bodies()];
    }

    void forEach(Consumer<Samples> reader) {
        int rows = Math.max(1, track.rows());
        int count = Math.min(rows, MOST);
        for (int i = 0; i < count; i++) {
            int row = count == 1 ? 0 : (int) ((long) i * (rows - 1) / (count - 1));
            track.at(track.rows() == 0 ? 0 : track.time(row), poses);
            reader.accept(this);
        }
    }

    /** To the first of them. */
    Samples start() {
        track.at(track.start(), poses);
        return this;
    }

    Vector3 point(int body, Vector3 local) {
        double[] p = {local.x(), local.y(), local.z()};
        Rigid.apply(poses, Rigid.SIZE * body, p, 0, p, 0);
        return Vector3.from(p, 0);
    }

    Vector3 direction(int body, Vector3 local) {
        return point(body, local).minus(point(body, Vector3.ZERO));
    }
}
