package org.signorini.cli.reproduce;

import java.io.PrintWriter;
import java.util.List;

import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Numbers;

/** Claims for a person at a terminal. */
public final class ClaimText {

    private ClaimText() {
    }

    public static void print(List<Claim> claims, PrintWriter out) {
        for (Claim claim : claims) {
            Double tolerance = claim.expected().tolerance();
            out.println((claim.ok() ? "ok         " : claim.isExplained() ? "explained  " : "DIFFERS    ")
                    + claim.id());
            out.println("           " + claim.claim());
            out.println("           expected " + Numbers.text(claim.expected().value())
                    + (tolerance == null ? "" : " ± " + Numbers.text(tolerance.doubleValue())) + unit(claim) + ", got "
                    + Numbers.text(claim.got()) + unit(claim));
            if (!claim.ok() && claim.isExplained()) {
                out.println("           " + claim.reason());
            }
        }
        long ok = claims.stream().filter(Claim::ok).count();
        long explained = claims.stream().filter(c -> !c.ok() && c.isExplained()).count();
        out.println(claims.size() + " claims: " + ok + " agree, " + explained + " explained, "
                + (claims.size() - ok - explained) + " differ");
    }

    private static String unit(Claim claim) {
        return claim.unit().isEmpty() ? "" : " " + claim.unit();
    }
}
