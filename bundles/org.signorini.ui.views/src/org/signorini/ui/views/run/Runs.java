package org.signorini.ui.views.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The runs the workbench knows, newest first, and what the views look at together: some of the runs, an instant and a
 * stretch of time. Belongs to the user interface's thread, on which listeners are called.
 */
public final class Runs {

    /** As many curves are told apart by colour; of a larger study the others are chosen by hand. */
    private static final int AT_ONCE = 7;
    private static final Runs SHARED = new Runs();

    private final List<RunEntry> entries = new ArrayList<>();
    private final List<Consumer<RunChange>> listeners = new CopyOnWriteArrayList<>();
    private List<RunEntry> selected = List.of();
    private double cursor = Double.NaN;
    private TimeWindow window = TimeWindow.ALL;
    private Consumer<RunEntry> loader = entry -> { };

    /** Those of this workbench. */
    public static Runs shared() {
        RunFinder.startOnce(SHARED);
        return SHARED;
    }

    public List<RunEntry> all() {
        return List.copyOf(entries);
    }

    /** Runs that are looked at; the first leads where a view shows one only. */
    public List<RunEntry> selected() {
        return selected;
    }

    /** Runs that were begun together with the first that is looked at, in their order. */
    public List<RunEntry> ofSameLaunch() {
        if (selected.isEmpty()) {
            return List.of();
        }
        Path leading = selected.getFirst().file();
        return leading == null ? selected : entries.stream().filter(e -> e.file() != null
                && ResultFolder.launch(e.file()).equals(ResultFolder.launch(leading)))
                .sorted(java.util.Comparator.comparingInt(e -> ResultFolder.number(e.file()))).toList();
    }

    /** Adds runs that begin now and looks at them, at the first ones where they are many. */
    public void begin(List<RunEntry> started) {
        entries.addAll(0, started);
        fire(RunChange.LIST);
        select(started.subList(0, Math.min(AT_ONCE, started.size())));
    }

    /** Adds runs of old that have been found; those already known by file are left as they are. */
    public void found(List<RunEntry> old) {
        boolean changed = false;
        for (RunEntry entry : old) {
            if (entries.stream().noneMatch(e -> entry.file().equals(e.file()))) {
                entries.add(entry);
                changed = true;
            }
        }
        if (changed) {
            entries.sort(java.util.Comparator.comparing((RunEntry e) -> e.info().created()).reversed());
            fire(RunChange.LIST);
        }
    }

    /** Files of all runs. */
    Set<Path> files() {
        return entries.stream().map(RunEntry::file).filter(Objects::nonNull).collect(Collectors.toSet());
    }

    /** Forgets runs whose files someone has deleted. */
    void forgetMissing() {
        List<RunEntry> gone = entries.stream()
                .filter(e -> !e.isRunning() && e.file() != null && !Files.exists(e.file())).toList();
        if (!gone.isEmpty()) {
            remove(gone);
        }
    }

    /** Forgets runs; their files are another matter. */
    public void remove(List<RunEntry> gone) {
        entries.removeAll(gone);
        List<RunEntry> left = selected.stream().filter(e -> !gone.contains(e)).toList();
        fire(RunChange.LIST);
        select(left);
    }

    /** Looks at other runs, at all their time. */
    public void select(List<RunEntry> runs) {
        if (runs.equals(selected)) {
            return;
        }
        List<RunEntry> before = selected;
        selected = List.copyOf(runs);
        before.stream().filter(e -> !selected.contains(e)).forEach(RunEntry::unload);
        selected.stream().filter(e -> !e.isLoaded()).forEach(loader);
        window = TimeWindow.ALL;
        cursor = Double.NaN;
        fire(RunChange.SELECTION);
    }

    /** NaN where no instant is looked at. */
    public double cursor() {
        return cursor;
    }

    public void cursor(double time) {
        if (Double.compare(cursor, time) != 0) {
            cursor = time;
            fire(RunChange.CURSOR);
        }
    }

    public TimeWindow window() {
        return window;
    }

    public void window(TimeWindow stretch) {
        if (!window.equals(stretch)) {
            window = stretch;
            fire(RunChange.WINDOW);
        }
    }

    /** A run has more rows, or has ended. */
    public void progressed(RunEntry entry) {
        fire(RunChange.LIST);
        if (selected.contains(entry)) {
            fire(RunChange.DATA);
        } else {
            entry.unload();
        }
    }

    /** Who reads tables of runs that are to be looked at. */
    void loader(Consumer<RunEntry> reader) {
        loader = reader;
    }

    public void addListener(Consumer<RunChange> listener) {
        listeners.add(listener);
    }

    public void removeListener(Consumer<RunChange> listener) {
        listeners.remove(listener);
    }

    private void fire(RunChange change) {
        listeners.forEach(l -> l.accept(change));
    }
}
