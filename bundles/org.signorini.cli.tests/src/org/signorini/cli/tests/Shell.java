package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;

import org.signorini.cli.Signorini;

import com.google.gson.Gson;
import com.google.gson.JsonElement;

/** One command run in this process: what it printed and how it ended. */
record Shell(int exit, String out, String err) {

    static Shell run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = new Signorini(new PrintWriter(out), new PrintWriter(err)).execute(arguments);
        return new Shell(exit, out.toString(), err.toString());
    }

    Shell expect(int code) {
        assertEquals(code, exit, () -> "out: " + out + "\nerr: " + err);
        return this;
    }

    /** What was printed, as a reader takes it that knows no more than the standard: neither NaN nor a trailing word. */
    JsonElement json() {
        try {
            return new Gson().getAdapter(JsonElement.class).fromJson(out);
        } catch (IOException e) {
            throw new AssertionError(out, e);
        }
    }

    /** Bad input: code 2, one line, nothing else. */
    static void assertRefused(String expected, String... arguments) {
        Shell shell = run(arguments).expect(2);
        assertEquals("", shell.out);
        assertEquals(1, shell.err.lines().count(), shell.err);
        assertTrue(shell.err.startsWith("signorini: "), shell.err);
        assertTrue(shell.err.contains(expected), () -> "expected '" + expected + "' in: " + shell.err);
    }
}
