package org.signorini.study.run;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** Summaries as JSON. */
final class SummaryJson {

    private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping()
            .serializeSpecialFloatingPointValues().create();

    private SummaryJson() {
    }

    static String text(Object value) {
        return GSON.toJson(value);
    }
}
