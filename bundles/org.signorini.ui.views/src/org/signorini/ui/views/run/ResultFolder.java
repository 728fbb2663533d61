package org.signorini.ui.views.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.signorini.ui.preferences.Preferences;

/**
 * Where results are kept: in a folder beside the study, called as the user prefers, under names that tell which file
 * was run, when, and which of the study's runs it is: {@code woodpecker_20250314-150926_1-mu=0.3.h5}.
 */
public final class ResultFolder {

    public static final String EXTENSION = ".h5";

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final Pattern FILE = Pattern.compile("(.+)_\\d{8}-\\d{6}_(\\d*).*\\.h5");
    private static final int LONGEST = 60;

    private ResultFolder() {
    }

    /** @param source the study's or mechanism's file; @param number of the run in its study */
    public static Path file(Path source, LocalDateTime when, String run, int number) {
        String name = source.getFileName().toString();
        String safe = run.replaceAll("[^A-Za-z0-9=.+-]+", "-");
        safe = safe.substring(0, Math.min(LONGEST, safe.length()));
        return source.resolveSibling(Preferences.resultFolder()).resolve(name.substring(0, name.lastIndexOf('.')) + "_"
                + STAMP.format(when) + "_" + number + "-" + safe + EXTENSION);
    }

    /** Whether a file is a result: by its name, wherever it is, or by the folder it is in. */
    static boolean isResult(String folder, String file) {
        return file.endsWith(EXTENSION)
                && (FILE.matcher(file).matches() || folder.equals(Preferences.resultFolder()));
    }

    /** What results that were begun together have in common. */
    static Path launch(Path result) {
        Matcher matcher = FILE.matcher(result.getFileName().toString());
        return matcher.matches() ? result.resolveSibling(matcher.group().substring(0, matcher.start(2))) : result;
    }

    /** Which of the runs of its study a result is. */
    static int number(Path result) {
        Matcher matcher = FILE.matcher(result.getFileName().toString());
        return matcher.matches() && !matcher.group(2).isEmpty() && matcher.group(2).length() < 9
                ? Integer.parseInt(matcher.group(2)) : 0;
    }

    /** The name, without extension, of the file a result is of. */
    public static String sourceName(Path result) {
        Matcher matcher = FILE.matcher(result.getFileName().toString());
        String name = result.getFileName().toString();
        return matcher.matches() ? matcher.group(1) : name.replace(EXTENSION, "");
    }

    /** The study, or else mechanism, a result is of, if it is still there. */
    public static Optional<Path> source(Path result) {
        Matcher matcher = FILE.matcher(result.getFileName().toString());
        if (!matcher.matches() || result.getParent() == null) {
            return Optional.empty();
        }
        for (String extension : new String[] {".study", ".mechanism"}) {
            Path source = result.getParent().resolveSibling(matcher.group(1) + extension);
            if (Files.isRegularFile(source)) {
                return Optional.of(source);
            }
        }
        return Optional.empty();
    }
}
