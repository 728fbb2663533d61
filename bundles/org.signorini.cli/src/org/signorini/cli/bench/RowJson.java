package org.signorini.cli.bench;

import java.util.List;
import java.util.stream.Collectors;

import org.signorini.bench.Row;
import org.signorini.study.result.FiniteNumbers;

import com.google.gson.Gson;

/** Measurements as {@code bench --json} prints them: an array, a line per measurement. */
public final class RowJson {

    private static final Gson GSON = FiniteNumbers.json().create();

    private RowJson() {
    }

    public static String text(List<? extends Row> rows) {
        return rows.stream().map(row -> GSON.toJson(row.fields())).collect(Collectors.joining(",\n ", "[", "]"));
    }
}
