package org.signorini.study.probe;

import java.util.List;
import java.util.stream.Stream;

import org.signorini.algebra.Vector3;
import org.signorini.model.mechanism.Component;
import org.signorini.study.result.Column;

/** Parts of vectors as columns. */
final class Components {

    private Components() {
    }

    static List<Column> columns(String name, Component component, String unit) {
        Stream<String> parts = component == Component.ALL ? Stream.of(".x", ".y", ".z") : Stream.of("");
        return parts.map(part -> new Column(name + part, unit)).toList();
    }

    static void put(Vector3 v, Component component, double[] out, int at) {
        switch (component) {
            case ALL -> v.put(out, at);
            case X -> out[at] = v.x();
            case Y -> out[at] = v.y();
            case Z -> out[at] = v.z();
            case NORM -> out[at] = v.norm();
        }
    }
}
