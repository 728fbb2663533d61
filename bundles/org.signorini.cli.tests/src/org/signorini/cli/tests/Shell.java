package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;

import org.signorini.cli.Signorini;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

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

    JsonElement json() {
        return JsonParser.parseString(out);
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
