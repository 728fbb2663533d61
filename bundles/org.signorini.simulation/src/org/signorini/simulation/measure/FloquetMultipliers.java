package org.signorini.simulation.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

import org.ejml.data.Complex_F64;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.EigenDecomposition_F64;
import org.signorini.multibody.State;
import org.signorini.simulation.Simulator;

/**
 * Stability of a limit cycle: the eigenvalues of the derivative of its return map, by central differences. Each column
 * takes two runs from a disturbed start to the next return. A map made of time steps is smooth only up to its steps and
 * changes of contact, so a disturbance must be large against both; where a contact comes or goes at the same instant
 * for all neighbours, multipliers are zero.
 */
public final class FloquetMultipliers {

    private final Function<State, Simulator> start;
    private final Section section;
    private final double longest;

    /**
     * @param start   gives a simulation that begins at a state
     * @param section where the cycle is cut; the disturbed starts lie beside it, which adds one multiplier near zero
     * @param longest time after which a run that has not returned is given up
     */
    public FloquetMultipliers(Function<State, Simulator> start, Section section, double longest) {
        this.start = start;
        this.section = section;
        this.longest = longest;
    }

    /**
     * The multipliers, the largest modulus first.
     *
     * @param point       a state of the cycle on the section
     * @param entries     which entries of (q, u) to disturb: those that are periodic
     * @param disturbance of each of them
     * @return empty if a disturbed run did not return
     */
    public List<Complex_F64> at(State point, int[] entries, double[] disturbance) {
        int n = entries.length;
        DMatrixRMaj map = new DMatrixRMaj(n, n);
        for (int j = 0; j < n; j++) {
            State plus = returned(point, entries[j], disturbance[j]);
            State minus = returned(point, entries[j], -disturbance[j]);
            if (plus == null || minus == null) {
                return List.of();
            }
            for (int i = 0; i < n; i++) {
                map.set(i, j, (entry(plus, entries[i]) - entry(minus, entries[i])) / (2 * disturbance[j]));
            }
        }
        EigenDecomposition_F64<DMatrixRMaj> eigen = DecompositionFactory_DDRM.eig(n, false);
        eigen.decompose(map);
        List<Complex_F64> values = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Complex_F64 value = eigen.getEigenvalue(i);
            values.add(new Complex_F64(value.real, value.imaginary));
        }
        values.sort(Comparator.comparingDouble((Complex_F64 z) -> -z.getMagnitude()));
        return values;
    }

    private State returned(State point, int entry, double by) {
        State from = point.copy();
        if (entry < from.q.length) {
            from.q[entry] += by;
        } else {
            from.u[entry - from.q.length] += by;
        }
        Simulator simulator = start.apply(from);
        // leave the section's neighbourhood first
        LimitCycle cycle = LimitCycle.attach(simulator, section, point.time + 0.1 * longest);
        while (cycle.points().isEmpty() && simulator.time() - point.time < longest) {
            if (!simulator.step()) {
                return null;
            }
        }
        return cycle.points().isEmpty() ? null : cycle.points().getFirst();
    }

    private static double entry(State state, int entry) {
        return entry < state.q.length ? state.q[entry] : state.u[entry - state.q.length];
    }
}
