package org.signorini.contribution;

import java.util.List;
import java.util.Map;

/**
 * A formulation, contact model, solver, scheme or executor as its extension describes it. Creating an instance loads
 * the contributing bundle; everything else here is known without it.
 *
 * @param <T> what it creates
 */
public final class Contribution<T extends Configurable> {

    /** Makes a new, not yet configured object, or says why not. */
    interface Factory<T> {
        T create() throws ContributionException;
    }

    private final String id;
    private final String name;
    private final String description;
    private final String reference;
    private final List<String> accepts;
    private final List<Option> options;
    private final String contributor;
    private final Factory<T> factory;

    Contribution(String id, String name, String description, String reference, List<String> accepts,
            List<Option> options, String contributor, Factory<T> factory) {
        this.id = id;
        this.name = name;
        this.description = description;
        this.reference = reference;
        this.accepts = List.copyOf(accepts);
        this.options = List.copyOf(options);
        this.contributor = contributor;
        this.factory = factory;
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** One line. */
    public String description() {
        return description;
    }

    /** The paper and section or equations it comes from. */
    public String reference() {
        return reference;
    }

    /** Kinds of input it takes, in the words of its extension point (for solvers: problem kinds). */
    public List<String> accepts() {
        return accepts;
    }

    public List<Option> options() {
        return options;
    }

    /** Symbolic name of the bundle it comes from. */
    public String contributor() {
        return contributor;
    }

    /**
     * A new object, configured.
     *
     * @throws ContributionException if an option is unknown or out of range, or the class cannot be created
     */
    public T create(Map<String, String> given) throws ContributionException {
        Options values;
        try {
            values = Options.of(options, given);
        } catch (ContributionException e) {
            throw new ContributionException(id + ": " + e.getMessage(), e);
        }
        T created = factory.create();
        try {
            created.configure(values);
        } catch (IllegalArgumentException e) {
            // what ranges and choices cannot say, the class says itself
            throw new ContributionException(id + ": " + e.getMessage(), e);
        }
        return created;
    }

    @Override
    public String toString() {
        return id + " (" + contributor + ")";
    }
}
