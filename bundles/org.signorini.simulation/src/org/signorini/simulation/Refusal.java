package org.signorini.simulation;

/**
 * Why something cannot be run as it is.
 *
 * @param cause  a sentence without its stop, naming the element
 * @param advice what to do instead, in the imperative
 */
public record Refusal(String cause, String advice) {

    @Override
    public String toString() {
        return cause + "; " + advice;
    }
}
