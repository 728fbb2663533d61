package org.signorini.scene.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Rigid;
import org.signorini.scene.Track;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.study.result.Column;
import org.signorini.study.result.ColumnTable;

class TrackTest {

    /** From x = 0 to 2 while turning by 90° about z; the second quaternion has the other sign. */
    @Test
    void betweenRecordsBodiesGoStraightAndTurnTheShorterWay() {
        double h = Math.sqrt(0.5);
        Track track = new Track(new ColumnTable(columns(8), List.of(new double[] {0, 1}, new double[] {0, 2},
                new double[2], new double[2], new double[] {1, -h}, new double[2], new double[2],
                new double[] {0, -h})));
        double[] pose = new double[Rigid.SIZE];
        track.at(0.5, pose);
        double c = Math.cos(Math.PI / 4);
        assertArrayEquals(new double[] {c, -c, 0, c, c, 0, 0, 0, 1, 1, 0, 0}, pose, 1e-12);
        track.at(7, pose);
        assertArrayEquals(new double[] {0, -1, 0, 1, 0, 0, 0, 0, 1, 2, 0, 0}, pose, 1e-12);
    }

    /** Impulses of 0.2 and 0.1 N s in 0.1 s are 3 N in the mean; what was before the window is left out. */
    @Test
    void impulsesOfAWindowBecomeForces() {
        double[][] values = new double[ContactColumn.values().length][];
        for (int k = 0; k < values.length; k++) {
            values[k] = new double[4];
        }
        values[ContactColumn.TIME.ordinal()] = new double[] {0.5, 0.95, 1.0, 1.0};
        values[ContactColumn.LANE.ordinal()] = new double[] {0, 0, 0, 1};
        values[ContactColumn.X.ordinal()] = new double[] {1, 2, 3, 4};
        values[ContactColumn.IMPULSE_Z.ordinal()] = new double[] {9, 0.2, 0.1, 0.5};
        ContactTrack track = new ContactTrack(new ColumnTable(columns(values.length), List.of(values)),
                () -> List.of("first", "second"));
        track.find(1, 0.1);
        assertEquals(2, track.count());
        assertEquals("first", track.name(0));
        assertEquals(3, track.forces()[2], 1e-12);
        assertEquals(3, track.points()[0]);
        assertEquals(5, track.forces()[5], 1e-12);
        track.find(0.5, 0.1);
        assertEquals(1, track.count());
        assertEquals(90, track.forces()[2], 1e-9);
        track.find(0.3, 0.1);
        assertEquals(0, track.count());
    }

    private static List<Column> columns(int count) {
        return java.util.stream.IntStream.range(0, count).mapToObj(k -> new Column("c" + k, "")).toList();
    }
}
