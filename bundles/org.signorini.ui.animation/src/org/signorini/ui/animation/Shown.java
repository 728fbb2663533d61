package org.signorini.ui.animation;

import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.run.RunEntry;

/**
 * What is in the picture.
 *
 * @param rows  records there were when the scene was made: its bounds are of these
 * @param track for the user interface's thread
 */
record Shown(RunEntry entry, RunResult result, SceneModel scene, int rows, Track track) {

    double start() {
        return track.start();
    }

    double end() {
        return track.end();
    }

    /** Whether the run has gone on so far that its bounds are likely to be others. */
    boolean isOutgrown() {
        return track.rows() > rows + rows / 2 + 1;
    }
}
