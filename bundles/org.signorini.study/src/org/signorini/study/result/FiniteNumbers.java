package org.signorini.study.result;

import java.io.IOException;

import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;

/** Numbers in JSON, which knows neither NaN nor infinity: they are null there. */
public final class FiniteNumbers extends TypeAdapter<Double> {

    private FiniteNumbers() {
    }

    /** JSON that every reader takes; null is written, not left out. */
    public static GsonBuilder json() {
        TypeAdapter<Double> numbers = new FiniteNumbers();
        return new GsonBuilder().serializeNulls().disableHtmlEscaping().registerTypeAdapter(double.class, numbers)
                .registerTypeAdapter(Double.class, numbers);
    }

    @Override
    public void write(JsonWriter out, Double value) throws IOException {
        if (value == null || !Double.isFinite(value)) {
            out.nullValue();
        } else {
            out.value(value);
        }
    }

    @Override
    public Double read(JsonReader in) throws IOException {
        if (in.peek() == JsonToken.NULL) {
            in.nextNull();
            return Double.NaN;
        }
        return in.nextDouble();
    }
}
