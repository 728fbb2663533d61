package org.signorini.scene.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.force.VectorFunction;
import org.signorini.scene.Bounds;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel;
import org.signorini.scene.paint.PaintOptions;
import org.signorini.scene.paint.Painter;
import org.signorini.scene.paint.SceneTheme;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.study.result.Column;
import org.signorini.study.result.ColumnTable;

/** Arrows of loads and axes of contacts. */
class SymbolsTest {

    private static final PaintOptions ARROWS = Pictures.BARE.impulses(true);

    /** The arrow of a force ends where it acts, a torque turns about its place, and either is as long as it is now. */
    @Test
    void loadsAreSeenAtTheirTime() {
        VectorFunction later = new VectorFunction(t -> t < 0.5 ? 0 : 3, t -> 0, t -> 0);
        assertEquals(0, load(new SceneModel.Load(0, Rigid.identity(), later, false, false), 0)[4]);
        int[] force = load(new SceneModel.Load(0, Rigid.identity(), later, false, false), 1);
        assertTrue(force[4] > 40, force[4] + " pixels");
        // the last three pixels of its point are less than a pixel wide
        assertEquals(0.5 * Pictures.WIDTH, force[1] + 1, 3);
        assertTrue(force[1] - force[0] > 20, "to the right as the force");
        VectorFunction toTheEye = VectorFunction.constant(new Vector3(0, -3, 0));
        int[] torque = load(new SceneModel.Load(0, Rigid.identity(), toTheEye, false, true), 0);
        assertTrue(torque[4] > 40, torque[4] + " pixels");
        assertEquals(0.5 * Pictures.HEIGHT, 0.5 * (torque[2] + torque[3] + 1), 4);
    }

    /** What follows turns with its marker. */
    @Test
    void followingLoadsTurn() {
        double[] upright = Rigid.of(new Frame(Vector3.ZERO, Quaternion.zTo(Vector3.X)));
        VectorFunction alongZ = VectorFunction.constant(new Vector3(0, 0, 3));
        int[] fixed = load(new SceneModel.Load(0, upright, alongZ, false, false), 0);
        int[] following = load(new SceneModel.Load(0, upright, alongZ, true, false), 0);
        assertTrue(fixed[3] - fixed[2] > fixed[1] - fixed[0], "upwards in the world");
        assertTrue(following[1] - following[0] > following[3] - following[2], "along the marker's z, the world's x");
    }

    /** From the normal and the parts of the impulse come the tangents of the solver. */
    @Test
    void contactFramesAreThoseOfTheRun() {
        Vector3 n = new Vector3(1, 2, 2).unit();
        Vector3 t1 = new Vector3(2, 1, -2).unit();
        Vector3 t2 = n.cross(t1);
        Vector3 p = n.times(5).plus(t1.times(-0.7)).plus(t2.times(1.1));
        double[][] values = new double[ContactColumn.values().length][1];
        double[] parts = {5, -0.7, 1.1, p.x(), p.y(), p.z(), n.x(), n.y(), n.z()};
        ContactColumn[] columns = {ContactColumn.NORMAL_IMPULSE, ContactColumn.TANGENT1_IMPULSE,
            ContactColumn.TANGENT2_IMPULSE, ContactColumn.IMPULSE_X, ContactColumn.IMPULSE_Y, ContactColumn.IMPULSE_Z,
            ContactColumn.NORMAL_X, ContactColumn.NORMAL_Y, ContactColumn.NORMAL_Z};
        for (int k = 0; k < parts.length; k++) {
            values[columns[k].ordinal()][0] = parts[k];
        }
        ContactTrack track = new ContactTrack(new ColumnTable(IntStream.range(0, values.length)
                .mapToObj(k -> new Column("c" + k, "")).toList(), List.of(values)), () -> List.of("contact"));
        track.find(0, 0.1);
        assertEquals(0, Vector3.from(track.frames(), 0).minus(n).norm(), 1e-12);
        assertEquals(0, Vector3.from(track.frames(), 3).minus(t1).norm(), 1e-12);
        assertEquals(0, Vector3.from(track.frames(), 6).minus(t2).norm(), 1e-12);
    }

    /** The box of the pixels in the colour of loads. */
    private static int[] load(SceneModel.Load load, double time) {
        Bounds bounds = new Bounds();
        bounds.add(0, 0, 0, 2);
        SceneModel scene = new SceneModel("test", Vector3.Z, List.of(), List.of(), List.of(load), bounds, bounds, 0.1,
                1, Map.of(), Set.of(), false, Vector3.ZERO);
        SceneTheme red = new SceneTheme(0xFFFFFF, 0xFFFFFF, 0, 0, 0, 0, 0, Pictures.RED);
        BufferedImage image = new BufferedImage(Pictures.WIDTH, Pictures.HEIGHT, BufferedImage.TYPE_INT_RGB);
        new Painter().paint(scene, Pictures.still(), Pictures.none(), time,
                Pictures.front(10), ARROWS.theme(red), image);
        return Pictures.red(image);
    }
}
