package org.signorini.scene.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.signorini.algebra.Vector3;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.MarkerProbe;
import org.signorini.multibody.model.Body;
import org.signorini.scene.SceneModel;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.assembly.Places;

/** Points and names of a mechanism that pictures refer to. */
final class Landmarks {

    private static final int MOST_TRACES = 12;

    private final Assembly assembly;

    Landmarks(Assembly assembly) {
        this.assembly = assembly;
    }

    /** As contacts call them: by the geometry's name, or the body's where it has none. */
    Set<String> groundNames() {
        Set<String> names = new LinkedHashSet<>();
        var ground = assembly.source().getGround();
        if (ground != null) {
            ground.getMarkers().forEach(m -> m.getGeometries().forEach(g -> names.add(
                    g.getName() == null || g.getName().isBlank() ? String.valueOf(ground.getName()) : g.getName())));
        }
        return names;
    }

    /** Contacts that have a point of a body: recorded places of linearized mechanisms are those of the reference. */
    Map<String, SceneModel.Anchor> anchors() throws ElementException {
        Map<String, SceneModel.Anchor> anchors = new LinkedHashMap<>();
        for (var contact : assembly.source().getContacts()) {
            if (contact instanceof FixedContact fixed && fixed.getName() != null) {
                anchors.put(fixed.getName(), new SceneModel.Anchor(
                        assembly.bodies().get(fixed.getPoint().getBody()).index(),
                        array(Places.frame(fixed.getPoint(), assembly.numbers()).origin())));
            }
        }
        return anchors;
    }

    /** Markers that probes look at, else where the mass of the bodies is, if they are few. */
    List<SceneModel.Traced> traced() throws ElementException {
        List<SceneModel.Traced> traced = new ArrayList<>();
        for (var probe : assembly.source().getProbes()) {
            if (probe instanceof MarkerProbe p && p.getMarker() != null && traced.stream()
                    .noneMatch(t -> t.name().equals(p.getMarker().getName()))) {
                Body body = assembly.bodies().get(p.getMarker().getBody());
                traced.add(new SceneModel.Traced(p.getMarker().getName(), body.index(),
                        array(Places.frame(p.getMarker(), assembly.numbers()).origin()),
                        Palette.body(p.getMarker().getBody(), body.index())));
            }
        }
        if (traced.isEmpty() && assembly.bodies().size() <= MOST_TRACES) {
            assembly.bodies().forEach((element, body) -> {
                if (!body.isGround() && body.mass().mass() > 0) {
                    traced.add(new SceneModel.Traced(body.name(), body.index(), array(body.mass().center()),
                            Palette.body(element, body.index())));
                }
            });
        }
        return traced;
    }

    private static double[] array(Vector3 v) {
        return new double[] {v.x(), v.y(), v.z()};
    }
}
