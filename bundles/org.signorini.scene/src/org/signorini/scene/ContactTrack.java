package org.signorini.scene;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.study.result.ColumnTable;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/**
 * The forces of contacts at any time of a run: impulses of the steps of a short window, summed for each contact and
 * divided by the window, so that no impact is lost between two pictures. The table may grow while this is read. For one
 * thread.
 */
public final class ContactTrack {

    private static final int X = ContactColumn.X.ordinal();
    private static final int IMPULSE = ContactColumn.IMPULSE_X.ordinal();
    private static final int LANE = ContactColumn.LANE.ordinal();
    private static final int LOCAL = ContactColumn.NORMAL_IMPULSE.ordinal();
    private static final int NORMAL = ContactColumn.NORMAL_X.ordinal();

    private final Table contacts;
    private final Supplier<List<String>> names;
    private List<String> known = List.of();
    private int[] slotOf = {};
    private double[] points = {};
    private double[] forces = {};
    private double[] frames = {};
    private int[] lanes = {};
    private int count;

    /** @param names of lanes, asked again when there are more */
    public ContactTrack(Table contacts, Supplier<List<String>> names) {
        this.contacts = contacts;
        this.names = names;
    }

    public static ContactTrack of(RunResult result) {
        Table none = new ColumnTable(List.of(), List.of());
        return new ContactTrack(result.tables().getOrDefault(RunResult.CONTACTS, none), result::lanes);
    }

    /** Finds what acts in the window that ends at a time. */
    public void find(double time, double window) {
        for (int i = 0; i < count; i++) {
            slotOf[lanes[i]] = -1;
        }
        count = 0;
        int end = firstAfter(time);
        for (int row = firstAfter(time - window); row < end; row++) {
            add(row, window);
        }
    }

    private void add(int row, double window) {
        double x = contacts.get(row, IMPULSE);
        double y = contacts.get(row, IMPULSE + 1);
        double z = contacts.get(row, IMPULSE + 2);
        if (x == 0 && y == 0 && z == 0) {
            return;
        }
        int slot = slot((int) contacts.get(row, LANE));
        forces[3 * slot] += x / window;
        forces[3 * slot + 1] += y / window;
        forces[3 * slot + 2] += z / window;
        for (int k = 0; k < 3; k++) {
            points[3 * slot + k] = contacts.get(row, X + k);
        }
        frame(row, new Vector3(x, y, z), 9 * slot);
    }

    /**
     * The frame of a row: its normal n is recorded; its tangents are those in which the friction
     * τ = p − p_n n = p_1 t_1 + p_2 t_2 has its parts, t_1 = (p_1 τ − p_2 n × τ)/|τ|², or any where there is none.
     */
    private void frame(int row, Vector3 impulse, int at) {
        double pn = contacts.get(row, LOCAL);
        double p1 = contacts.get(row, LOCAL + 1);
        double p2 = contacts.get(row, LOCAL + 2);
        Vector3 n = normal(row, impulse);
        Vector3 friction = impulse.minus(n.times(pn));
        double squared = p1 * p1 + p2 * p2;
        Vector3 t1 = squared > 1e-16 * impulse.dot(impulse)
                ? friction.times(p1 / squared).minus(n.cross(friction).times(p2 / squared))
                : Quaternion.zTo(n).rotate(Vector3.X);
        n.put(frames, at);
        t1.put(frames, at + 3);
        n.cross(t1).put(frames, at + 6);
    }

    /** As recorded; results of old have none, then along the force. */
    private Vector3 normal(int row, Vector3 impulse) {
        Vector3 n = contacts.columns().size() < NORMAL + 3 ? Vector3.ZERO : new Vector3(contacts.get(row, NORMAL),
                contacts.get(row, NORMAL + 1), contacts.get(row, NORMAL + 2));
        return n.norm() > 0 ? n : impulse.unit();
    }

    private int slot(int lane) {
        if (lane >= slotOf.length) {
            int before = slotOf.length;
            slotOf = Arrays.copyOf(slotOf, Math.max(lane + 1, 2 * before));
            Arrays.fill(slotOf, before, slotOf.length, -1);
        }
        if (slotOf[lane] < 0) {
            if (count == lanes.length) {
                int room = Math.max(16, 2 * count);
                lanes = Arrays.copyOf(lanes, room);
                points = Arrays.copyOf(points, 3 * room);
                forces = Arrays.copyOf(forces, 3 * room);
                frames = Arrays.copyOf(frames, 9 * room);
            }
            lanes[count] = lane;
            Arrays.fill(forces, 3 * count, 3 * count + 3, 0);
            slotOf[lane] = count++;
        }
        return slotOf[lane];
    }

    private int firstAfter(double time) {
        int low = 0;
        int high = contacts.rows();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (contacts.get(middle, 0) <= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Contacts found. */
    public int count() {
        return count;
    }

    /** What a contact found is called; empty where nobody says. */
    public String name(int i) {
        if (lanes[i] >= known.size()) {
            known = names.get();
        }
        return lanes[i] < known.size() ? known.get(lanes[i]) : "";
    }

    /** Where each acts, x, y, z in the world. */
    public double[] points() {
        return points;
    }

    /** Normal and two tangents of each, unit vectors in the world. */
    public double[] frames() {
        return frames;
    }

    /** The mean force on each contact's first body, x, y, z in the world, N. */
    public double[] forces() {
        return forces;
    }
}
