package org.signorini.ui.views.contact;

import java.util.Map;

/**
 * What friction a contact model allows at a contact, in its tangent plane and by µ pₙ: Coulomb's circle, or what the
 * model of the run puts in its place. Where a model turns with the sliding velocity at the start of the step so does
 * the shape; while a contact sticks a pyramid turns with the velocities without friction, which are not recorded, and
 * the impulse, which opposes them, stands for them.
 *
 * @param name    in words
 * @param corners x and y of each in turn; none for a circle, two corners are a segment
 */
public record FrictionShape(String name, double[] corners) {

    private static final FrictionShape CIRCLE = new FrictionShape("friction cone", new double[0]);
    /** Below this nothing has a direction, m/s; as the pyramid has it. */
    private static final double STILL = 1e-12;

    /** @param settings of the run */
    public static FrictionShape of(Map<String, String> settings, ContactInstant contact) {
        return switch (settings.getOrDefault("contactModel", "")) {
            case "pyramid" -> pyramid(number(settings, "facets", 4), settings.getOrDefault("contactModel.directions",
                    "aligned").equals("aligned") ? against(contact) : 0, number(settings, "angle", 0));
            case "anitescu-potra" -> pyramid(number(settings, "facets", 4), 0, 0);
            case "planar" -> segment(against(contact));
            case "box" -> polygon("friction box", 2, 0);
            case "hybrid" -> polygon("friction box", 2, slides(settings, contact) ? along(contact) : 0);
            case "phantom" -> phantom(settings, contact);
            default -> CIRCLE;
        };
    }

    private static double number(Map<String, String> settings, String option, double otherwise) {
        String text = settings.get("contactModel." + option);
        return text == null ? otherwise : Double.parseDouble(text);
    }

    /** The direction of −v_t, or else of the impulse. */
    private static double against(ContactInstant c) {
        return c.isSlidingBefore(STILL) ? Math.atan2(-c.vBefore2(), -c.vBefore1()) : Math.atan2(c.pT2(), c.pT1());
    }

    private static double along(ContactInstant c) {
        return Math.atan2(c.vBefore2(), c.vBefore1());
    }

    private static boolean slides(Map<String, String> settings, ContactInstant contact) {
        return contact.isSlidingBefore(number(settings, "slip-speed", 1e-3));
    }

    /** S0 eq. 31: friction is a sum of impulses along the directions, so these are the corners. */
    private static FrictionShape pyramid(double facets, double start, double degrees) {
        int n = (int) facets;
        double[] corners = new double[2 * n];
        for (int j = 0; j < n; j++) {
            double angle = start + Math.toRadians(degrees) + 2 * Math.PI * j / n;
            corners[2 * j] = Math.cos(angle);
            corners[2 * j + 1] = Math.sin(angle);
        }
        return new FrictionShape("pyramid, " + n + " directions", corners);
    }

    private static FrictionShape segment(double angle) {
        double x = Math.cos(angle);
        double y = Math.sin(angle);
        return new FrictionShape("planar friction", new double[] {x, y, -x, -y});
    }

    /** S3 eq. 35: bounds along k directions of a contact that sticks, along and across sliding of one that slides. */
    private static FrictionShape phantom(Map<String, String> settings, ContactInstant contact) {
        return slides(settings, contact) ? polygon("bounds along and across sliding", 2, along(contact))
                : polygon("bounds along directions", (int) number(settings, "directions", 2), 0);
    }

    /** The polygon of |p·d_j| ≤ 1 for k directions from an angle on, π/k apart. */
    private static FrictionShape polygon(String name, int k, double start) {
        double[] corners = new double[4 * k];
        double out = 1 / Math.cos(Math.PI / (2 * k));
        for (int j = 0; j < 2 * k; j++) {
            double angle = start + Math.PI * (j + 0.5) / k;
            corners[2 * j] = out * Math.cos(angle);
            corners[2 * j + 1] = out * Math.sin(angle);
        }
        return new FrictionShape(name, corners);
    }

    public boolean isCircle() {
        return corners.length == 0;
    }

    /** How far out an impulse by µ pₙ is: 1 on the boundary, less inside. */
    public double extent(double x, double y) {
        if (corners.length <= 4) {
            return Math.hypot(x, y);
        }
        double most = 0;
        int n = corners.length / 2;
        for (int j = 0; j < n; j++) {
            int k = (j + 1) % n;
            // the edge's line by its outer normal
            double nx = corners[2 * k + 1] - corners[2 * j + 1];
            double ny = corners[2 * j] - corners[2 * k];
            double distance = nx * corners[2 * j] + ny * corners[2 * j + 1];
            most = Math.max(most, (nx * x + ny * y) / distance);
        }
        return most;
    }
}
