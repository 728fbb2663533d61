package org.signorini.cli;

import org.signorini.study.result.FiniteNumbers;

import com.google.gson.Gson;

/** JSON as this program writes it: indented, full precision, fields in the order they are declared. */
final class Json {

    private static final Gson GSON = FiniteNumbers.json().setPrettyPrinting().create();

    private Json() {
    }

    static String text(Object value) {
        return GSON.toJson(value);
    }
}
