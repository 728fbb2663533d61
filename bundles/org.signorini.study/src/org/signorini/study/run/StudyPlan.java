package org.signorini.study.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.study.Alternative;
import org.signorini.model.study.Combination;
import org.signorini.model.study.Comparison;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.model.study.Variation;

/** The runs of a study: every combination of varied parameters with every alternative, in a fixed order. */
public final class StudyPlan {

    private static final int MOST = 100_000;

    private final Study study;
    private final Overrides overrides;
    private final RunSettings otherwise;
    private final Map<String, Double> fixed = new LinkedHashMap<>();

    private StudyPlan(Study study, Overrides overrides, RunSettings otherwise) {
        this.study = study;
        this.overrides = overrides;
        this.otherwise = otherwise;
    }

    public static List<PlannedRun> of(Study study, Overrides overrides) throws ElementException {
        return of(study, overrides, RunSettings.DEFAULT);
    }

    /** @param otherwise what is taken where the study says nothing */
    public static List<PlannedRun> of(Study study, Overrides overrides, RunSettings otherwise)
            throws ElementException {
        return new StudyPlan(study, overrides, otherwise).runs();
    }

    /** The single run of a mechanism without a study. */
    public static List<PlannedRun> of(Mechanism mechanism, Overrides overrides, RunSettings otherwise)
            throws ElementException {
        Map<String, Double> parameters = new LinkedHashMap<>();
        given(mechanism, overrides, parameters);
        return List.of(new PlannedRun(mechanism.getName(), Map.of(), parameters,
                checked(mechanism, overrides.applied(otherwise))));
    }

    private List<PlannedRun> runs() throws ElementException {
        ElementValues values = values(Map.of());
        for (ParameterValue value : study.getValues()) {
            fixed.put(name(value.getParameter(), value), values.number(value, Literals.PARAMETER_VALUE__VALUE));
        }
        given(study.getMechanism(), overrides, fixed);
        // counted before anything is built
        long count = 1;
        for (Comparison comparison : study.getComparisons()) {
            count = counted(count, comparison.getAlternatives().size());
        }
        List<Map<String, Double>> points = points(count);
        List<List<Alternative>> alternatives = alternatives();
        List<PlannedRun> runs = new ArrayList<>();
        Set<List<Object>> known = new HashSet<>();
        for (List<Alternative> chosen : alternatives) {
            for (Map<String, Double> point : points) {
                PlannedRun run = run(point, chosen);
                // where whoever starts a study sets what its alternatives compare, they become the same run
                if (overrides.equals(Overrides.NONE) || known.add(List.of(run.settings(), run.parameters()))) {
                    runs.add(run);
                }
            }
        }
        return runs;
    }

    /** The number of runs with one axis more; an empty one adds none. */
    private long counted(long runs, int values) throws ElementException {
        long product = runs * Math.max(1, values);
        if (product > MOST) {
            throw new ElementException(study, null, "has more than " + MOST + " runs");
        }
        return product;
    }

    private PlannedRun run(Map<String, Double> point, List<Alternative> chosen) throws ElementException {
        Map<String, Double> parameters = new LinkedHashMap<>(fixed);
        parameters.putAll(point);
        ElementValues values = values(parameters);
        RunSettings settings = SettingsReader.read(study, otherwise, values).every(study.getEvery());
        for (Alternative alternative : chosen) {
            settings = SettingsReader.read(alternative, settings, values);
        }
        RunSettings applied = checked(study, overrides.applied(settings));
        Map<String, String> variation = new LinkedHashMap<>();
        for (Alternative alternative : chosen) {
            String comparison = ((Comparison) alternative.eContainer()).getName();
            variation.put(comparison == null || comparison.isBlank() ? "comparison" : comparison,
                    AlternativeLabel.of(alternative, settings, applied));
        }
        point.forEach((name, value) -> variation.put(name, Double.toString(value)));
        String name = variation.isEmpty() ? study.getName() : study.getName() + " " + String.join(", ", variation
                .entrySet().stream().map(e -> e.getKey() + " = " + e.getValue()).toList());
        return new PlannedRun(name, variation, parameters, applied);
    }

    private static RunSettings checked(org.eclipse.emf.ecore.EObject element, RunSettings s) throws ElementException {
        if (!(s.step() > 0) || Double.isInfinite(s.step())) {
            throw new ElementException(element, null, "a step of " + s.step() + " s is impossible");
        }
        if (!(s.duration() >= 0) || s.duration() / s.step() > 1e12) {
            throw new ElementException(element, null, "a duration of " + s.duration() + " s in steps of " + s.step()
                    + " s is impossible");
        }
        if (!(s.tolerance() > 0) || s.every() < 1) {
            throw new ElementException(element, null, s.every() < 1 ? "every " + s.every()
                    + "th step cannot be recorded" : "a tolerance of " + s.tolerance() + " is impossible");
        }
        return s;
    }

    private ElementValues values(Map<String, Double> parameters) throws ElementException {
        if (study.getMechanism() == null) {
            throw new ElementException(study, Literals.STUDY__MECHANISM, "is missing");
        }
        return ElementValues.of(study.getMechanism(), parameters);
    }

    private static String name(Parameter parameter, org.eclipse.emf.ecore.EObject user) throws ElementException {
        if (parameter == null) {
            throw new ElementException(user, null, "names no parameter");
        }
        return parameter.getName();
    }

    /** Parameters set from outside, as expressions over the mechanism's own. */
    private static void given(Mechanism mechanism, Overrides overrides, Map<String, Double> into)
            throws ElementException {
        ElementValues values = ElementValues.of(mechanism, into);
        for (Map.Entry<String, String> entry : overrides.parameters().entrySet()) {
            if (mechanism.getParameters().stream().noneMatch(p -> entry.getKey().equals(p.getName()))) {
                throw new ElementException(mechanism, null, "has no parameter '" + entry.getKey() + "'");
            }
            try {
                into.put(entry.getKey(), values.scope().number(entry.getValue(), entry.getKey()));
            } catch (ExpressionException e) {
                throw new ElementException(mechanism, null, "parameter '" + entry.getKey() + "': " + e.getMessage());
            }
        }
    }

    /** The points of the grid, the first parameter varying slowest; parameters set from outside do not vary. */
    private List<Map<String, Double>> points(long alternatives) throws ElementException {
        List<String> names = new ArrayList<>();
        List<double[]> axes = new ArrayList<>();
        boolean paired = study.getCombination() == Combination.PAIRED;
        long count = alternatives;
        for (Variation variation : study.getVariations()) {
            String name = name(variation.getParameter(), variation);
            if (!overrides.parameters().containsKey(name)) {
                names.add(name);
                axes.add(VariationValues.of(variation, values(fixed)));
                count = counted(paired ? alternatives : count, axes.getLast().length);
            }
        }
        return paired ? paired(names, axes) : grid(names, axes);
    }

    private List<Map<String, Double>> paired(List<String> names, List<double[]> axes) throws ElementException {
        int length = axes.isEmpty() ? 0 : axes.get(0).length;
        List<Map<String, Double>> points = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            Map<String, Double> point = new LinkedHashMap<>();
            for (int k = 0; k < axes.size(); k++) {
                if (axes.get(k).length != length) {
                    throw new ElementException(study, Literals.STUDY__COMBINATION,
                            "paired variations need equally many values, not " + length + " and "
                                    + axes.get(k).length);
                }
                point.put(names.get(k), axes.get(k)[i]);
            }
            points.add(point);
        }
        return axes.isEmpty() ? List.of(Map.of()) : points;
    }

    private static List<Map<String, Double>> grid(List<String> names, List<double[]> axes) {
        List<Map<String, Double>> points = List.of(Map.of());
        for (int k = 0; k < axes.size(); k++) {
            List<Map<String, Double>> next = new ArrayList<>();
            for (Map<String, Double> point : points) {
                for (double value : axes.get(k)) {
                    Map<String, Double> extended = new LinkedHashMap<>(point);
                    extended.put(names.get(k), value);
                    next.add(extended);
                }
            }
            points = next;
        }
        return points;
    }

    private List<List<Alternative>> alternatives() {
        List<List<Alternative>> all = List.of(List.of());
        for (Comparison comparison : study.getComparisons()) {
            List<List<Alternative>> next = new ArrayList<>();
            for (List<Alternative> chosen : all) {
                for (Alternative alternative : comparison.getAlternatives()) {
                    List<Alternative> extended = new ArrayList<>(chosen);
                    extended.add(alternative);
                    next.add(extended);
                }
            }
            all = next.isEmpty() ? all : next;
        }
        return all;
    }
}
