package org.signorini.ui.views.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;

import org.signorini.study.result.ResultFileException;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/**
 * A run the workbench knows: one that is being computed, or one that lies in a file, of which the tables are read when
 * it is looked at and dropped when it no longer is. May be asked by any thread.
 */
public final class RunEntry {

    private static final DateTimeFormatter BEGUN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
    private static final MathContext DIGITS = new MathContext(6);
    private static final int DATE = "yyyy-MM-dd ".length();

    private final Path file;
    private volatile Run run;
    private volatile RunInfo info;
    private volatile RunResult read;
    private volatile long steps;
    private volatile long of;
    private volatile boolean ended;
    private volatile RunSummary summary;

    private RunEntry(Path file, Run run, RunInfo info) {
        this.file = file;
        this.run = run;
        this.info = info;
    }

    /** A run that is or will be computed. */
    public static RunEntry of(Run run) {
        return new RunEntry(run.file().orElse(null), run, run.result().info());
    }

    /** A run of old, its tables left in the file. */
    public static RunEntry of(Path file) throws ResultFileException {
        return new RunEntry(file, null, ResultFiles.readInfo(file));
    }

    /** What there is of it now: live tables while it runs, none at all while they are in the file only. */
    public RunResult result() {
        Run live = run;
        if (live != null) {
            return live.result();
        }
        RunResult tables = read;
        return tables != null ? tables : new RunResult(info, Map.of(), List.of(), List.of());
    }

    public RunInfo info() {
        return info;
    }

    /** Whether its tables are at hand. */
    public boolean isLoaded() {
        return run != null || read != null;
    }

    /** Reads the tables; takes a while. A run that was still going when its file was written was killed. */
    public void load() throws ResultFileException {
        if (!isLoaded()) {
            read = ResultFiles.read(file);
        }
    }

    /** Leaves the tables to the file, where they are. */
    public void unload() {
        Run live = run;
        if (live != null && ended && file != null && Files.isRegularFile(file)) {
            run = null;
        }
        read = run == null ? null : read;
    }

    /** Whether it is being computed here, now. */
    public boolean isRunning() {
        return run != null && !ended;
    }

    /** It has ended and is written. */
    public void ended() {
        info = run.result().info();
        ended = true;
    }

    /** Whether it was begun at all, or is known to be impossible. */
    public boolean isBegun() {
        return run == null || run.status() != RunInfo.Status.RUNNING || !run.result().tables().isEmpty();
    }

    /** Study and variation. */
    public String name() {
        return info.variation().isEmpty() ? info.study() : info.study() + ": " + variation();
    }

    private String variation() {
        return String.join(", ", info.variation().entrySet().stream()
                .map(e -> e.getKey() + " = " + rounded(e.getValue())).toList());
    }

    /** 0.3 for the 0.30000000000000004 that a range of values has come to; names stay as they are. */
    private static String rounded(String value) {
        try {
            String shown = new BigDecimal(value).round(DIGITS).stripTrailingZeros().toString();
            return shown.replace("E+", "E");
        } catch (NumberFormatException e) {
            return value;
        }
    }

    /** What tells it from other runs, for legends: the variation within a study; when it began within one name. */
    public String name(List<RunEntry> among) {
        boolean oneStudy = among.stream().allMatch(e -> e.info.study().equals(info.study()));
        String name = oneStudy && !info.variation().isEmpty() ? variation() : name();
        boolean alone = among.stream().filter(e -> e.name().equals(name())).count() < 2;
        return alone ? name : name + " " + begun().substring(DATE);
    }

    /** When it began, by the clock of this place. */
    public String begun() {
        return LocalDateTime.ofInstant(Instant.parse(info.created()), ZoneId.systemDefault())
                .truncatedTo(ChronoUnit.SECONDS).format(BEGUN);
    }

    public String status() {
        if (isRunning()) {
            return of == 0 ? "waiting" : String.format(java.util.Locale.ROOT, "running %.0f %%", 100.0 * steps / of);
        }
        return info().status() == RunInfo.Status.RUNNING ? "interrupted"
                : info().status().name().toLowerCase(java.util.Locale.ROOT);
    }

    /** What was measured; empty until it has ended. */
    public RunSummary summary() {
        RunSummary known = summary;
        String text = info().summary();
        if (known == null || !known.text().equals(text)) {
            known = new RunSummary(text);
            summary = known;
        }
        return known;
    }

    public void progressed(long done, long total) {
        steps = done;
        of = total;
    }

    /** Where it is kept, or null. */
    public Path file() {
        return file;
    }
}
