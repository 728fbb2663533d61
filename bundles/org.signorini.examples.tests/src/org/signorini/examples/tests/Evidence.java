package org.signorini.examples.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.signorini.examples.Gallery;
import org.signorini.model.element.ElementValues;
import org.signorini.model.file.ModelFiles;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.run.Run;

/** What an example computes, read the way its text speaks of it. */
public record Evidence(String example, List<Run> runs) {

    public static Evidence of(String example) throws Exception {
        return new Evidence(example, Runs.of(example));
    }

    /** The example once more with some of its settings and parameters changed, as {@code "mu=0.4", "step=1e-4"}. */
    public Evidence tried(String... changes) throws Exception {
        return new Evidence(example, Runs.tried(example, Runs.changes(changes)));
    }

    public Run run() {
        return runs.get(0);
    }

    public Evidence only(String variation) {
        return new Evidence(example, List.of(Runs.named(runs, variation)));
    }

    /** A parameter of the mechanism, in SI units. */
    public double parameter(String name) throws Exception {
        return ElementValues.of(ModelFiles.readMechanism(Gallery.find(example).orElseThrow().mechanism()),
                Map.of()).scope().number(name, name);
    }

    public double measure(String... path) {
        return Runs.measure(run(), path);
    }

    public double number(String... path) {
        return Runs.number(run(), path);
    }

    public double energy(String part) {
        return measure("energy", part);
    }

    public double step() {
        return run().plan().settings().step();
    }

    public double[] probe(String name) {
        return Runs.probe(run(), name);
    }

    public double states(ContactState state) {
        return number("contacts", "states", state.name().toLowerCase(Locale.ROOT));
    }

    /** What was recorded of contacts whose name holds the words, step by step. */
    public List<Contact> contacts(String words) {
        Table table = run().result().table(RunResult.CONTACTS);
        List<Contact> found = new ArrayList<>();
        for (int i = 0; i < table.rows(); i++) {
            String lane = run().result().lanes().get((int) table.get(i, ContactColumn.LANE.ordinal()));
            if (lane.contains(words)) {
                found.add(new Contact(table.get(i, ContactColumn.TIME.ordinal()), lane,
                        ContactState.values()[(int) table.get(i, ContactColumn.STATE.ordinal())],
                        table.get(i, ContactColumn.NORMAL_IMPULSE.ordinal())));
            }
        }
        return found;
    }

    public record Contact(double time, String lane, ContactState state, double impulse) {
    }
}
