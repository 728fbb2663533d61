package org.signorini.complementarity;

import java.util.Arrays;
import java.util.Optional;

/** The kinds of problem a solver can say it accepts. */
public enum ProblemKind {

    /** {@code 0 ≤ z ⟂ Mz + q ≥ 0}. */
    LCP("lcp"),
    /** An LCP some of whose rows are equations with a free unknown (S0 eq. 44). */
    MLCP("mlcp"),
    /** {@code l ≤ z ≤ u} complementary to {@code Mz + q}, any bounds. */
    BOX("box"),
    /** {@code l ≤ z ≤ u} complementary to a smooth F(z) (S0 §2.1). */
    NCP("ncp"),
    /** Signorini's and Coulomb's laws with the exact cone, {@code v = Wp + b} (S0 eq. 24). */
    FRICTION("friction"),
    /** The cone complementarity problem of S2 eq. 7, equally a conic quadratic program. */
    CCP("ccp");

    private final String id;

    ProblemKind(String id) {
        this.id = id;
    }

    /** The word used in files and extensions. */
    public String id() {
        return id;
    }

    public static Optional<ProblemKind> find(String id) {
        return Arrays.stream(values()).filter(k -> k.id.equals(id)).findFirst();
    }
}
