package org.signorini.bench.simulation;

import java.util.List;
import java.util.Map;

import org.signorini.bench.BenchException;
import org.signorini.bench.Settings;
import org.signorini.bench.StepRun;
import org.signorini.bench.StepScenario;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;

/** The simulations that are measured, each as published beside other engines' figures. */
public enum SimulationScenario implements StepScenario {

    PENDULUM_FREE("pendulum-free", "a chain of n links swinging freely, 2000 steps of 1 ms", List.of(12, 96, 1000)) {
        @Override
        public List<String> formulations() {
            return BOTH;
        }

        @Override
        StepRun start(int n, Settings settings, Combination combination) throws BenchException {
            return new SimulationRun(combination.start(Chains.pendulum(n, false), settings), 2000, Chains::lastSphere);
        }
    },

    PENDULUM("pendulum", "the same chain among floor, wall and itself, 1 ms", List.of(12)) {
        @Override
        StepRun start(int n, Settings settings, Combination combination) throws BenchException {
            return new SimulationRun(combination.start(Chains.pendulum(n, true), settings), n == 12 ? 20_000 : 2000,
                    Chains::lastSphere);
        }
    },

    CHAIN_FLOOR("chain-floor", "a horizontal chain falls on the floor, 2000 steps of 1 ms", List.of(12, 48, 192)) {
        @Override
        public List<String> formulations() {
            return BOTH;
        }

        @Override
        StepRun start(int n, Settings settings, Combination combination) throws BenchException {
            return new SimulationRun(combination.start(Chains.aboveFloor(n), settings), 2000, Chains::lastSphere);
        }
    },

    STACK("stack", "n cubes on top of each other at rest, 5000 steps of 1 ms", List.of(10)) {
        @Override
        Combination combination() {
            return new Combination("exact-cone", Map.of(), "chain", "semi-implicit-euler", 1e-3);
        }

        @Override
        StepRun start(int n, Settings settings, Combination combination) throws BenchException {
            return new SimulationRun(combination.start(Toys.stack(n), settings), 5000, Toys::topDrift);
        }
    },

    WOODPECKER("woodpecker", "the woodpecker toy, midpoint rule, 10 s in steps of 0.1 ms", List.of(3)) {
        @Override
        Combination combination() {
            return new Combination("planar", Map.of(), "lemke", "moreau-midpoint", 1e-4);
        }

        @Override
        StepRun start(int n, Settings settings, Combination combination) throws BenchException {
            Model model = Toys.woodpecker();
            Simulator second = combination.start(model, settings);
            return new WoodpeckerRun(combination.start(model, settings), () -> second);
        }
    };

    /** Jain's comparison: minimal coordinates and redundant ones. */
    private static final List<String> BOTH = List.of("mc", "rc");

    private final String id;
    private final String description;
    private final List<Integer> sizes;

    SimulationScenario(String id, String description, List<Integer> sizes) {
        this.id = id;
        this.description = description;
        this.sizes = sizes;
    }

    /** Chains move in a plane, where planar friction is exact. */
    Combination combination() {
        return new Combination("planar", Map.of("normal-law", "gap"), "lemke", "semi-implicit-euler", 1e-3);
    }

    abstract StepRun start(int n, Settings settings, Combination combination) throws BenchException;

    @Override
    public String id() {
        return id;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public List<Integer> sizes() {
        return sizes;
    }

    @Override
    public StepRun start(int n, Settings settings) throws BenchException {
        if (n < 1) {
            throw new BenchException(id + " has no size " + n);
        }
        return start(n, settings, combination());
    }
}
