package org.signorini.diagram.view;

/** A line across the diagram that things snap to. It stays the same object when it is moved. */
public final class Guide {

    private final boolean upright;
    private int position;

    /** @param upright whether the line runs from top to bottom; its position is an x then, otherwise a y */
    public Guide(boolean upright, int position) {
        this.upright = upright;
        this.position = position;
    }

    public boolean isUpright() {
        return upright;
    }

    public int position() {
        return position;
    }

    public void moveTo(int newPosition) {
        position = newPosition;
    }
}
