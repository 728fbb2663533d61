package org.signorini.complementarity.io.internal.json;

import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.signorini.complementarity.io.internal.FormatException;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;

/**
 * Strict JSON read as a stream that always knows where it is, so that every complaint names the element:
 * {@code M[3][2] is text, expected a number}. Never recurses; depth is bounded by what is asked for.
 */
final class JsonSource {

    private static final Pattern POSITION = Pattern.compile("line (\\d+) column (\\d+)");

    /** {@code blocks[17][2][4]} is the deepest element there is. */
    private static final int DEPTH = 3;

    private final JsonReader in;
    private final int[] index = new int[DEPTH];
    private String key;
    private int depth;

    JsonSource(Reader reader) {
        in = new JsonReader(reader);
        in.setStrictness(Strictness.STRICT);
    }

    /** The element being read. */
    String here() {
        if (key == null) {
            return "the problem";
        }
        StringBuilder text = new StringBuilder(key);
        for (int i = 0; i < depth; i++) {
            text.append('[').append(index[i]).append(']');
        }
        return text.toString();
    }

    void beginObject() throws FormatException {
        expect(JsonToken.BEGIN_OBJECT, "an object");
        run(in::beginObject);
    }

    /** The next key of the object, or {@code null} at its end. */
    String nextKey() throws FormatException {
        key = null;
        depth = 0;
        if (!run(in::hasNext)) {
            run(in::endObject);
            return null;
        }
        key = run(in::nextName);
        return key;
    }

    void end() throws FormatException {
        if (!run(this::atEnd)) {
            throw new FormatException("more follows after the problem");
        }
    }

    private boolean atEnd() throws IOException {
        try {
            return in.peek() == JsonToken.END_DOCUMENT;
        } catch (MalformedJsonException e) {
            return false;
        }
    }

    void beginArray(String expected) throws FormatException {
        expect(JsonToken.BEGIN_ARRAY, expected);
        run(in::beginArray);
        index[depth++] = -1;
    }

    /** Steps to the next element of the array; at its end, leaves it. */
    boolean nextElement() throws FormatException {
        index[depth - 1]++;
        if (run(in::hasNext)) {
            return true;
        }
        run(in::endArray);
        depth--;
        return false;
    }

    /** Index of the element just reached in the innermost array. */
    int position() {
        return index[depth - 1];
    }

    double number() throws FormatException {
        expect(JsonToken.NUMBER, "a number");
        String text = run(in::nextString);
        double value = Double.parseDouble(text);
        if (Double.isInfinite(value)) {
            throw new FormatException(here() + " is " + text + ", too large for a number");
        }
        return value;
    }

    /** A number, or {@code otherwise} for {@code null}. */
    double numberOr(double otherwise) throws FormatException {
        if (run(in::peek) == JsonToken.NULL) {
            run(in::nextNull);
            return otherwise;
        }
        return number();
    }

    /** A whole number that is not negative. */
    int index() throws FormatException {
        double value = number();
        if (value != Math.rint(value) || value < 0 || value > Integer.MAX_VALUE) {
            throw new FormatException(here() + " is " + value + ", expected a whole number from 0");
        }
        return (int) value;
    }

    String text() throws FormatException {
        expect(JsonToken.STRING, "text");
        return run(in::nextString);
    }

    private void expect(JsonToken token, String expected) throws FormatException {
        JsonToken found = run(in::peek);
        if (found != token) {
            throw new FormatException(here() + " is " + words(found) + ", expected " + expected);
        }
    }

    private static String words(JsonToken token) {
        return switch (token) {
            case BEGIN_ARRAY -> "an array";
            case BEGIN_OBJECT -> "an object";
            case STRING -> "text";
            case NUMBER -> "a number";
            case BOOLEAN -> "true or false";
            case NULL -> "null";
            case NAME, END_ARRAY, END_OBJECT, END_DOCUMENT -> "missing";
        };
    }

    private interface Step<T> {
        T run() throws IOException;
    }

    private interface Move {
        void run() throws IOException;
    }

    private void run(Move move) throws FormatException {
        run(() -> {
            move.run();
            return null;
        });
    }

    private <T> T run(Step<T> step) throws FormatException {
        try {
            return step.run();
        } catch (EOFException e) {
            throw new FormatException("the file ends inside " + here(), e);
        } catch (MalformedJsonException e) {
            throw new FormatException("in " + here() + place(e) + " it is not JSON", e);
        } catch (CharacterCodingException e) {
            throw new FormatException("is not UTF-8 text", e);
        } catch (IOException e) {
            throw new FormatException("cannot be read: " + e.getMessage(), e);
        }
    }

    private static String place(MalformedJsonException e) {
        Matcher matcher = POSITION.matcher(String.valueOf(e.getMessage()));
        return matcher.find() ? " (line " + matcher.group(1) + ", column " + matcher.group(2) + ")" : "";
    }
}
