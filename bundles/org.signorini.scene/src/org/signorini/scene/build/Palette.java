package org.signorini.scene.build;

import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Geometry;

/** Colours of bodies: what the mechanism says, or one of a row that people with any colour vision tell apart. */
final class Palette {

    static final int STEEL = 0x8E969E;
    static final int DARK_STEEL = 0x6A727A;
    static final int SPRING = 0x5E6871;
    static final int MOTOR = 0x4F5F86;
    /** Okabe and Ito's colours, softened for surfaces. */
    private static final int[] BODIES = {0x3D8BC4, 0xE08A4A, 0x46AE8B, 0xCF8FB5, 0xE5B04A, 0x7CBFE6, 0xA0A6AD};

    private Palette() {
    }

    /** @param number of the body; the ground has 0 */
    static int body(Body body, int number) {
        int given = parse(body.getColor());
        return given >= 0 ? given : number == 0 ? STEEL : BODIES[(number - 1) % BODIES.length];
    }

    /** The body's colour if it has one, else its material's. */
    static int geometry(Geometry geometry, Body body, int number) {
        int material = geometry.getMaterial() == null ? -1 : parse(geometry.getMaterial().getColor());
        return parse(body.getColor()) < 0 && material >= 0 ? material : body(body, number);
    }

    /** −1 for what is no {@code #rrggbb}. */
    private static int parse(String color) {
        return color != null && color.matches("#[0-9a-fA-F]{6}") ? Integer.parseInt(color.substring(1), 16) : -1;
    }
}
