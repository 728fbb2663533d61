package org.signorini.model.urdf;

import java.util.List;

import org.signorini.model.mechanism.Mechanism;

/**
 * An imported robot.
 *
 * @param notes what of the file is not in the mechanism, and what was assumed; one line each, in the file's order
 */
public record UrdfImport(Mechanism mechanism, List<String> notes) {

    public UrdfImport {
        notes = List.copyOf(notes);
    }
}
