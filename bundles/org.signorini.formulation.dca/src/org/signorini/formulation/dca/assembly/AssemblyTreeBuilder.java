package org.signorini.formulation.dca.assembly;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.Tree;

/**
 * Divides a mechanism. A tree of bodies is cut into paths, each going on to the child with the most bodies beyond it.
 * The subtrees beside a path are assembled whole and joined to their body; the path is then halved by number of
 * bodies again and again, until what is left is small enough for a leaf. Both together make O(log² n) levels, O(log n)
 * for chains.
 */
public final class AssemblyTreeBuilder {

    private final Tree tree;
    private final int leafSize;
    private final int[] edgeA;
    private final int[] edgeB;
    /** Joints of each body that are not held yet. */
    private final List<List<Integer>> open = new ArrayList<>();
    private final List<List<Integer>> children = new ArrayList<>();
    private final int[] size;
    private final int[] position;

    int count;
    int[] left;
    int[] right;
    int[] memberStart;
    int[] member;
    int[] partStart;
    int[] partNode = {};
    int[] keepStart;
    int[] keep = {};
    int[] edgeStart;
    int[] edge;
    int[] endA;
    int[] endB;
    int firstTerminal;
    int lastTerminal;

    private int members;
    private int edges;
    private final List<int[]> handles = new ArrayList<>();

    private AssemblyTreeBuilder(Tree tree, JointRows rows, int leafSize) {
        this.tree = tree;
        this.leafSize = leafSize;
        int joints = tree.nodes + 1 + tree.closures.size();
        edgeA = new int[joints];
        edgeB = new int[joints];
        size = new int[tree.nodes + 1];
        position = new int[tree.nodes + 1];
        Arrays.fill(position, -1);
        for (int k = 0; k <= tree.nodes; k++) {
            open.add(new ArrayList<>());
            children.add(new ArrayList<>());
        }
        for (int k = 1; k <= tree.nodes; k++) {
            // a joint without rows holds nothing: what hangs on it floats
            if (rows.count(k) > 0) {
                addEdge(k, tree.parent[k], k);
            }
            children.get(rows.count(k) > 0 ? tree.parent[k] : 0).add(k);
        }
        for (int j = 0; j < tree.closures.size(); j++) {
            Closure closure = tree.closures.get(j);
            addEdge(tree.nodes + 1 + j, closure.nodeA(), closure.nodeB());
        }
        for (int k = tree.nodes; k >= 1; k--) {
            size[k]++;
            if (rows.count(k) > 0) {
                size[tree.parent[k]] += size[k];
            }
        }
        int room = Math.max(0, 2 * tree.nodes - 1);
        left = new int[room];
        right = new int[room];
        memberStart = new int[room + 1];
        member = new int[tree.nodes];
        partStart = new int[room + 1];
        keepStart = new int[room + 1];
        edgeStart = new int[room + 1];
        edge = new int[joints];
        endA = new int[joints];
        endB = new int[joints];
    }

    /** @param leafSize bodies a leaf may have */
    static AssemblyTree build(Tree tree, JointRows rows, int leafSize) {
        AssemblyTreeBuilder builder = new AssemblyTreeBuilder(tree, rows, leafSize);
        builder.build();
        return new AssemblyTree(builder, tree);
    }

    private void addEdge(int e, int a, int b) {
        edgeA[e] = a;
        edgeB[e] = b;
        open.get(a).add(e);
        if (b != a) {
            open.get(b).add(e);
        }
    }

    private void build() {
        List<Integer> roots = children.get(0);
        int heaviest = roots.stream().reduce((a, b) -> size[b] > size[a] ? b : a).orElse(0);
        firstTerminal = heaviest;
        for (int k = heaviest; k != 0; k = heavyChild(k)) {
            lastTerminal = k;
        }
        for (List<Integer> group : groups(roots)) {
            int assembly = path(group.get(0));
            for (int root : group.subList(1, group.size())) {
                assembly = join(assembly, path(root));
            }
        }
    }

    /** Trees that closures connect are assembled together, in order of their roots. */
    private List<List<Integer>> groups(List<Integer> roots) {
        int[] group = new int[tree.nodes + 1];
        for (int k = 1; k <= tree.nodes; k++) {
            group[k] = roots.contains(k) ? k : group[tree.parent[k]];
        }
        for (Closure closure : tree.closures) {
            int a = group[closure.nodeA()];
            int b = group[closure.nodeB()];
            if (a != 0 && b != 0 && a != b) {
                for (int k = 1; k <= tree.nodes; k++) {
                    group[k] = group[k] == Math.max(a, b) ? Math.min(a, b) : group[k];
                }
            }
        }
        List<List<Integer>> out = new ArrayList<>();
        for (int root : roots) {
            if (group[root] == root) {
                out.add(new ArrayList<>(roots.stream().filter(k -> group[k] == root).toList()));
            }
        }
        return out;
    }

    private int heavyChild(int k) {
        int heavy = 0;
        for (int child : children.get(k)) {
            heavy = heavy == 0 || size[child] > size[heavy] ? child : heavy;
        }
        return heavy;
    }

    /** Assembles the subtree of a body. */
    private int path(int top) {
        List<Integer> bodies = new ArrayList<>();
        for (int k = top; k != 0; k = heavyChild(k)) {
            bodies.add(k);
        }
        return range(bodies, 0, bodies.size());
    }

    /** Assembles a stretch of a path with all that hangs beside it. */
    private int range(List<Integer> bodies, int from, int to) {
        int above = size[bodies.get(from)];
        int below = to < bodies.size() ? size[bodies.get(to)] : 0;
        if (above - below <= leafSize) {
            return leaf(bodies.get(from), below == 0 ? 0 : bodies.get(to));
        }
        if (to - from == 1) {
            return withBranches(bodies.get(from));
        }
        int cut = from + 1;
        while (cut + 1 < to && 2 * size[bodies.get(cut)] > above + below) {
            cut++;
        }
        int upper = range(bodies, from, cut);
        return join(upper, range(bodies, cut, to));
    }

    private int withBranches(int k) {
        member[members++] = k;
        int assembly = leaf();
        int heavy = heavyChild(k);
        for (int child : children.get(k)) {
            if (child != heavy) {
                assembly = join(assembly, path(child));
            }
        }
        return assembly;
    }

    /** The bodies from one down, but not those from another on. */
    private int leaf(int top, int without) {
        Deque<Integer> stack = new ArrayDeque<>(List.of(top));
        while (!stack.isEmpty()) {
            int k = stack.pop();
            if (k != without) {
                member[members++] = k;
                children.get(k).forEach(stack::push);
            }
        }
        return leaf();
    }

    /** Joints among the members, and that of the top to the ground, belong to the leaf and to no assembly. */
    private int leaf() {
        for (int i = memberStart[count]; i < members; i++) {
            int k = member[i];
            if (i > memberStart[count] || tree.parent[k] == 0) {
                open.get(k).remove((Integer) k);
                open.get(tree.parent[k]).remove((Integer) k);
            }
        }
        int[] handles = Arrays.stream(member, memberStart[count], members).filter(k -> !open.get(k).isEmpty())
                .toArray();
        return add(-1, -1, handles);
    }

    private int join(int a, int b) {
        int[] both = Arrays.copyOf(handles.get(a), handles.get(a).length + handles.get(b).length);
        System.arraycopy(handles.get(b), 0, both, handles.get(a).length, handles.get(b).length);
        return add(a, b, both);
    }

    /** A new assembly: holds the joints among its handles and the ground, and keeps the handles that have others. */
    private int add(int a, int b, int[] before) {
        int c = count++;
        left[c] = a;
        right[c] = b;
        memberStart[c + 1] = members;
        partStart[c + 1] = partStart[c] + before.length;
        if (partNode.length < partStart[c + 1]) {
            partNode = Arrays.copyOf(partNode, 2 * partStart[c + 1]);
        }
        System.arraycopy(before, 0, partNode, partStart[c], before.length);
        for (int i = 0; i < before.length; i++) {
            position[before[i]] = i;
        }
        for (int k : before) {
            for (int e : List.copyOf(open.get(k))) {
                int pa = position[edgeA[e]];
                int pb = position[edgeB[e]];
                if ((pa >= 0 || edgeA[e] == 0) && (pb >= 0 || edgeB[e] == 0)) {
                    open.get(edgeA[e]).remove((Integer) e);
                    open.get(edgeB[e]).remove((Integer) e);
                    edge[edges] = e;
                    endA[edges] = edgeA[e] == 0 ? -1 : pa;
                    endB[edges++] = edgeB[e] == 0 ? -1 : pb;
                }
            }
        }
        edgeStart[c + 1] = edges;
        int[] kept = Arrays.stream(before).filter(k -> !open.get(k).isEmpty()).toArray();
        int start = keepStart[c];
        keepStart[c + 1] = start + kept.length;
        if (keep.length < start + kept.length) {
            keep = Arrays.copyOf(keep, 2 * (start + kept.length));
        }
        for (int i = 0; i < kept.length; i++) {
            keep[start + i] = position[kept[i]];
        }
        handles.add(kept);
        for (int k : before) {
            position[k] = -1;
        }
        return c;
    }
}
