package org.signorini.study.run;

import org.signorini.study.result.FiniteNumbers;

import com.google.gson.Gson;

/** Summaries as JSON. */
final class SummaryJson {

    private static final Gson GSON = FiniteNumbers.json().create();

    private SummaryJson() {
    }

    static String text(Object value) {
        return GSON.toJson(value);
    }
}
