package org.signorini.multibody.topology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Mechanism;

/**
 * Which joints carry coordinates and which are cut. The tree is the one of least freedom (Kruskal's algorithm with a
 * joint's freedoms as its weight, ties in order of declaration): it has the fewest coordinates and leaves the fewest
 * constraint rows. Joints marked to be cut are never in it. Bodies that are then not connected to the ground start a
 * tree of their own and float.
 *
 * @param edges one per body but the ground, parents before children, chains contiguous
 * @param cut   the joints that remain as constraints, in order of declaration
 */
public record SpanningTree(List<Edge> edges, List<Joint> cut) {

    /**
     * How a body hangs in the tree.
     *
     * @param joint    the joint to its parent, or null where it floats
     * @param reversed whether the joint is drawn from the child to the parent
     */
    public record Edge(Body parent, Body child, Joint joint, boolean reversed) {
    }

    /** Minimal coordinates: as many joints as possible in the tree (S0 §2.4.2). */
    public static SpanningTree minimal(Mechanism mechanism) {
        List<Joint> candidates = new ArrayList<>(mechanism.joints());
        candidates.removeIf(Joint::cut);
        candidates.sort(Comparator.comparingInt(j -> j.type().freedoms()));
        int[] component = new int[mechanism.bodies().size()];
        for (int i = 0; i < component.length; i++) {
            component[i] = i;
        }
        boolean[] inTree = new boolean[mechanism.joints().size()];
        for (Joint joint : candidates) {
            int a = find(component, joint.from().body().index());
            int b = find(component, joint.to().body().index());
            if (a != b) {
                component[Math.max(a, b)] = Math.min(a, b);
                inTree[joint.index()] = true;
            }
        }
        return walk(mechanism, inTree);
    }

    /** Redundant coordinates: every body floats, every joint is a set of constraints (S0 §2.4.1). */
    public static SpanningTree redundant(Mechanism mechanism) {
        return walk(mechanism, new boolean[mechanism.joints().size()]);
    }

    private static int find(int[] component, int i) {
        int root = i;
        while (component[root] != root) {
            root = component[root];
        }
        for (int k = i; k != root;) {
            int next = component[k];
            component[k] = root;
            k = next;
        }
        return root;
    }

    /** Depth first from the ground, then from the first body of every part that floats. */
    private static SpanningTree walk(Mechanism mechanism, boolean[] inTree) {
        List<List<Edge>> leaving = new ArrayList<>();
        mechanism.bodies().forEach(b -> leaving.add(new ArrayList<>()));
        List<Joint> cut = new ArrayList<>();
        for (Joint joint : mechanism.joints()) {
            Body a = joint.from().body();
            Body b = joint.to().body();
            if (inTree[joint.index()]) {
                leaving.get(a.index()).add(new Edge(a, b, joint, false));
                leaving.get(b.index()).add(new Edge(b, a, joint, true));
            } else {
                cut.add(joint);
            }
        }
        List<Edge> order = new ArrayList<>();
        boolean[] seen = new boolean[mechanism.bodies().size()];
        Body ground = mechanism.bodies().get(0);
        for (Body root : mechanism.bodies()) {
            if (!seen[root.index()]) {
                Deque<Edge> stack = new ArrayDeque<>();
                stack.push(new Edge(ground, root, null, false));
                visit(stack, leaving, seen, order);
            }
        }
        return new SpanningTree(List.copyOf(order), List.copyOf(cut));
    }

    private static void visit(Deque<Edge> stack, List<List<Edge>> leaving, boolean[] seen, List<Edge> order) {
        while (!stack.isEmpty()) {
            Edge edge = stack.pop();
            seen[edge.child().index()] = true;
            if (!edge.child().isGround()) {
                order.add(edge);
            }
            List<Edge> next = new ArrayList<>(leaving.get(edge.child().index()));
            Collections.reverse(next);
            for (Edge out : next) {
                if (!seen[out.child().index()]) {
                    stack.push(out);
                }
            }
        }
    }
}
