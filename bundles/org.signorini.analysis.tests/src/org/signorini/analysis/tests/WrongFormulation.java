package org.signorini.analysis.tests;

import java.util.Arrays;

import org.signorini.complementarity.operator.Operator;
import org.signorini.contribution.Options;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Response;

/** Minimal coordinates with a mistake. */
final class WrongFormulation implements Formulation {

    /** What is wrong. */
    enum Mistake {
        /** Nothing moves. */
        LOCKED,
        /** Accelerations are a millionth too large. */
        TOO_FAST,
        /** Contacts are taken a hundredth of the arm beside their points. */
        CONTACTS_ELSEWHERE,
        /** Impulses do a ten-millionth too much. */
        STRONG_IMPULSES
    }

    private final Mistake mistake;

    WrongFormulation(Mistake mistake) {
        this.mistake = mistake;
    }

    @Override
    public void configure(Options options) {
    }

    @Override
    public Response bind(Mechanism mechanism) {
        return new Wrong(new MinimalCoordinates().bind(mechanism));
    }

    private final class Wrong implements Response {

        private final Response right;

        Wrong(Response right) {
            this.right = right;
        }

        @Override
        public Dynamics dynamics() {
            return right.dynamics();
        }

        @Override
        public State initialState() {
            return right.initialState();
        }

        @Override
        public int bilateral() {
            return right.bilateral();
        }

        @Override
        public void update(double[] q, double[] u, double t) {
            right.update(q, u, t);
        }

        @Override
        public void predict(double[] uStart, double h, double theta, double[] uFree) {
            right.predict(uStart, h, theta, uFree);
            if (mistake == Mistake.LOCKED) {
                Arrays.fill(uFree, 0);
            } else if (mistake == Mistake.TOO_FAST) {
                for (int i = 0; i < uFree.length; i++) {
                    uFree[i] += 1e-6 * (uFree[i] - uStart[i]);
                }
            } else if (mistake == Mistake.STRONG_IMPULSES && h == 0) {
                for (int i = 0; i < uFree.length; i++) {
                    uFree[i] *= 1 + 1e-7;
                }
            }
        }

        @Override
        public void contacts(ActiveContacts contacts) {
            if (mistake == Mistake.CONTACTS_ELSEWHERE) {
                for (int i = 0; i < 3 * contacts.shapes(); i++) {
                    contacts.point[i] += 1e-3;
                }
            }
            right.contacts(contacts);
        }

        @Override
        public void velocities(double[] u, double[] v) {
            right.velocities(u, v);
        }

        @Override
        public Operator operator() {
            return right.operator();
        }

        @Override
        public void constant(double[] b) {
            right.constant(b);
        }

        @Override
        public void respond(double[] p, double[] uNext) {
            right.respond(p, uNext);
        }

        @Override
        public double constraintError() {
            return right.constraintError();
        }
    }
}
