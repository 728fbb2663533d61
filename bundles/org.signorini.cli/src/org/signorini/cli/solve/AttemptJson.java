package org.signorini.cli.solve;

import java.util.List;
import java.util.stream.Collectors;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

/** Attempts as {@code solve --json} prints them, one line each. What is no number in JSON (NaN, infinity) is null. */
public final class AttemptJson {

    private static final Gson GSON = new GsonBuilder().serializeNulls().create();

    private AttemptJson() {
    }

    public static String one(Attempt attempt) {
        JsonObject json = new JsonObject();
        json.addProperty("solver", attempt.solver());
        json.addProperty("status", attempt.status());
        json.addProperty("iterations", attempt.iterations());
        json.add("residual", number(attempt.residual()));
        json.add("seconds", number(attempt.seconds()));
        json.add("z", numbers(attempt.z()));
        json.add("w", numbers(attempt.w()));
        if (attempt.coulomb() != null) {
            JsonObject coulomb = new JsonObject();
            coulomb.add("normal", number(attempt.coulomb().normal()));
            coulomb.add("cone", number(attempt.coulomb().cone()));
            coulomb.add("opposition", number(attempt.coulomb().opposition()));
            json.add("coulomb", coulomb);
        }
        JsonObject rows = new JsonObject();
        rows.add("residual", number(attempt.ownTerms().residual()));
        rows.addProperty("worst", attempt.ownTerms().row());
        json.add("rowByRow", rows);
        json.addProperty("ending", attempt.ended());
        json.addProperty("answeredBy", attempt.answeredBy());
        return GSON.toJson(json);
    }

    public static String all(List<Attempt> attempts) {
        return attempts.stream().map(AttemptJson::one).collect(Collectors.joining(",\n ", "[", "]"));
    }

    private static JsonElement number(double value) {
        return Double.isFinite(value) ? new JsonPrimitive(value) : JsonNull.INSTANCE;
    }

    private static JsonArray numbers(double[] values) {
        JsonArray array = new JsonArray(values.length);
        for (double value : values) {
            array.add(number(value));
        }
        return array;
    }
}
