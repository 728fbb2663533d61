package org.signorini.bench;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.signorini.bench.certificate.CertificateBenchmark;
import org.signorini.bench.complementarity.ComplementarityBenchmark;
import org.signorini.bench.differential.DifferentialBenchmark;
import org.signorini.bench.formulations.FormulationsBenchmark;
import org.signorini.bench.simulation.PileScenario;
import org.signorini.bench.simulation.SimulationScenario;

/** All benchmarks, in the order they are listed. A new one is added here. */
public final class Benchmarks {

    private static final List<Benchmark> ALL = Stream.<Benchmark>concat(
            Stream.of(new ComplementarityBenchmark(), new FormulationsBenchmark(), new CertificateBenchmark(),
                    new DifferentialBenchmark()),
            Stream.concat(Stream.of(SimulationScenario.values()), Stream.of(new PileScenario()))
                    .map(StepBenchmark::new)).toList();

    private Benchmarks() {
    }

    public static List<Benchmark> all() {
        return ALL;
    }

    public static Optional<Benchmark> find(String id) {
        return ALL.stream().filter(b -> b.id().equals(id)).findFirst();
    }
}
