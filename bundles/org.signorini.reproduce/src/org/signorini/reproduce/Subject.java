package org.signorini.reproduce;

import java.util.List;

/**
 * A figure or table of a paper, before it is computed.
 *
 * @param id      unique, begins with the paper: {@code S0-figure-11}
 * @param title   as the paper counts and names it: {@code Figure 11: velocities of the sphere, directions aligned}
 * @param caption what is to be seen, in full sentences
 * @param studies what is run for it; a user opens the first
 * @param seconds about how long that takes on two cores, for progress and for choosing what tests run
 */
public record Subject(String id, String title, String caption, List<StudyFile> studies, double seconds) {

    public Subject {
        studies = List.copyOf(studies);
    }
}
