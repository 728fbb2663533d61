package org.signorini.scene.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.Marker;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.mesh.Meshes;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.assembly.Places;

/** The planes of fixed contacts as strips, as long as the way of the points that may touch them. */
final class ContactStrips {

    private final Assembly assembly;
    private final Samples samples;
    private final double feature;

    ContactStrips(Assembly assembly, Samples samples, double feature) {
        this.assembly = assembly;
        this.samples = samples;
        this.feature = feature;
    }

    void build(List<Item> items) throws ElementException {
        Map<Marker, List<FixedContact>> planes = new LinkedHashMap<>();
        for (var contact : assembly.source().getContacts()) {
            if (contact instanceof FixedContact fixed) {
                planes.computeIfAbsent(fixed.getPlane(), m -> new ArrayList<>()).add(fixed);
            }
        }
        for (Map.Entry<Marker, List<FixedContact>> plane : planes.entrySet()) {
            items.add(strip(plane.getKey(), plane.getValue()));
        }
    }

    private Item strip(Marker plane, List<FixedContact> contacts) throws ElementException {
        int body = assembly.bodies().get(plane.getBody()).index();
        Frame frame = Places.frame(plane, assembly.numbers());
        double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
        double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (FixedContact contact : contacts) {
            int other = assembly.bodies().get(contact.getPoint().getBody()).index();
            Vector3 point = Places.frame(contact.getPoint(), assembly.numbers()).origin();
            samples.forEach(s -> {
                Vector3 way = s.point(other, point).minus(s.point(body, frame.origin()));
                for (int k = 0; k < 2; k++) {
                    Vector3 axis = frame.orientation().rotate(k == 0 ? Vector3.X : Vector3.Y);
                    double along = way.dot(s.direction(body, axis));
                    low[k] = Math.min(low[k], along);
                    high[k] = Math.max(high[k], along);
                }
            });
        }
        double thick = feature;
        double[] half = {0.5 * (high[0] - low[0]) + 4 * feature, 0.5 * (high[1] - low[1]) + 4 * feature};
        Frame center = frame.times(Frame.at(0.5 * (low[0] + high[0]), 0.5 * (low[1] + high[1]), -thick));
        return new Item.Solid(body, Meshes.box(half[0], half[1], thick), Rigid.of(center),
                Palette.body(plane.getBody(), body));
    }
}
