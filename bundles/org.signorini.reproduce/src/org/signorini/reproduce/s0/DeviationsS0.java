package org.signorini.reproduce.s0;

import java.util.ArrayList;
import java.util.List;

import org.signorini.reproduce.Deviation;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.printed.PrintedEquations;

/** Where the program departs from what S0 prints. */
final class DeviationsS0 {

    private DeviationsS0() {
    }

    static List<Deviation> all() {
        List<Deviation> all = new ArrayList<>(PrintedEquations.of(Paper.S0));
        all.add(new Deviation("sections 5.1 and 5.2", "iterate to the end",
                "once the active rows have settled, the linear problem they leave is solved outright; a single contact "
                        + "starts from its solution by cases",
                "It saves iterations and ends on the exact solution.",
                "--solver pfb-rlm --option solver.active-set=false; --solver mncp-rlm --option solver.direct=false"));
        all.add(new Deviation("eq. 50 to 56", "𝔷 is an impulse in one part and a velocity in another",
                "rows are scaled by the inertia a contact meets", "Unscaled, steps of Levenberg and Marquardt crawl.",
                "--solver mncp-rlm --option solver.algorithm=printed"));
        all.add(new Deviation("section 6.2", "a coefficient of restitution of 0.7; the law is not named",
                "Newton's law by default, Poisson's in these figures",
                "Newton's law creates energy at the pendulum's first impact, after which the solvers part.",
                "--contact-model pyramid --option contact-model.restitution=newton"));
        return all;
    }
}
