package org.signorini.simulation.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

import org.ejml.data.Complex_F64;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.EigenDecomposition_F64;
import org.signorini.multibody.State;
import org.signorini.simulation.Outcome;
import org.signorini.simulation.Response;
import org.signorini.simulation.Simulator;

/**
 * Stability of a periodic motion: the eigenvalues of the derivative of its return map, by central differences, the
 * slope of a line through several. Each difference takes two runs from a disturbed start: to the next return to the section where the mechanism is autonomous;
 * where something drives it in time, over exactly one period, for time is a coordinate of the state then and a
 * disturbance must not shift it (the stroboscopic map). A map made of time steps is smooth only up to its steps and
 * changes of contact, so a disturbance must be large against both; where a contact comes or goes at the same instant
 * for all neighbours, multipliers are zero.
 */
public final class FloquetMultipliers {

    /** Shares of the disturbance that the slope is taken through: the roughness of the map averages out. */
    private static final double[] SHARES = {0.5, 0.75, 1, 1.25, 1.5};
    private static final int INSTANTS = 20;
    private static final double GOLDEN = 0.6180339887498949;
    /** A step long enough for forces to show in velocities, s. */
    private static final double PROBE = 1e-3;

    private final Function<State, Simulator> start;
    private final Section section;
    private final double period;
    private final double longest;

    /**
     * @param start    gives a simulation that begins at a state
     * @param section  where the cycle of an autonomous mechanism is cut; the disturbed starts lie beside it, which adds
     *                 one multiplier near zero
     * @param period   of the motion
     * @param patience periods after which a run that has not returned is given up
     */
    public FloquetMultipliers(Function<State, Simulator> start, Section section, double period, double patience) {
        this.start = start;
        this.section = section;
        this.period = period;
        longest = patience * period;
    }

    /** Whether anything of the mechanism depends on time itself, at a state and within a period from it. */
    public boolean isDriven(State point) {
        Response response = start.apply(point).response();
        double[] reference = new double[point.u.length];
        double[] free = new double[point.u.length];
        for (int k = 0; k <= INSTANTS; k++) {
            State state = point.copy();
            // irregular, so that no multiple of the drive hides between the instants
            double share = k * GOLDEN % 1;
            response.update(state.q, state.u, point.time + share * period);
            response.predict(state.u, PROBE, 0, free);
            if (k == 0) {
                System.arraycopy(free, 0, reference, 0, free.length);
            } else if (!Arrays.equals(free, reference)) {
                return true;
            }
        }
        return false;
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
        boolean driven = isDriven(point);
        int n = entries.length;
        DMatrixRMaj map = new DMatrixRMaj(n, n);
        for (int j = 0; j < n; j++) {
            double squares = 0;
            for (double share : SHARES) {
                double by = share * disturbance[j];
                State plus = returned(point, entries[j], by, driven);
                State minus = returned(point, entries[j], -by, driven);
                if (plus == null || minus == null) {
                    return List.of();
                }
                squares += by * by;
                for (int i = 0; i < n; i++) {
                    map.add(i, j, by * 0.5 * (entry(plus, entries[i]) - entry(minus, entries[i])));
                }
            }
            for (int i = 0; i < n; i++) {
                map.set(i, j, map.get(i, j) / squares);
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

    private State returned(State point, int entry, double by, boolean driven) {
        State from = point.copy();
        if (entry < from.q.length) {
            from.q[entry] += by;
        } else {
            from.u[entry - from.q.length] += by;
        }
        Simulator simulator = start.apply(from);
        if (driven) {
            // the whole steps next to a period: all runs end at the same instant
            Outcome outcome = simulator.run(Math.round(period / simulator.stepLength()), () -> false);
            return outcome.isDone() ? simulator.state() : null;
        }
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
