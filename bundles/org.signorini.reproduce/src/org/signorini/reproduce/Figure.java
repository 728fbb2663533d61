package org.signorini.reproduce;

import java.util.List;

/**
 * A figure or table that was computed again.
 *
 * @param panels what is shown of it, in order
 * @param claims what the paper says about it, beside what came out
 */
public record Figure(Subject subject, List<Panel> panels, List<Claim> claims) {

    public Figure {
        panels = List.copyOf(panels);
        claims = List.copyOf(claims);
    }

    /** Whether every claim is met, or the page says why it cannot be. */
    public boolean isExplained() {
        return claims.stream().allMatch(Claim::isExplained);
    }
}
