package org.signorini.cli.run;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.signorini.study.run.Run;

/** A run's summary for a person at a terminal. */
public final class RunText {

    private RunText() {
    }

    public static void print(Run run, PrintWriter out) {
        Map<String, Object> s = run.summary();
        if (s.isEmpty()) {
            out.println(run.plan().name() + ": not begun");
            return;
        }
        double seconds = (Double) s.get("seconds");
        double time = (Double) s.get("time");
        out.println(String.format(Locale.ROOT, "%s: %s, %.6g s in %s steps, %.3g s of computing (%.3g times real time)",
                run.plan().name(), s.get("status"), time, s.get("steps"), seconds, time / Math.max(seconds, 1e-9)));
        if (s.get("cause") != null) {
            out.println("  " + s.get("cause"));
        }
        if (s.get("notes") instanceof List<?> notes) {
            notes.forEach(note -> out.println("  note: " + note));
        }
        printVerdict(map(s.get("verdict")), out);
        out.println("  " + s.get("formulation") + ", " + s.get("contactModel") + ", " + s.get("solver") + ", "
                + s.get("scheme") + ", step " + s.get("step") + " s");
        print("  ", map(s.get("measures")), out);
        print("  ", Map.of("contacts", s.get("contacts")), out);
        print("  ", Map.of("statistics", s.get("statistics")), out);
        run.file().filter(file -> run.isWritten()).ifPresent(file -> out.println("  results in " + file));
    }

    /** What to think of the result stands before its numbers. */
    private static void printVerdict(Map<String, Object> verdict, PrintWriter out) {
        out.println("  verdict: " + verdict.get("level").toString().toUpperCase(Locale.ROOT));
        for (Object reason : (List<?>) verdict.get("reasons")) {
            Map<String, Object> one = map(reason);
            out.println("    " + (one.get("level").equals("sound") ? "note" : one.get("level")) + ": "
                    + one.get("text"));
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    private static void print(String indent, Map<String, Object> values, PrintWriter out) {
        values.forEach((name, value) -> {
            if (value instanceof Map<?, ?> nested && nested.values().stream().anyMatch(Map.class::isInstance)) {
                out.println(indent + name);
                print(indent + "  ", map(nested), out);
            } else if (value instanceof Map<?, ?> flat) {
                StringBuilder line = new StringBuilder(indent + name + ":");
                flat.forEach((key, number) -> line.append(' ').append(key).append(' ').append(brief(number))
                        .append(','));
                out.println(line.substring(0, line.length() - (flat.isEmpty() ? 0 : 1)));
            } else {
                out.println(indent + name + ": " + brief(value));
            }
        });
    }

    private static String brief(Object value) {
        return value instanceof Double number ? String.format(Locale.ROOT, "%.6g", number)
                : value == null ? "–" : value.toString();
    }
}
