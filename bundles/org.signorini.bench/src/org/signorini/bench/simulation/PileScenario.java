package org.signorini.bench.simulation;

import java.util.List;
import java.util.Map;

import org.signorini.bench.BenchException;
import org.signorini.bench.Settings;
import org.signorini.bench.StepRun;
import org.signorini.bench.StepScenario;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.contribution.ContributionException;
import org.signorini.simulation.Simulator;

/**
 * n spheres fall into a box and come to rest: hundreds to thousands of contacts in every step.
 *
 * <p>
 * Engines that are measured on piles do a fixed number of sweeps and do not ask what is left. Here sweeps go on until
 * the certificate is met, with a tolerance that leaves about the overlap those engines leave: {@value #TOLERANCE} of
 * the largest velocity in the problem, exact Coulomb cone. The row tells the largest residual of any step, and the overlap,
 * the deepest of the whole run in metres and the deepest at its end as a share of the radius.
 */
public final class PileScenario implements StepScenario {

    private static final double TOLERANCE = 0.1;
    private static final int STEPS = 750;
    private static final double STEP = 2e-3;
    /** δ_K: contacts nearer than this take part, a fiftieth of the radius. */
    private static final String DISTANCE = "1e-3";
    /** Spheres that turn stay spheres: no step is divided because of it. */
    private static final String OVERLAP = "1e-2";

    @Override
    public String id() {
        return "pile";
    }

    @Override
    public String description() {
        return "n spheres fall into a box, 750 steps of 2 ms";
    }

    @Override
    public List<Integer> sizes() {
        return List.of(64, 256, 1024, 4096);
    }

    @Override
    public List<String> formulations() {
        return List.of("ccp");
    }

    @Override
    public StepRun start(int n, Settings settings) throws BenchException {
        if (n < 1) {
            throw new BenchException("pile has no size " + n);
        }
        String solver = settings.solvers().isEmpty() ? "nsgs" : settings.solvers().get(0);
        boolean sweeps = solver.equals("nsgs") || solver.equals("pgs-cone");
        boolean relaxed = solver.equals("pgs-cone") || solver.equals("apgd");
        try {
            Simulator simulator = Simulator.of(Pile.model(n)).formulation(settings.formulationOr("ccp"), Map.of())
                    .contactModel(relaxed ? "relaxed-cone" : "exact-cone", Map.of())
                    .solver(solver,
                            sweeps ? Map.of("threads", Integer.toString(settings.threads())) : Map.of())
                    .scheme("semi-implicit-euler", Map.of("distance", DISTANCE, "overlap", OVERLAP)).step(STEP)
                    .monitor(new Monitor().tolerance(TOLERANCE)).build();
            return new SimulationRun(simulator, STEPS, Pile::overlap);
        } catch (ContributionException e) {
            throw new BenchException(e.getMessage(), e);
        }
    }
}
