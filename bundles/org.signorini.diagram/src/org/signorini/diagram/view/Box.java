package org.signorini.diagram.view;

/** A place in pixels. Of things on a border: relative to what they sit on. */
public record Box(int x, int y, int width, int height) {

    public int centerX() {
        return x + width / 2;
    }

    public int centerY() {
        return y + height / 2;
    }

    public Box at(int newX, int newY) {
        return new Box(newX, newY, width, height);
    }
}
