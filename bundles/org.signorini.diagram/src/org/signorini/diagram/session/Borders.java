package org.signorini.diagram.session;

import org.signorini.diagram.view.Box;

/** Keeps things on the border they belong to. */
public final class Borders {

    private Borders() {
    }

    /** The nearest place on the border whose middle line the thing's middle is on; all relative to the owner. */
    public static Box snap(Box box, Box owner) {
        int x = Math.clamp(box.centerX(), 0, owner.width());
        int y = Math.clamp(box.centerY(), 0, owner.height());
        int left = x;
        int right = owner.width() - x;
        int top = y;
        int bottom = owner.height() - y;
        int nearest = Math.min(Math.min(left, right), Math.min(top, bottom));
        if (nearest == left) {
            x = 0;
        } else if (nearest == right) {
            x = owner.width();
        } else if (nearest == top) {
            y = 0;
        } else {
            y = owner.height();
        }
        return box.at(x - box.width() / 2, y - box.height() / 2);
    }
}
