package org.signorini.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** JSON as this program writes it: indented, full precision, fields in the order they are declared. */
final class Json {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping()
            .serializeSpecialFloatingPointValues().create();

    private Json() {
    }

    static String text(Object value) {
        return GSON.toJson(value);
    }
}
