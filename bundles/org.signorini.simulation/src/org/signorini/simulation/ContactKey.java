package org.signorini.simulation;

/**
 * Who a contact is, over a run: its bodies, shapes and feature. Of fixed contacts the shapes are −1, of joint limits
 * all but the feature, which is the limit's tag.
 */
public record ContactKey(int bodyA, int bodyB, int shapeA, int shapeB, int feature) {

    public boolean isLimit() {
        return bodyA < 0 && bodyB < 0;
    }
}
