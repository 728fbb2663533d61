package org.signorini.multibody.constraint;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Limit;
import org.signorini.multibody.topology.JointAddress;

/**
 * Joint limits as unilateral rows: gap = q − lower or upper − q, its rate J u, a positive impulse pushing the
 * coordinate back. Coordinates whose motion is prescribed have none.
 */
public final class LimitRows {

    private record Stop(String name, JointCoordinate coordinate, double lower, double upper) {
    }

    private final List<Stop> stops = new ArrayList<>();
    private final Kinematics kinematics;
    /** How many of the stops are limits; coordinates that are only followed come behind. */
    private final int count;

    public LimitRows(Kinematics kinematics, List<JointAddress> joints) {
        this.kinematics = kinematics;
        for (JointAddress address : joints) {
            if (address.joint() != null && !address.joint().isPrescribed()) {
                for (Limit limit : address.joint().limits()) {
                    stops.add(new Stop(name(address, limit),
                            JointCoordinate.of(kinematics, address, limit.coordinate()), limit.lower(),
                            limit.upper()));
                }
            }
        }
        count = stops.size();
    }

    /**
     * Follows a coordinate that need not be limited: formulations that take rows of limits by their tags then take its
     * row, φ̇ = q̇, as one more. Its gap is infinite.
     *
     * @return its tag
     */
    public int follow(JointAddress address, int coordinate) {
        stops.add(new Stop("joint '" + address.name() + "'", JointCoordinate.of(kinematics, address, coordinate),
                Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        return 2 * (stops.size() - 1);
    }

    private static String name(JointAddress address, Limit limit) {
        String joint = "joint '" + address.name() + "'";
        return address.type().coordinates() == 1 ? joint : "coordinate " + limit.coordinate() + " of " + joint;
    }

    /** A limit in words, by its tag. */
    public String name(int tag) {
        return ((tag & 1) == 0 ? "the lower limit of " : "the upper limit of ") + stops.get(tag >> 1).name;
    }

    /** Number of limited coordinates; the largest number of rows is twice that. */
    public int count() {
        return count;
    }

    /**
     * Appends the rows of all limits nearer than a margin, with their gaps as errors. A row's tag tells which limit it
     * is, 2·index for lower and 2·index + 1 for upper ones.
     */
    public void append(double[] q, double[] u, double margin, Rows rows) {
        update(q, u);
        for (int tag = 0; tag < 2 * count; tag++) {
            if (gap(tag) <= margin) {
                append(tag, rows);
            }
        }
    }

    /** Follows the kinematics to a state: {@link #gap} and {@link #append(int, Rows)} then speak of it. */
    public void update(double[] q, double[] u) {
        for (int i = 0; i < stops.size(); i++) {
            stops.get(i).coordinate.update(q, u);
        }
    }

    /** Distance from a limit, by its tag. */
    public double gap(int tag) {
        Stop stop = stops.get(tag >> 1);
        return (tag & 1) == 0 ? stop.coordinate.value() - stop.lower : stop.upper - stop.coordinate.value();
    }

    /** Appends the row of one limit. */
    public int append(int tag, Rows rows) {
        int row = stops.get(tag >> 1).coordinate.append((tag & 1) == 0 ? 1 : -1, rows);
        rows.error[row] = gap(tag);
        rows.tag[row] = tag;
        return row;
    }
}
