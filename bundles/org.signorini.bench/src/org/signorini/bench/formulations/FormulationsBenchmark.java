package org.signorini.bench.formulations;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.bench.BenchException;
import org.signorini.bench.Benchmark;
import org.signorini.bench.CostExponent;
import org.signorini.bench.FormulationRow;
import org.signorini.bench.Meter;
import org.signorini.bench.Settings;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.ContributionException;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Simulator;

/**
 * Links × formulation → size, set-up, solve and total of a step, for chains with and without loops (S0 §2.4: RC, MC and
 * CE differ in size and in what setting up costs). Friction pyramids of four facets, the MLCP of S0, by the chain of
 * solvers; semi-implicit Euler, 1 ms. Time is CPU time of this thread, best of the repeats, which end early where
 * steps are long; sizes out of reach are left out.
 */
public final class FormulationsBenchmark implements Benchmark {

    private static final double STEP = 1e-3;
    private static final int FIRST_STEPS = 50;
    private static final int STEPS = 100;
    /** Steps are made until this has passed, so that the compiler is done with what is measured. */
    private static final long WARM_UP_NANOS = 500_000_000L;
    /** No further repeat begins after this. */
    private static final long REPEATS_NANOS = 2_000_000_000L;

    /** ns; a size that could take longer, its cost growing with the cube, is left out. */
    private static final double PATIENCE = 6e10;

    private final long warmUp;

    public FormulationsBenchmark() {
        this(WARM_UP_NANOS);
    }

    /** For those who do not care for times. */
    public FormulationsBenchmark(long warmUpNanos) {
        warmUp = warmUpNanos;
    }

    @Override
    public String id() {
        return "formulations";
    }

    @Override
    public String description() {
        return "chains of n links, and of n loops, in each formulation: size, set-up, solve and total of a step";
    }

    @Override
    public List<FormulationRow> run(Settings settings, Progress progress) throws BenchException {
        List<FormulationRow> rows = new ArrayList<>();
        for (LeaningChain chain : LeaningChain.values()) {
            for (Variant variant : Variant.all(settings.threads())) {
                if (settings.formulations().isEmpty() || settings.formulations().contains(variant.id())) {
                    rows.addAll(measure(chain, variant, settings, progress));
                }
            }
        }
        return rows;
    }

    private List<FormulationRow> measure(LeaningChain chain, Variant variant, Settings settings, Progress progress)
            throws BenchException {
        List<FormulationRow> rows = new ArrayList<>();
        CostExponent exponent = new CostExponent();
        FormulationRow last = null;
        for (int n : settings.sizes().isEmpty() ? chain.sizes() : settings.sizes()) {
            if (last != null && Math.pow((double) n / last.n(), 3) * last.total() * (FIRST_STEPS + STEPS) > PATIENCE) {
                progress.say(id() + " " + chain.id() + " " + n + " " + variant.label() + ": left out, takes too long");
                continue;
            }
            progress.say(id() + " " + chain.id() + " " + n + " " + variant.label());
            FormulationRow row = measure(chain, variant, n, settings);
            exponent.add(row.links(), row.total());
            rows.add(row);
            last = row;
        }
        return rows.stream().map(r -> withExponent(r, exponent.isKnown() ? exponent.value() : Double.NaN)).toList();
    }

    private FormulationRow measure(LeaningChain chain, Variant variant, int n, Settings settings)
            throws BenchException {
        TimedSolver solver = solver(settings);
        Simulator simulator = start(chain, variant, n, solver);
        StepTimes times = new StepTimes(simulator, solver);
        boolean made = simulator.run(FIRST_STEPS * STEP).isDone();
        double bow = made ? bow(simulator, chain, n) : Double.NaN;
        long start = Meter.cpuNanos();
        while (made && Meter.cpuNanos() - start < warmUp) {
            made = simulator.step();
        }
        start = Meter.cpuNanos();
        for (int k = 0; made && k < settings.repeats() && Meter.cpuNanos() - start < REPEATS_NANOS; k++) {
            made = times.measure(STEPS);
        }
        if (!made) {
            throw new BenchException(chain.id() + " " + n + " in " + variant.label() + ": "
                    + simulator.failure().orElseThrow());
        }
        Map<String, Double> check = new LinkedHashMap<>();
        check.put("bow", bow);
        check.put("residualMax", simulator.statistics().residualMax());
        check.put("constraintError", simulator.response().constraintError());
        return new FormulationRow(chain.id(), n, chain.links(n), variant.label(), simulator.statistics().sizeMax(),
                simulator.lastStep().solution().size(), simulator.lastStep().contacts().count(), times.setup(),
                times.solve(), times.total(), Double.NaN, check);
    }

    private static TimedSolver solver(Settings settings) throws BenchException {
        String id = settings.solvers().isEmpty() ? "chain" : settings.solvers().get(0);
        try {
            return new TimedSolver(new SolverRegistry().find(id)
                    .orElseThrow(() -> new BenchException("there is no solver '" + id + "'")).create(Map.of()));
        } catch (ContributionException e) {
            throw new BenchException(e.getMessage(), e);
        }
    }

    private static Simulator start(LeaningChain chain, Variant variant, int n, TimedSolver solver)
            throws BenchException {
        try {
            return Simulator.of(chain.model(n)).formulation(variant.id(), variant.options())
                    .contactModel("pyramid", Map.of()).solver("timed", solver)
                    .scheme("semi-implicit-euler", Map.of()).step(STEP).build();
        } catch (ContributionException | ModelException e) {
            throw new BenchException(e.getMessage(), e);
        }
    }

    /** How far the middle of the chain has bent towards the wall: where formulations are seen to agree. */
    private static double bow(Simulator simulator, LeaningChain chain, int n) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        double[] p = new double[3];
        dynamics.bodies().point(chain.links((n + 1) / 2), new double[] {0, 0, chain.end()}, 0, p, 0);
        return p[1];
    }

    private static FormulationRow withExponent(FormulationRow row, double exponent) {
        return new FormulationRow(row.mechanism(), row.n(), row.links(), row.formulation(), row.size(), row.unknowns(),
                row.contacts(), row.setup(), row.solve(), row.total(), exponent, row.check());
    }
}
