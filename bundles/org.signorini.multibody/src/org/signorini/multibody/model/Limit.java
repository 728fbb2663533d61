package org.signorini.multibody.model;

/** Bounds on one coordinate of a joint, either of which may be infinite. */
public record Limit(int coordinate, double lower, double upper) {

    public Limit {
        if (!(lower <= upper)) {
            throw new ModelException("a coordinate cannot stay within [" + lower + ", " + upper + "]");
        }
    }
}
