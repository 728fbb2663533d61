package org.signorini.diagram.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The places a person gave to things, and the bends of edges. */
public final class DiagramLayout {

    private final Map<LayoutKey, Box> boxes = new LinkedHashMap<>();
    private final Map<LayoutKey, List<Box>> bends = new LinkedHashMap<>();
    private final List<Guide> guides = new ArrayList<>();

    /** {@code null} where nobody has said. */
    public Box box(LayoutKey key) {
        return boxes.get(key);
    }

    public void place(LayoutKey key, Box box) {
        if (box == null) {
            boxes.remove(key);
        } else {
            boxes.put(key, box);
        }
    }

    /** The points between the ends, as boxes without extent. */
    public List<Box> bends(LayoutKey key) {
        return bends.getOrDefault(key, List.of());
    }

    public void bend(LayoutKey key, List<Box> points) {
        if (points.isEmpty()) {
            bends.remove(key);
        } else {
            bends.put(key, List.copyOf(points));
        }
    }

    /** The guides, to be changed; arranging anew leaves them alone. */
    public List<Guide> guides() {
        return guides;
    }

    /** The places as they are now. */
    public DiagramLayout copy() {
        DiagramLayout copy = new DiagramLayout();
        copy.restore(this);
        return copy;
    }

    /** Takes over the places of another. */
    public void restore(DiagramLayout other) {
        clear();
        boxes.putAll(other.boxes);
        bends.putAll(other.bends);
    }

    /** Forgets all places. */
    public void clear() {
        boxes.clear();
        bends.clear();
    }

    Map<LayoutKey, Box> boxes() {
        return boxes;
    }

    Map<LayoutKey, List<Box>> allBends() {
        return bends;
    }
}
