package org.signorini.formulation.rc.sparse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/**
 * In which order bodies and links are eliminated from the saddle-point matrix. First what hangs on as a tree is taken
 * off from its leaves: a body that has one link left, then that link; nothing fills in, whatever the shape of the
 * tree, and what is left of the body next to it is an articulated inertia (Baraff 1996; Featherstone 2008, ch. 8).
 * What remains are loops: there all bodies go first and then the links, by least degree (Tinney, Walker 1967). A link
 * of a loop must not go before its bodies, because only then is it known which of its rows depend on others.
 *
 * <p>
 * Bodies are numbered from 1, 0 is the ground and no unknown. Vertex k − 1 is body k, vertex {@code bodies + l} link l.
 */
final class EliminationOrder {

    private final int bodies;
    private final int[] linkA;
    private final int[] linkB;
    private final List<List<Integer>> linksOf = new ArrayList<>();
    private final boolean[] linkGone;
    private final boolean[] bodyGone;
    private final int[] order;
    private int count;

    private EliminationOrder(int bodies, int[] linkA, int[] linkB) {
        this.bodies = bodies;
        this.linkA = linkA;
        this.linkB = linkB;
        linkGone = new boolean[linkA.length];
        bodyGone = new boolean[bodies + 1];
        order = new int[bodies + linkA.length];
        for (int k = 0; k <= bodies; k++) {
            linksOf.add(new ArrayList<>());
        }
        for (int l = 0; l < linkA.length; l++) {
            linksOf.get(linkA[l]).add(l);
            linksOf.get(linkB[l]).add(l);
        }
    }

    /** The vertices in order of elimination. */
    static int[] of(int bodies, int[] linkA, int[] linkB) {
        EliminationOrder found = new EliminationOrder(bodies, linkA, linkB);
        found.peel();
        for (int k = 1; k <= bodies; k++) {
            if (!found.bodyGone[k]) {
                found.order[found.count++] = k - 1;
            }
        }
        found.untangle();
        return found.order;
    }

    private void peel() {
        int[] degree = new int[bodies + 1];
        Deque<Integer> leaves = new ArrayDeque<>();
        for (int k = bodies; k >= 1; k--) {
            degree[k] = linksOf.get(k).size();
            if (degree[k] <= 1) {
                leaves.add(k);
            }
        }
        while (!leaves.isEmpty()) {
            int leaf = leaves.poll();
            bodyGone[leaf] = true;
            order[count++] = leaf - 1;
            for (int l : linksOf.get(leaf)) {
                if (!linkGone[l]) {
                    linkGone[l] = true;
                    order[count++] = bodies + l;
                    int next = linkA[l] == leaf ? linkB[l] : linkA[l];
                    // from two to one: it has become a leaf; from one to none: it already waits
                    if (next != 0 && --degree[next] == 1) {
                        leaves.add(next);
                    }
                }
            }
        }
    }

    /** Least degree on the links of loops, which are neighbours where they share a body. */
    private void untangle() {
        List<TreeSet<Integer>> neighbours = new ArrayList<>();
        TreeSet<Integer> left = new TreeSet<>();
        for (int l = 0; l < linkA.length; l++) {
            TreeSet<Integer> set = new TreeSet<>();
            if (!linkGone[l]) {
                left.add(l);
                addLinks(linkA[l], set);
                addLinks(linkB[l], set);
                set.remove(l);
            }
            neighbours.add(set);
        }
        while (!left.isEmpty()) {
            int best = left.first();
            for (int l : left) {
                if (neighbours.get(l).size() < neighbours.get(best).size()) {
                    best = l;
                }
            }
            left.remove(best);
            order[count++] = bodies + best;
            TreeSet<Integer> clique = neighbours.get(best);
            for (int l : clique) {
                neighbours.get(l).addAll(clique);
                neighbours.get(l).remove(l);
                neighbours.get(l).remove(best);
            }
        }
    }

    private void addLinks(int body, TreeSet<Integer> out) {
        if (body != 0) {
            linksOf.get(body).stream().filter(l -> !linkGone[l]).forEach(out::add);
        }
    }
}
