package org.signorini.reproduce.s0;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S0, figure 11: the sphere where a direction of the pyramid is aligned; section 6.1, case 1. */
final class Figure11 implements Experiment {

    private static final StudyFile STUDY = StudyFile.example("sphere");
    private static final String ID = "S0-figure-11";
    private static final String ROUNDING = "Friction is constant while it slides, so the scheme is exact at its "
            + "steps; 1e-9 is the solvers' tolerance.";

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 11: velocities of the sphere and friction forces, case 1",
                "A sphere is thrown along a plane at 2 m/s with μ = 0.2. It slides for 2v₀/(7μg) = 0.291 s and then "
                        + "rolls for ever with 5v₀/7, by each of the five solvers; their curves lie on top of each "
                        + "other. Friction acts against the sliding alone, on the edge of its cone until it rolls.",
                List.of(STUDY), 1);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<SlidingSphere> spheres = new ArrayList<>();
        List<SphereForces> forces = new ArrayList<>();
        for (String solver : FiveSolvers.ALL) {
            spheres.add(new SlidingSphere(runs.of(STUDY, solver)));
            forces.add(new SphereForces(runs.of(STUDY, solver)));
        }
        return new Figure(subject(), List.of(velocities(spheres), forces(forces)), claims(spheres, forces));
    }

    private static Plot velocities(List<SlidingSphere> spheres) {
        List<Plot.Line> lines = new ArrayList<>();
        SlidingSphere path = spheres.getFirst();
        SlidingSphere cone = spheres.get(FiveSolvers.ALL.indexOf("MNCP-RLM"));
        lines.add(new Plot.Line("v_x, MLCP-PATH", path.time, path.vx, Plot.Style.WIDE));
        lines.add(new Plot.Line("ω_y, MLCP-PATH", path.time, path.wy, Plot.Style.WIDE));
        lines.add(new Plot.Line("v_y, MLCP-PATH", path.time, path.vy, Plot.Style.WIDE));
        lines.add(new Plot.Line("v_x, MNCP-RLM", cone.time, cone.vx, Plot.Style.DASHED));
        lines.add(new Plot.Line("ω_y, MNCP-RLM", cone.time, cone.wy, Plot.Style.DASHED));
        lines.add(new Plot.Line("v_y, MNCP-RLM", cone.time, cone.vy, Plot.Style.DOTTED));
        return new Plot("(a) velocities", new Plot.Axis("time [s]", 0, 0.6),
                new Plot.Axis("velocity [m/s, rad/s]", -0.5, 2.5), lines);
    }

    private static Plot forces(List<SphereForces> forces) {
        SphereForces path = forces.getFirst();
        SphereForces cone = forces.get(FiveSolvers.ALL.indexOf("MNCP-RLM"));
        return new Plot("(b) forces in contact coordinates", new Plot.Axis("time [s]", 0, 0.6),
                new Plot.Axis("force [N]", -3, 3),
                List.of(Plot.Line.solid("μ F_n", path.time, path.limit()),
                        new Plot.Line("F_f, MLCP-PATH", path.time, path.fx, Plot.Style.WIDE),
                        new Plot.Line("F_o, MLCP-PATH", path.time, path.fy, Plot.Style.WIDE),
                        new Plot.Line("F_f, MNCP-RLM", cone.time, cone.fx, Plot.Style.DASHED),
                        new Plot.Line("F_o, MNCP-RLM", cone.time, cone.fy, Plot.Style.DOTTED)));
    }

    private static List<Claim> claims(List<SlidingSphere> spheres, List<SphereForces> forces) {
        List<Claim> claims = new ArrayList<>();
        for (int k = 0; k < spheres.size(); k++) {
            claims.add(Claim.near(ID + "-slides-until-" + FiveSolvers.ALL.get(k),
                    FiveSolvers.ALL.get(k) + ": the sphere slides until t_sr = 2v₀/(7μg) ≈ 0.291 s.",
                    SlidingSphere.SLIDES, SlidingSphere.STEP, spheres.get(k).slidesUntil(), "s",
                    "It rolls from the end of the step in which sliding ends."));
        }
        claims.add(Claim.near(ID + "-spin", "Then it rolls with a constant ω_y = 5v₀/7 ≈ 1.429 rad/s, by all five "
                + "solvers (the farthest is shown).", SlidingSphere.ROLLS, 1e-9,
                farthest(spheres.stream().map(s -> SlidingSphere.last(s.wy)).toList()), "rad/s", ROUNDING));
        claims.add(Claim.near(ID + "-speed", "It rolls with a constant v_x = 5v₀/7 (the farthest solver is shown).",
                SlidingSphere.ROLLS, 1e-9, farthest(spheres.stream().map(s -> SlidingSphere.last(s.vx)).toList()),
                "m/s", ROUNDING));
        claims.add(Claim.atMost(ID + "-exact", "All five match the analytical solution v_x = v₀ − μgt, then 5v₀/7, at "
                + "every step but the one in which sliding ends.", 1e-9,
                most(spheres.stream().map(SlidingSphere::farthestFromExact).toList()), "m/s", ROUNDING));
        claims.add(Claim.atMost(ID + "-aside", "The remaining velocity components are all zero.", 1e-9,
                most(spheres.stream().map(SlidingSphere::aside).toList()), "m/s, rad/s",
                "Nothing acts in these directions; 1e-9 is the solvers' tolerance."));
        claims.addAll(friction(forces));
        return claims;
    }

    private static List<Claim> friction(List<SphereForces> forces) {
        double onCone = 0;
        double leastReserve = Double.POSITIVE_INFINITY;
        double across = 0;
        for (SphereForces f : forces) {
            for (int i = 0; i < f.time.length; i++) {
                if (f.time[i] < SlidingSphere.SLIDES) {
                    onCone = Math.max(onCone, Math.abs(f.reserve(i)));
                } else if (f.time[i] > SlidingSphere.SLIDES + SlidingSphere.STEP) {
                    leastReserve = Math.min(leastReserve, f.reserve(i));
                }
            }
            across = Math.max(across, Readings.most(f.fy));
        }
        double limit = SlidingSphere.MU * SlidingSphere.G;
        String newtons = "The solvers' tolerance of 1e-9 N s in an impulse is 1e-6 N at a step of 1 ms.";
        return List.of(
                Claim.atMost(ID + "-on-the-cone", "μF_n = ‖F_f, F_o‖ until t_sr (the largest difference is shown).",
                        1e-6,
                        onCone, "N", newtons),
                Claim.near(ID + "-within-the-cone", "μF_n > ‖F_f, F_o‖ when it rolls; a sphere needs no force to "
                        + "roll, so all of μmg is in reserve (the least is shown).", limit, 1e-6, leastReserve, "N",
                        newtons),
                Claim.atMost(ID + "-across", "F_o ≡ 0 throughout the simulation.", 1e-6, across, "N", newtons));
    }

    private static double farthest(List<Double> values) {
        return values.stream().max((a, b) -> Double.compare(Math.abs(a - SlidingSphere.ROLLS),
                Math.abs(b - SlidingSphere.ROLLS))).orElseThrow();
    }

    private static double most(List<Double> values) {
        return values.stream().reduce(0.0, Math::max);
    }
}
