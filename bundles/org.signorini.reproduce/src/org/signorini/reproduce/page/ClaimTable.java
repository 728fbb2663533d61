package org.signorini.reproduce.page;

import java.util.List;

import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Numbers;

/** What a paper says beside what came out. */
final class ClaimTable {

    private ClaimTable() {
    }

    static String html(List<Claim> claims) {
        if (claims.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder("<table class=\"claims\"><thead><tr><th>claim</th>"
                + "<th>expected</th><th>computed</th><th></th></tr></thead><tbody>\n");
        for (Claim claim : claims) {
            text.append("<tr id=\"").append(Html.escaped(claim.id())).append("\"><td>")
                    .append(Html.escaped(claim.claim())).append(remark("why", claim.why()))
                    .append(remark("reason", claim.reason())).append("</td><td>").append(expected(claim))
                    .append("</td><td>").append(Html.escaped(withUnit(Numbers.text(claim.got()), claim)))
                    .append("</td>").append(verdict(claim)).append("</tr>\n");
        }
        return text.append("</tbody></table>\n").toString();
    }

    private static String remark(String kind, String text) {
        return text.isEmpty() ? "" : "<div class=\"" + kind + "\">" + Html.escaped(text) + "</div>";
    }

    private static String expected(Claim claim) {
        Double tolerance = claim.expected().tolerance();
        String value = Numbers.text(claim.expected().value());
        return Html.escaped(withUnit(tolerance == null ? value : value + " ± " + Numbers.text(tolerance), claim));
    }

    private static String withUnit(String value, Claim claim) {
        return claim.unit().isEmpty() ? value : value + " " + claim.unit();
    }

    private static String verdict(Claim claim) {
        return claim.ok() ? "<td class=\"ok\">✓ agrees</td>"
                : claim.isExplained() ? "<td class=\"explained\">explained</td>" : "<td class=\"not\">✗ differs</td>";
    }
}
