package org.signorini.formulation.dca.assembly;

import java.util.Arrays;

import org.signorini.multibody.topology.Tree;

/**
 * Which bodies are assembled with which (S1 figure 3). Leaves are single bodies or small {@link SubDomains sub-domains}
 * of bodies next to each other; an assembly joins two others across the joints between them. Of an assembly only its
 * <i>handles</i> are seen from outside: the bodies that still have joints to bodies it does not contain. Chains and
 * trees get by with two of them, at every assembly; a loop through other bodies than the ground adds handles until it
 * is closed. The ground belongs to every assembly, and joints to it are held as soon as their body appears.
 *
 * <p>
 * A handle of S1 is a point of a body where a joint is; here it is the body itself, its motion taken at its node's
 * origin, so that a body with many joints has one handle and not many (S1 after eq. 33: the velocity of any handle of a
 * body tells that of the others).
 *
 * <p>
 * Assemblies are numbered so that those within assembly c are first[c] … c − 1. Arrays are not to be modified.
 */
public final class AssemblyTree {

    /** Number of assemblies, leaves included. */
    public final int count;
    /** The two parts, or −1 for leaves. */
    public final int[] left;
    public final int[] right;
    /** The assembly this one is a part of, or −1. */
    public final int[] parent;
    /** First assembly within this one. */
    public final int[] first;
    /** Bodies of leaf c are member[memberStart[c]] …, parents before children: the first is its top. */
    public final int[] memberStart;
    public final int[] member;
    /** The leaf of a body. */
    public final int[] leaf;
    /**
     * Handles of the parts together are partNode[partStart[c]] …: those of the left part, then of the right; of leaves
     * the bodies that have joints to others.
     */
    public final int[] partStart;
    public final int[] partNode;
    /** Handles that remain are keep[keepStart[c]] …: positions among those of the parts. */
    public final int[] keepStart;
    public final int[] keep;
    /** Joints held in assembly c are edge[edgeStart[c]] …: k for the joint of node k, nodes + 1 + j for closure j. */
    public final int[] edgeStart;
    public final int[] edge;
    /** Positions of a held joint's two bodies among the handles of the parts, −1 for the ground. */
    public final int[] endA;
    public final int[] endB;
    /** Whether rows may depend on others: there is a loop somewhere within. */
    public final boolean[] looped;
    /** S1's terminal handles: first and last body of the path through most bodies; 0 where there are none. */
    public final int firstTerminal;
    public final int lastTerminal;

    AssemblyTree(AssemblyTreeBuilder b, Tree tree) {
        count = b.count;
        left = Arrays.copyOf(b.left, count);
        right = Arrays.copyOf(b.right, count);
        memberStart = Arrays.copyOf(b.memberStart, count + 1);
        member = b.member.clone();
        partStart = Arrays.copyOf(b.partStart, count + 1);
        partNode = b.partNode.clone();
        keepStart = Arrays.copyOf(b.keepStart, count + 1);
        keep = b.keep.clone();
        edgeStart = Arrays.copyOf(b.edgeStart, count + 1);
        edge = b.edge.clone();
        endA = b.endA.clone();
        endB = b.endB.clone();
        firstTerminal = b.firstTerminal;
        lastTerminal = b.lastTerminal;
        parent = new int[count];
        first = new int[count];
        leaf = new int[tree.nodes + 1];
        looped = new boolean[count];
        Arrays.fill(parent, -1);
        for (int c = 0; c < count; c++) {
            first[c] = left[c] < 0 ? c : first[left[c]];
            for (int e = edgeStart[c]; e < edgeStart[c + 1]; e++) {
                looped[c] |= edge[e] > tree.nodes;
            }
            if (left[c] < 0) {
                for (int i = memberStart[c]; i < memberStart[c + 1]; i++) {
                    leaf[member[i]] = c;
                }
            } else {
                parent[left[c]] = c;
                parent[right[c]] = c;
                looped[c] |= looped[left[c]] || looped[right[c]];
            }
        }
    }

    /** Number of bodies within an assembly. */
    public int bodies(int c) {
        return memberStart[c + 1] - memberStart[first[c]];
    }

    /** Number of handles of the parts together. */
    public int parts(int c) {
        return partStart[c + 1] - partStart[c];
    }

    /** Number of handles that remain. */
    public int handles(int c) {
        return keepStart[c + 1] - keepStart[c];
    }

    /** Number of assemblies from the top to the deepest leaf. */
    public int depth() {
        int[] at = new int[count];
        int most = 0;
        for (int c = count - 1; c >= 0; c--) {
            at[c] = parent[c] < 0 ? 1 : at[parent[c]] + 1;
            most = Math.max(most, at[c]);
        }
        return most;
    }
}
