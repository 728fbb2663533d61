package org.signorini.reproduce.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.signorini.reproduce.Claim;
import org.signorini.study.result.FiniteNumbers;

import com.google.gson.Gson;

/** Claims as {@code reproduce --json} prints them: an array, a line per claim. */
public final class ClaimsJson {

    private static final Gson GSON = FiniteNumbers.json().create();

    private ClaimsJson() {
    }

    public static String text(List<Claim> claims) {
        return claims.stream().map(claim -> GSON.toJson(fields(claim))).collect(Collectors.joining(",\n ", "[", "]"));
    }

    private static Map<String, Object> fields(Claim claim) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", claim.id());
        fields.put("claim", claim.claim());
        fields.put("expected", claim.expected().value());
        fields.put("got", claim.got());
        fields.put("tolerance", claim.expected().tolerance());
        fields.put("ok", claim.ok());
        if (!claim.unit().isEmpty()) {
            fields.put("unit", claim.unit());
        }
        if (!claim.reason().isEmpty()) {
            fields.put("reason", claim.reason());
        }
        return fields;
    }
}
