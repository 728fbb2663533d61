package org.signorini.cli.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Damages a model's file as people, programs and disks do: the XML mostly stays whole, what it says does not. */
final class DamagedModel {

    private static final Pattern ATTRIBUTE = Pattern.compile("\\s([\\w:]+)=\"([^\"]*)\"");
    private static final Pattern LINE = Pattern.compile("(?m)^.*$");

    /** What stands instead of a value: no number, hardly one, too large a one, units, references to anything. */
    private static final List<String> NONSENSE = List.of("", " ", "x", "NaN", "Infinity", "1e308", "-1e308", "1e-308",
            "1e999", "1e99", "-1e99", "1e-99", "0", "-1", "-0", "2147483647", "-2147483648", "99999999999", "((((",
            "))", "9^9^9^9", "1/0", "0/0", "sqrt(-1)", "5 kg", "5 mm", "3 mm^12", "1 N*mm/deg", "2^-", "t", "1/t", ",", ",,,",
            "0, 0, 0", "0, 0, 0, 0", "1e308, 1e308, 1e308", "1, 2", "1, 1, 1, 1, 1, 1", "#/", "#//", "/", "//",
            "//@bodies.0", "//@bodies.999", "//@ground", "//@ground/@markers.0", "//@bodies.0/@markers.0",
            "//@bodies.0/@markers.0/@geometries.0", "//@joints.0", "//@joints.1", "//@contacts.0", "//@parameters.0",
            "//@probes.0", "//@forces.0", "//@comparisons.0/@alternatives.0", "%00", "%00.mechanism#/", "../../x#/",
            "http://localhost/x.mechanism#/", "/dev/zero", "&#0;", "&#1;", "&lt;", "\u0000", "\ud83d\ude00", "true",
            "FIXED", "FREE", "SPHERICAL", "PLANAR", "UNIVERSAL", "PRESCRIBED", "PD", "PAIRED", "LINEARIZED", "mc",
            "pyramid", "lemke", "exact-cone", "mechanism:Motor", "mechanism:Box", "mechanism:ConvexMesh",
            "mechanism:Point", "study:LimitCycleMeasure", "a".repeat(2000), "(".repeat(990), "1+".repeat(490));

    private final Random random;

    DamagedModel(long seed) {
        random = new Random(seed);
    }

    /** The text with one to four damages. */
    String of(String whole) {
        String text = whole;
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            text = once(text);
        }
        return text;
    }

    private String once(String text) {
        List<MatchResult> attributes = ATTRIBUTE.matcher(text).results().toList();
        if (attributes.isEmpty()) {
            return text;
        }
        MatchResult one = attributes.get(random.nextInt(attributes.size()));
        MatchResult other = attributes.get(random.nextInt(attributes.size()));
        return switch (random.nextInt(20)) {
            case 0, 1, 2, 3 -> replaced(text, one.start(), one.end(), "");
            case 4, 5, 6, 7, 8, 9, 10, 11 -> replaced(text, one.start(2), one.end(2),
                    NONSENSE.get(random.nextInt(NONSENSE.size())));
            case 12, 13, 14 -> replaced(text, one.start(2), one.end(2), other.group(2));
            case 15 -> replaced(text, one.start(1), one.end(1), other.group(1));
            case 16 -> line(text, "");
            case 17 -> line(text, null);
            case 18 -> {
                int at = random.nextInt(text.length());
                yield replaced(text, at, at + 1, random.nextBoolean() ? "\u0000" : "");
            }
            default -> random.nextInt(5) > 0
                    ? replaced(text, one.start(2), one.end(2), one.group(2) + "/" + one.group(2)) : text.substring(0, random.nextInt(text.length()));
        };
    }

    /** Deletes a line, or has it twice. */
    private String line(String text, String instead) {
        List<MatchResult> lines = new ArrayList<>(LINE.matcher(text).results().toList());
        MatchResult line = lines.get(random.nextInt(lines.size()));
        return replaced(text, line.start(), line.end(), instead == null ? line.group() + "\n" + line.group() : instead);
    }

    private static String replaced(String text, int start, int end, String instead) {
        return text.substring(0, start) + instead + text.substring(end);
    }
}
