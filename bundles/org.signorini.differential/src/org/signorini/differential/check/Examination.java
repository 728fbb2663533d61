package org.signorini.differential.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.signorini.contribution.ContributionException;
import org.signorini.differential.recipe.Recipe;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Response;

/** All comparisons on one mechanism. */
public final class Examination {

    /** Cells of the table of contacts per mechanism, beside the defaults. */
    private static final int SAMPLES = 12;

    private final Installed installed;

    public Examination(Installed installed) {
        this.installed = installed;
    }

    public Findings of(Recipe recipe) throws ContributionException {
        Findings out = new Findings();
        Subject subject;
        try {
            subject = new Subject(recipe);
        } catch (ModelException e) {
            out.refuse("mechanism", e.getMessage());
            return out;
        }
        List<Installed.Variant> started = new ArrayList<>();
        for (Installed.Variant formulation : installed.formulations()) {
            Cell cell = new Cell(formulation, "", "", "");
            guarded("start", cell, out, () -> {
                Response response = formulation.create().bind(subject.model.mechanism());
                if (StartCheck.examine(subject, cell, response, out)) {
                    AccelerationCheck.examine(subject, cell, response, out);
                    ImpulseCheck.examine(subject, cell, response, out);
                    started.add(formulation);
                }
            });
        }
        if (recipe.isUnilateral()) {
            contacts(subject, started, out);
        } else {
            motions(subject, started, out);
        }
        return out;
    }

    private void motions(Subject subject, List<Installed.Variant> started, Findings out) throws ContributionException {
        MotionCheck check;
        try {
            check = new MotionCheck(subject);
        } catch (ArithmeticException e) {
            out.refuse("reference", e.getMessage());
            return;
        }
        if (!check.isKnown()) {
            out.refuse("reference", "the motion is too violent to be followed");
            return;
        }
        for (Installed.Variant formulation : started.stream().filter(Installed.Variant::isPlain).toList()) {
            for (String scheme : installed.schemes()) {
                Cell cell = new Cell(formulation, scheme, "", "");
                guarded("motion", cell, out, () -> check.examine(formulation, scheme, out));
            }
        }
    }

    private void contacts(Subject subject, List<Installed.Variant> started, Findings out)
            throws ContributionException {
        ContactCheck check = new ContactCheck(subject, out);
        for (Cell cell : cells(subject.recipe, started)) {
            guarded("contact", cell, out, () -> check.examine(cell));
        }
    }

    /** Every formulation and contact model with the defaults, and some cells of the whole table by chance. */
    private List<Cell> cells(Recipe recipe, List<Installed.Variant> started) {
        List<Cell> cells = new ArrayList<>();
        Random random = new Random(recipe.seed());
        List<String> models = List.copyOf(installed.contacts().keySet());
        for (Installed.Variant formulation : started) {
            for (String model : models) {
                if (formulation.isPlain() || installed.contacts().get(model).size() == 1) {
                    cells.add(new Cell(formulation, preferred(installed.schemes(), "semi-implicit-euler"), model,
                            preferred(installed.contacts().get(model), "chain")));
                }
            }
        }
        for (int k = 0; k < SAMPLES && !started.isEmpty() && cells.size() > 1; k++) {
            String model = models.get(random.nextInt(models.size()));
            List<String> solvers = installed.contacts().get(model);
            cells.add(new Cell(started.get(random.nextInt(started.size())),
                    installed.schemes().get(random.nextInt(installed.schemes().size())), model,
                    solvers.get(random.nextInt(solvers.size()))));
        }
        return cells;
    }

    private static String preferred(List<String> ids, String id) {
        return ids.contains(id) ? id : ids.getFirst();
    }

    private interface Comparison {
        void run() throws ContributionException;
    }

    /** A refusal has a name and is fine; any other exception is a finding. */
    private static void guarded(String check, Cell cell, Findings out, Comparison comparison)
            throws ContributionException {
        try {
            comparison.run();
        } catch (ModelException e) {
            out.refuse(cell.toString(), e.getMessage());
        } catch (RuntimeException e) {
            StackTraceElement[] trace = e.getStackTrace();
            out.fail(check, cell, "threw " + e + (trace.length > 0 ? " at " + trace[0] : ""));
        }
    }
}
