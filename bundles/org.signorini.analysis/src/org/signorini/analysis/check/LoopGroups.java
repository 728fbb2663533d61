package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.signorini.multibody.model.Body;

/**
 * Bodies and joints as groups that hang together by more than one joint, and the single joints between groups: the
 * bridges of the graph whose nodes are bodies and the ground (Tarjan 1974). What lies beyond a bridge acts through it
 * alone. O(bodies + joints).
 */
final class LoopGroups {

    /**
     * @param bodies without the ground; of a group around the ground alone there are none
     * @param inner  joints between its bodies, or to the ground where that is one of them
     * @param bridge the joint towards the first group, or null
     */
    record Group(List<Body> bodies, List<JointRows> inner, JointRows bridge) {
    }

    private final List<Body> bodies;
    private final List<JointRows> joints;
    /** Of a body in the mechanism, its node; the ground is node 0. */
    private final int[] node;
    private final List<List<Integer>> edges = new ArrayList<>();
    private final int[] number;
    private final int[] low;
    private final int[] parentEdge;
    private final int[] order;
    private int visited;

    private LoopGroups(List<Body> bodies, List<JointRows> joints) {
        this.bodies = bodies;
        this.joints = joints;
        int n = bodies.size() + 1;
        node = new int[1 + bodies.stream().mapToInt(Body::index).max().orElse(0)];
        for (int i = 0; i < bodies.size(); i++) {
            node[bodies.get(i).index()] = i + 1;
        }
        for (int i = 0; i < n; i++) {
            edges.add(new ArrayList<>());
        }
        for (int e = 0; e < joints.size(); e++) {
            if (!joints.get(e).rows().isEmpty()) {
                edges.get(from(e)).add(e);
                edges.get(to(e)).add(e);
            }
        }
        number = new int[n];
        low = new int[n];
        parentEdge = new int[n];
        order = new int[n];
        Arrays.fill(number, -1);
    }

    /** Groups in such an order that what a bridge leads to comes before what hangs on it. */
    static List<Group> of(List<Body> bodies, List<JointRows> joints) {
        LoopGroups graph = new LoopGroups(bodies, joints);
        for (int root = 0; root <= bodies.size(); root++) {
            if (graph.number[root] < 0) {
                graph.search(root);
            }
        }
        return graph.collect();
    }

    private int from(int e) {
        return node[joints.get(e).joint().from().body().index()];
    }

    private int to(int e) {
        return node[joints.get(e).joint().to().body().index()];
    }

    /** Depth first, without recursion: chains are long. */
    private void search(int root) {
        int[] next = new int[number.length];
        int[] path = new int[number.length];
        int depth = 0;
        path[0] = root;
        enter(root, -1);
        while (depth >= 0) {
            int v = path[depth];
            if (next[v] < edges.get(v).size()) {
                int e = edges.get(v).get(next[v]++);
                int w = from(e) + to(e) - v;
                if (number[w] < 0) {
                    enter(w, e);
                    path[++depth] = w;
                } else if (e != parentEdge[v]) {
                    low[v] = Math.min(low[v], number[w]);
                }
            } else if (--depth >= 0) {
                low[path[depth]] = Math.min(low[path[depth]], low[v]);
            }
        }
    }

    private void enter(int v, int edge) {
        number[v] = visited;
        low[v] = visited;
        parentEdge[v] = edge;
        order[visited++] = v;
    }

    private List<Group> collect() {
        int[] group = new int[number.length];
        List<Group> groups = new ArrayList<>();
        for (int v : order) {
            int e = parentEdge[v];
            if (e >= 0 && low[v] < number[v]) {
                group[v] = group[from(e) + to(e) - v];
            } else {
                group[v] = groups.size();
                groups.add(new Group(new ArrayList<>(), new ArrayList<>(), e < 0 ? null : joints.get(e)));
            }
            if (v > 0) {
                groups.get(group[v]).bodies().add(bodies.get(v - 1));
            }
        }
        for (int e = 0; e < joints.size(); e++) {
            if (!joints.get(e).rows().isEmpty() && group[from(e)] == group[to(e)]) {
                groups.get(group[from(e)]).inner().add(joints.get(e));
            }
        }
        return groups;
    }
}
