package org.signorini.reproduce.s3;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.Numbers;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S3, abstract and Example: ranks of the lead matrix, and what the phantom inertia does to them. */
final class Ranks implements Experiment {

    private static final String ID = "S3-ranks";
    private static final List<String> INERTIAS = List.of("1 kg", "0.1 kg", "1e-2 kg", "1e-4 kg", "1e-6 kg", "1e-8 kg",
            "1e-9 kg", "0 kg");

    @Override
    public Subject subject() {
        return new Subject(ID, "Ranks of the lead matrix, and the phantom inertia ρ",
                "In each step of 10 ms of figure 4 the singular values of the scaled lead matrix of the mixed problem "
                        + "are counted that are above 1e-12 of the largest.",
                List.of(SlidingBox.study("figure-4"), SlidingBox.study("phantom-inertia")), 2);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<List<String>> rows = new ArrayList<>();
        SlidingBox pyramid = new SlidingBox(runs.of(SlidingBox.study("solvers"), "Anitescu-Potra, Lemke"));
        SlidingBox proposed = new SlidingBox(runs.of(SlidingBox.study("solvers"), "proposed model, Júdice-Pires"));
        rows.add(row("Anitescu-Potra", pyramid));
        rows.add(row("proposed model, ρ a tenth of the inertia met", proposed));
        List<SlidingBox> inertias = new ArrayList<>();
        for (String rho : INERTIAS) {
            SlidingBox box = new SlidingBox(runs.of(SlidingBox.study("phantom-inertia"), rho));
            inertias.add(box);
            rows.add(row("proposed model, ρ = " + rho, box));
        }
        SlidingBox first = inertias.getFirst();
        double apart = inertias.stream().mapToDouble(b -> b.apart(first)).max().orElse(0);
        SlidingBox limit = inertias.get(INERTIAS.indexOf("1e-8 kg"));
        SlidingBox below = inertias.get(INERTIAS.indexOf("1e-9 kg"));
        return new Figure(subject(), List.of(new Listing("", List.of("problem", "unknowns", "rank", "steps",
                "with full rank", "end x [m]", "end y [m]"), rows)),
                List.of(Claim.exactly(ID + "-deficient", "The other discretized models produce rank-deficient LCPs: "
                        + "steps in which the Anitescu-Potra matrix has full rank.", 0L, pyramid.regular()),
                        Claim.exactly(ID + "-full", "The new formulation is full-rank: steps in which it is, of 90.",
                                proposed.problems(), proposed.regular()),
                        Claim.exactly(ID + "-without", "It is the phantom inertia that makes it so: steps in which "
                                + "the matrix has full rank with ρ = 0.", 0L, inertias.getLast().regular()),
                        Claim.near(ID + "-dynamics", "The phantom inertia has no significant effect on the dynamics: "
                                + "the largest distance of paths with any ρ.", 0, 1e-6, apart, "m",
                                "Problems are solved to nine digits of velocities of metres per second, and errors "
                                        + "add up over ninety steps of 10 ms."),
                        Claim.exactly(ID + "-below", "The LCP becomes rank-deficient for ρ < 10⁻⁸ kg: steps in which "
                                + "it has full rank with 10⁻⁹ kg.", 0L, below.regular()),
                        Claim.exactly(ID + "-above", "And not yet for 10⁻⁸ kg: steps in which it has full rank, of 90.",
                                limit.problems(), limit.regular())
                                .because("Where a rank ends is a matter of the tolerance, which the paper does not "
                                        + "tell. The smallest singular value is 2.7e-7 ρ, half the normal compliance "
                                        + "of eq. 40 times ρ, beside a largest of 300 to 900: with 10⁻⁸ kg it is "
                                        + "10⁻¹⁷ of that, less than the rounding of the matrix. By the measure used "
                                        + "here 10⁻⁴ kg is the least of these inertias with full rank.")));
    }

    private static List<String> row(String name, SlidingBox box) {
        return List.of(name, Numbers.text(box.unknowns[0]), Numbers.text(box.rank[0]), Numbers.text(box.problems()),
                Numbers.text(box.regular()), Numbers.text(box.last(box.x)), Numbers.text(box.last(box.y)));
    }
}
