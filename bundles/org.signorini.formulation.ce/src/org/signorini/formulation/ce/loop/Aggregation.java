package org.signorini.formulation.ce.loop;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.Tree;

/**
 * A mechanism with loops as a tree of compound bodies (Jain, Nonlinear Dynamics 67, 2012, "Multibody graph
 * transformations and analysis, part II"): the nodes of a loop, from its two ends up to their lowest common
 * ancestor, which stays outside, are aggregated. Loops that share a node are one. Every node that is in no loop is a
 * cluster by itself.
 *
 * <p>
 * A cluster hangs on a single node: if two loops share a node, one's common ancestor is the other's or belongs to the
 * other. Clusters are numbered depth first, so that a subtree is c … last[c], and parents come before children. Arrays
 * are not to be modified.
 */
public final class Aggregation {

    /** Number of clusters. */
    public final int count;
    /** The cluster of every node; −1 for the ground. */
    public final int[] cluster;
    /** The node a cluster hangs on, 0 for the ground. */
    public final int[] parentNode;
    /** The last cluster of the subtree that begins here. */
    public final int[] last;
    /** Where the nodes of a cluster begin in {@link #nodes}, parents before children. */
    public final int[] firstNode;
    public final int[] nodes;
    /** Where the freedoms of a cluster that are not prescribed begin in {@link #freedoms}. */
    public final int[] firstFreedom;
    public final int[] freedoms;
    /** Whether a cluster is a loop. */
    public final boolean[] isLoop;
    /** The lowest common ancestor of the two nodes of every closure. */
    public final int[] ancestor;

    private final Tree tree;
    /** Union of nodes, by the lowest of them. */
    private final int[] lowest;

    public Aggregation(Tree tree) {
        this.tree = tree;
        lowest = new int[tree.nodes + 1];
        for (int k = 0; k <= tree.nodes; k++) {
            lowest[k] = k;
        }
        boolean[] looped = new boolean[tree.nodes + 1];
        ancestor = new int[tree.closures.size()];
        for (int i = 0; i < ancestor.length; i++) {
            ancestor[i] = join(tree.closures.get(i), looped);
        }
        cluster = number();
        int most = -1;
        for (int c : cluster) {
            most = Math.max(most, c);
        }
        count = most + 1;
        parentNode = new int[count];
        last = new int[count];
        isLoop = new boolean[count];
        firstNode = new int[count + 1];
        firstFreedom = new int[count + 1];
        for (int k = 1; k <= tree.nodes; k++) {
            firstNode[cluster[k] + 1]++;
            firstFreedom[cluster[k] + 1] += freedomsOf(k);
            isLoop[cluster[k]] |= looped[k];
        }
        for (int c = 0; c < count; c++) {
            firstNode[c + 1] += firstNode[c];
            firstFreedom[c + 1] += firstFreedom[c];
        }
        nodes = new int[tree.nodes];
        freedoms = new int[firstFreedom[count]];
        int[] node = firstNode.clone();
        int[] freedom = firstFreedom.clone();
        for (int k = 1; k <= tree.nodes; k++) {
            int c = cluster[k];
            nodes[node[c]++] = k;
            for (int i = tree.u0[k]; freedomsOf(k) > 0 && i < tree.u0[k + 1]; i++) {
                freedoms[freedom[c]++] = i;
            }
        }
        for (int c = count - 1; c >= 0; c--) {
            parentNode[c] = tree.parent[nodes[firstNode[c]]];
            last[c] = Math.max(last[c], c);
            int parent = cluster[parentNode[c]];
            if (parent >= 0) {
                last[parent] = Math.max(last[parent], last[c]);
            }
        }
    }

    /** Freedoms of a node that are not prescribed. */
    private int freedomsOf(int k) {
        return tree.prescribed[k] ? 0 : tree.u0[k + 1] - tree.u0[k];
    }

    /** Joins the nodes from both ends of a closure up to where they meet, and tells where that is. */
    private int join(Closure closure, boolean[] looped) {
        int a = closure.nodeA();
        int b = closure.nodeB();
        int some = 0;
        while (a != b) {
            // parents have lower numbers than their children
            int k = Math.max(a, b);
            looped[k] = true;
            some = some == 0 ? find(k) : union(some, k);
            if (a > b) {
                a = tree.parent[a];
            } else {
                b = tree.parent[b];
            }
        }
        return a;
    }

    private int find(int k) {
        int root = k;
        while (lowest[root] != root) {
            root = lowest[root];
        }
        for (int i = k; i != root;) {
            int next = lowest[i];
            lowest[i] = root;
            i = next;
        }
        return root;
    }

    private int union(int a, int b) {
        int low = Math.min(find(a), find(b));
        lowest[find(a)] = low;
        lowest[find(b)] = low;
        return low;
    }

    /** Numbers clusters depth first, siblings in the order of their lowest nodes. */
    private int[] number() {
        int size = tree.nodes + 1;
        List<List<Integer>> children = new ArrayList<>();
        for (int k = 0; k < size; k++) {
            children.add(new ArrayList<>());
        }
        for (int k = 1; k < size; k++) {
            if (find(k) == k) {
                children.get(find(tree.parent[k])).add(k);
            }
        }
        int[] number = new int[size];
        int next = 0;
        List<Integer> stack = new ArrayList<>(children.get(0).reversed());
        while (!stack.isEmpty()) {
            int k = stack.removeLast();
            number[k] = next++;
            stack.addAll(children.get(k).reversed());
        }
        int[] result = new int[size];
        result[0] = -1;
        for (int k = 1; k < size; k++) {
            result[k] = number[find(k)];
        }
        return result;
    }
}
