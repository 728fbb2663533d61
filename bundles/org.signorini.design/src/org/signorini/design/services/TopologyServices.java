package org.signorini.design.services;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.signorini.model.element.Freedoms;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.Mechanism;

/**
 * The spanning tree as the formulations see it: joints of few freedoms first, in order of declaration, never one that
 * is marked as cut; a joint between two bodies that already hang together closes a loop (S0 §2.4.2).
 */
public final class TopologyServices {

    /** Whether a joint is a constraint in minimal coordinates: it was cut or it closes a loop. */
    public boolean closesLoop(Joint joint) {
        return joint.eContainer() instanceof Mechanism mechanism && !tree(mechanism).contains(joint);
    }

    public String topologyLabel(Joint joint) {
        String name = joint.getName() == null ? "" : joint.getName();
        return name + (joint.isCut() ? "\ncut" : closesLoop(joint) ? "\ncloses a loop" : "");
    }

    private static Set<Joint> tree(Mechanism mechanism) {
        List<Joint> candidates = new ArrayList<>(mechanism.getJoints());
        candidates.removeIf(j -> j.isCut() || j.getFrom() == null || j.getTo() == null);
        candidates.sort(Comparator.comparingInt(j -> Freedoms.velocities(j.getKind())));
        Map<Body, Body> parents = new HashMap<>();
        Set<Joint> tree = new HashSet<>();
        for (Joint joint : candidates) {
            Body from = root(parents, joint.getFrom().getBody());
            Body to = root(parents, joint.getTo().getBody());
            if (from != to) {
                parents.put(to, from);
                tree.add(joint);
            }
        }
        return tree;
    }

    private static Body root(Map<Body, Body> parents, Body body) {
        Body root = body;
        while (parents.containsKey(root)) {
            root = parents.get(root);
        }
        // the next search from here is short
        if (root != body) {
            parents.put(body, root);
        }
        return root;
    }
}
