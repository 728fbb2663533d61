package org.signorini.simulation;

/**
 * Kinetic energy the impulses of a step bring in, ½ p·(v_free + v⁺): exact for any impulses, negative where energy is
 * lost. Newton's restitution with friction can make it positive.
 */
final class ImpulseWork {

    private final EndRows response;
    private double[] after = new double[48];
    private double earlier;

    ImpulseWork(EndRows response) {
        this.response = response;
    }

    /** Forgets the last step. */
    void begin() {
        earlier = 0;
    }

    /** Keeps the work of a part of the step that is done. */
    void closePart(double work) {
        earlier = work;
    }

    /** Computes contact velocities at the end while the response is still where the step was evaluated. */
    void present(ActiveContacts active, double[] uNext) {
        if (after.length < 3 * active.count()) {
            after = new double[6 * active.count()];
        }
        if (active.count() > 0) {
            response.velocities(uNext, after);
        }
    }

    /** Contact velocities at the end, three per active contact. */
    double[] after() {
        return after;
    }

    /** Work of the parts before. */
    double earlier() {
        return earlier;
    }

    /** Work of the parts before and of these impulses. */
    double of(double[] p, ContactData data) {
        double sum = earlier;
        for (int i = 0; i < data.bilateral; i++) {
            sum += 0.5 * p[i] * data.b[i];
        }
        for (int i = 0; i < 3 * data.contacts; i++) {
            int row = data.bilateral + i;
            sum += 0.5 * p[row] * (data.b[row] - response.turning(i) + after[i]);
        }
        return sum;
    }
}
