package org.signorini.simulation;

import org.signorini.algebra.Vector3;

/**
 * What happens where two things touch; one per rule of the scene, one for joint limits.
 *
 * @param staticFriction        μ_s, of contacts that slide slower than {@code slipSpeed}
 * @param kineticFriction       μ_k, of those that slide faster
 * @param slipSpeed             m/s
 * @param anisotropy            μ across the grain divided by μ along it; 1 for none. The friction cone is an ellipse
 * @param grain                 the direction along which μ holds, in body B's axes; not used without anisotropy
 * @param frictionForce         friction that does not depend on the load, N: the constants a_i of S4 §6. Models that
 *                              know no such thing leave it out
 * @param normalRestitution     e_N
 * @param tangentialRestitution e_T
 * @param restitutionSpeed      approach slower than this, m/s, is no impact: e_N = e_T = 0
 * @param compliance            added to the normal diagonal of W, 1/kg: makes redundant contacts share their load (S3)
 * @param relaxation            stiffness and damping, for contact models that know them
 */
public record ContactLaw(double staticFriction, double kineticFriction, double slipSpeed, double anisotropy,
        Vector3 grain, double frictionForce, double normalRestitution, double tangentialRestitution,
        double restitutionSpeed, double compliance, Relaxation relaxation) {

    /** Neither friction nor restitution. */
    public static final ContactLaw SMOOTH = new ContactLaw(0, 0, 0, 1, Vector3.X, 0, 0, 0, 0, 0,
            Relaxation.RIGID);

    public ContactLaw {
        check("static friction", staticFriction, Double.MAX_VALUE);
        check("kinetic friction", kineticFriction, Double.MAX_VALUE);
        check("slip speed", slipSpeed, Double.MAX_VALUE);
        check("anisotropy", anisotropy, Double.MAX_VALUE);
        check("friction force", frictionForce, Double.MAX_VALUE);
        check("normal restitution", normalRestitution, 1);
        check("tangential restitution", tangentialRestitution, 1);
        check("restitution speed", restitutionSpeed, Double.MAX_VALUE);
        check("compliance", compliance, Double.MAX_VALUE);
    }

    private static void check(String what, double value, double most) {
        if (!(value >= 0 && value <= most)) {
            throw new IllegalArgumentException("a " + what + " of " + value + " is impossible");
        }
    }

    /** Coulomb friction with one coefficient. */
    public static ContactLaw coulomb(double mu) {
        return SMOOTH.friction(mu, mu, 0);
    }

    public ContactLaw friction(double muStatic, double muKinetic, double slip) {
        return new ContactLaw(muStatic, muKinetic, slip, anisotropy, grain, frictionForce, normalRestitution,
                tangentialRestitution, restitutionSpeed, compliance, relaxation);
    }

    public ContactLaw anisotropic(double ratio, Vector3 along) {
        return new ContactLaw(staticFriction, kineticFriction, slipSpeed, ratio, along, frictionForce,
                normalRestitution, tangentialRestitution, restitutionSpeed, compliance, relaxation);
    }

    public ContactLaw frictionForce(double force) {
        return new ContactLaw(staticFriction, kineticFriction, slipSpeed, anisotropy, grain, force, normalRestitution,
                tangentialRestitution, restitutionSpeed, compliance, relaxation);
    }

    public ContactLaw restitution(double normal, double tangential, double slowest) {
        return new ContactLaw(staticFriction, kineticFriction, slipSpeed, anisotropy, grain, frictionForce, normal,
                tangential, slowest, compliance, relaxation);
    }

    public ContactLaw restitution(double normal) {
        return restitution(normal, 0, 0);
    }

    public ContactLaw compliant(double inverseMass) {
        return new ContactLaw(staticFriction, kineticFriction, slipSpeed, anisotropy, grain, frictionForce,
                normalRestitution, tangentialRestitution, restitutionSpeed, inverseMass, relaxation);
    }

    /** Stiffness and damping for models that relax constraints. */
    public ContactLaw relaxed(Relaxation springs) {
        return new ContactLaw(staticFriction, kineticFriction, slipSpeed, anisotropy, grain, frictionForce,
                normalRestitution, tangentialRestitution, restitutionSpeed, compliance, springs);
    }
}
