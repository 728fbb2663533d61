package org.signorini.reproduce.s3;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S3, Example: which of Lemke's and of Júdice and Pires' method solves which problem. */
final class Solvers implements Experiment {

    private static final String ID = "S3-solvers";
    private static final String ALL = "solves all steps";
    private static final String SINGULAR = "meets a singular matrix";
    private static final String PYRAMID = "Anitescu-Potra, ";
    private static final String FOUR = "proposed model with 4 directions, ";
    private static final String LEMKE = "Lemke";
    private static final String BLOCKS = "Júdice-Pires";

    @Override
    public Subject subject() {
        return new Subject(ID, "Solvers: where block pivoting fails",
                "Lemke's method, and Júdice and Pires' started from zero in every step as published, on the box of "
                        + "figure 4 at 10 ms: with the springs and dampers of Table 1 behind friction, and with "
                        + "friction that sticks rigidly.",
                List.of(SlidingBox.study("solvers"), SlidingBox.study("solvers-rigid")), 3);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<List<String>> rows = new ArrayList<>();
        for (String name : List.of(PYRAMID + LEMKE, PYRAMID + BLOCKS, "proposed model, " + BLOCKS, FOUR + LEMKE,
                FOUR + BLOCKS)) {
            rows.add(List.of(name, words(soft(runs, name)), words(rigid(runs, name))));
        }
        return new Figure(subject(), List.of(new Listing("", List.of("problem and solver", "Table 1's springs",
                "rigid friction"), rows)), claims(runs));
    }

    private static List<Claim> claims(StudyRuns runs) throws IOException, ElementException {
        SlidingBox proposed = rigid(runs, "proposed model, " + BLOCKS);
        int slides = 0;
        while (proposed.speed[slides] >= 1e-3) {
            slides++;
        }
        String springs = "Found by looking at every step: the springs of Table 1 stand on the diagonal of friction's "
                + "rows, and the bases the method meets on its way from zero then are regular, though the whole "
                + "matrix is not. ";
        return List.of(
                Claim.exactly(ID + "-lemke", "The Anitescu-Potra formulation can be solved using Lemke's "
                        + "algorithm.", ALL,
                        soft(runs, PYRAMID + LEMKE).solved()),
                Claim.exactly(ID + "-lemke-rigid", "Also with rigid friction.", ALL,
                        rigid(runs, PYRAMID + LEMKE).solved()),
                Claim.exactly(ID + "-only-lemke-rigid", "And only by it because the lead matrix is rank-deficient: "
                        + "Júdice and Pires' method, rigid "
                        + "friction.", SINGULAR, rigid(runs, PYRAMID + BLOCKS).solved()),
                Claim.exactly(ID + "-only-lemke", "The same with the springs of Table 1.", SINGULAR,
                        soft(runs, PYRAMID + BLOCKS).solved()).because(springs + "Without them it fails in the second "
                                + "step, as the claim before shows."),
                Claim.exactly(ID + "-blocks", "Júdice and Pires' method can only deal with full-rank LCPs, and has "
                        + "been used with the new formulation.", ALL, soft(runs, "proposed model, " + BLOCKS).solved()),
                Claim.atLeast(ID + "-blocks-rigid", "Without springs too while the contact forces are not redundant: "
                        + "at least as many steps as the box slides.", slides, proposed.stepsMade(), "steps",
                        "Four contacts that stick rigidly are redundant, which the paper excepts."),
                Claim.exactly(ID + "-directions-rigid", "With more than two directions block pivoting might try to "
                        + "solve a rank-deficient system: four directions, rigid friction.", SINGULAR,
                        rigid(runs, FOUR + BLOCKS).solved()),
                Claim.exactly(ID + "-directions", "The same with the springs of Table 1.", SINGULAR,
                        soft(runs, FOUR + BLOCKS).solved()).because(springs + "A block that is singular all the same "
                                + "is entered by a single pivot, which the paper recommends. Without springs it fails "
                                + "when the contacts stick, as the claim before shows."),
                Claim.exactly(ID + "-directions-lemke", "There are no issues when solving it with Lemke's: four "
                        + "directions, rigid friction.", ALL, rigid(runs, FOUR + LEMKE).solved()));
    }

    private static String words(SlidingBox box) {
        return box.solved().equals(ALL) ? ALL : box.solved() + ", after " + box.stepsMade() + " steps";
    }

    private static SlidingBox soft(StudyRuns runs, String name) throws IOException, ElementException {
        return new SlidingBox(runs.of(SlidingBox.study("solvers"), name));
    }

    private static SlidingBox rigid(StudyRuns runs, String name) throws IOException, ElementException {
        return new SlidingBox(runs.of(SlidingBox.study("solvers-rigid"), name));
    }
}
