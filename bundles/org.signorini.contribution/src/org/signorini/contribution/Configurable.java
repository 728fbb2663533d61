package org.signorini.contribution;

/** What every contributed class has in common: it is created without arguments and then told its options, once. */
public interface Configurable {

    /**
     * Takes the options; called once, before first use.
     *
     * @throws IllegalArgumentException where a value is in range and still cannot be used; the message says why
     */
    default void configure(Options options) {
    }
}
