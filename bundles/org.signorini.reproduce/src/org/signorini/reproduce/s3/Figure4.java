package org.signorini.reproduce.s3;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Panel;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;
import org.signorini.study.run.Run;

/** S3, figure 4: path of the box with four friction models, at 10 ms and 1 ms. */
final class Figure4 implements Experiment {

    private static final String ID = "S3-figure-4";
    private static final StudyFile STUDY = SlidingBox.study("figure-4");
    private static final String PROPOSED = "proposed model";
    private static final String HYBRID = "Hybrid";
    private static final List<String> OTHERS = List.of("Anitescu-Potra", "Box");
    private static final double DURATION = 0.9;
    /** Where the box ends with Coulomb's friction, computed apart from this program. */
    private static final double COULOMB_X = 0.440369;
    private static final double COULOMB_Y = 1.581250;
    /** Table 1. */
    private static final double STIFFNESS = 1e10;
    private static final double THRESHOLD = 1e-3;

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 4: path of the centre of mass of the box, steps of 10 ms and 1 ms",
                "The box slides with 5 m/s and turns with one revolution a second until friction stops it. Steps are "
                        + "the paper's, one problem each: none is divided, bounds of the Box and Hybrid models are "
                        + "those of the last step, two orthogonal directions discretize the tangent plane. Friction "
                        + "of the Box and the Anitescu-Potra models depends on how the ground's axes lie, here along "
                        + "x and y, which makes it stronger or weaker than Coulomb's between them. The paper gives no "
                        + "numbers for its curves.",
                List.of(STUDY), 2);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<Panel> panels = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (String step : List.of("10 ms", "1 ms")) {
            Map<String, SlidingBox> boxes = new LinkedHashMap<>();
            List<Plot.Line> lines = new ArrayList<>();
            for (Run run : runs.of(STUDY)) {
                if (run.plan().variation().containsValue(step)) {
                    String name = String.valueOf(run.plan().variation().get("friction"));
                    SlidingBox box = new SlidingBox(run);
                    boxes.put(name, box);
                    lines.add(new Plot.Line(name, box.x, box.y,
                            name.equals(HYBRID) ? Plot.Style.DASHED : Plot.Style.SOLID));
                }
            }
            panels.add(new Plot(step, Plot.Axis.of("x [m]"), Plot.Axis.of("y [m]"), lines));
            claims.addAll(claims(step, boxes));
        }
        return new Figure(subject(), panels, claims);
    }

    private static List<Claim> claims(String step, Map<String, SlidingBox> boxes) {
        String id = ID + "-" + step.replace(" ", "-");
        String at = ", steps of " + step + ".";
        SlidingBox proposed = boxes.get(PROPOSED);
        SlidingBox hybrid = boxes.get(HYBRID);
        double still = 0;
        for (SlidingBox box : boxes.values()) {
            still = Math.max(still, box.last(box.speed));
        }
        long steps = Math.round(DURATION / (proposed.time[1] - proposed.time[0]));
        return List.of(
                Claim.atMost(id + "-stops", "All of them show the same behaviour: the box slides for a while until it "
                        + "stops" + at, THRESHOLD, still, "m/s", "Table 1's threshold below which a contact sticks."),
                Claim.exactly(id + "-closest", "The trajectory of the proposed model is the closest to the Hybrid model"
                        + at, PROPOSED, nearest(boxes, b -> b.apart(hybrid))),
                Claim.exactly(id + "-coulomb", "And thus closer to the Coulomb model than the others, whose friction "
                        + "ends at (0.440369, 1.581250) m" + at, PROPOSED,
                        nearest(boxes, b -> Math.hypot(b.last(b.x) - COULOMB_X, b.last(b.y) - COULOMB_Y))),
                Claim.exactly(id + "-problems", "One problem is solved in each step, by the method of Júdice and Pires"
                        + at, steps, proposed.problems()),
                Claim.near(id + "-sinks", "Relaxed by k_n = 10¹⁰ N/m (eq. 39–41) the box at rest sinks in by mg/(4k_n)"
                        + at, 9.81 / (4 * STIFFNESS), 1e-14, 0.5 - proposed.last(proposed.z), "m",
                        "Doubles near 0.5 are 1e-16 apart, and the damping's creep has died out."));
    }

    /** Of the proposed model and the others, the Hybrid one left out. */
    private static String nearest(Map<String, SlidingBox> boxes, ToDoubleFunction<SlidingBox> distance) {
        String found = PROPOSED;
        for (String other : OTHERS) {
            found = distance.applyAsDouble(boxes.get(other)) < distance.applyAsDouble(boxes.get(found)) ? other : found;
        }
        return found;
    }
}
