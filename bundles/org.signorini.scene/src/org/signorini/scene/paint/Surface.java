package org.signorini.scene.paint;

import org.signorini.scene.Item;
import org.signorini.scene.Rigid;

/** A plate, where it is in a picture. */
public final class Surface {

    final Item.Plate plate;
    final double[] toEye = new double[Rigid.SIZE];

    Surface(Item.Plate plate) {
        this.plate = plate;
    }

    public Item.Plate plate() {
        return plate;
    }

    /** From the plate's axes to the eye's. */
    public double[] toEye() {
        return toEye;
    }

    /** Whether the eye is outside the half-space; from inside its outline alone is seen. */
    public boolean isSeen() {
        return toEye[2] * toEye[9] + toEye[5] * toEye[10] + toEye[8] * toEye[11] < 0;
    }
}
