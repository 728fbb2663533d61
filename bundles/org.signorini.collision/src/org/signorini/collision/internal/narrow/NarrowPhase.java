package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.WorldShapes;

/** Finds the contacts of a pair of shapes: picks the function for their kinds, then adds what all contacts have. */
public final class NarrowPhase {

    private final WorldShapes world;
    private final Manifold manifold = new Manifold();
    private final RoundPairs round;
    private final SpherePairs sphere;
    private final CapsuleBox capsuleBox;
    private final HalfSpacePairs halfSpace;
    private final ConvexPair convex;
    private final SphereMesh sphereMesh;
    private final BoxBox boxBox;

    public NarrowPhase(WorldShapes world) {
        this.world = world;
        round = new RoundPairs(world, manifold);
        sphere = new SpherePairs(world);
        capsuleBox = new CapsuleBox(world, manifold);
        halfSpace = new HalfSpacePairs(world, manifold);
        convex = new ConvexPair(world, manifold);
        sphereMesh = new SphereMesh(world, convex);
        boxBox = new BoxBox(world, convex);
    }

    /** Announces which contacts the pair to come had in the last step. */
    public void last(ContactBuffer contacts, int first, int many) {
        convex.last(many > 0 ? contacts.feature[first] : -1);
        manifold.last(contacts, first, many);
    }

    /**
     * Appends the contacts of a pair nearer than the margin: gap, normal, points and feature.
     *
     * @param kinds number of the pair of kinds, A's not above B's
     * @param axis  last direction between the shapes where one is kept, three numbers at {@code at}
     */
    public void collide(int kinds, int a, int b, double margin, double[] axis, int at, ContactBuffer out) {
        switch (kinds) {
            case Kind.SPHERE * 8 + Kind.SPHERE -> round.sphereSphere(a, b, margin, out);
            case Kind.SPHERE * 8 + Kind.CAPSULE -> round.sphereCapsule(a, b, margin, out);
            case Kind.SPHERE * 8 + Kind.BOX -> sphere.box(a, b, margin, out);
            case Kind.SPHERE * 8 + Kind.CYLINDER -> sphere.cylinder(a, b, margin, out);
            case Kind.SPHERE * 8 + Kind.MESH -> sphereMesh.collide(a, b, margin, axis, at, out);
            case Kind.SPHERE * 8 + Kind.HALF_SPACE -> halfSpace.sphere(a, b, margin, out);
            case Kind.CAPSULE * 8 + Kind.CAPSULE -> round.capsuleCapsule(a, b, margin, out);
            case Kind.CAPSULE * 8 + Kind.BOX -> capsuleBox.collide(a, b, margin, out);
            case Kind.CAPSULE * 8 + Kind.HALF_SPACE -> halfSpace.capsule(a, b, margin, out);
            case Kind.BOX * 8 + Kind.BOX -> boxBox.collide(a, b, margin, axis, at, out);
            case Kind.BOX * 8 + Kind.HALF_SPACE -> halfSpace.box(a, b, margin, out);
            case Kind.CYLINDER * 8 + Kind.HALF_SPACE -> halfSpace.cylinder(a, b, margin, out);
            case Kind.MESH * 8 + Kind.HALF_SPACE -> halfSpace.mesh(a, b, margin, out);
            default -> convex.collide(a, b, margin, axis, at, out);
        }
    }

    /**
     * Completes the contacts a pair has appended: who they are between, which of last step's contacts each continues,
     * and its tangents.
     *
     * @param begin first of the pair's contacts
     * @param first first of the pair's contacts in the last step
     * @param many  how many it had then
     */
    public void complete(int a, int b, int rule, int begin, ContactBuffer out, ContactBuffer last, int first,
            int many) {
        for (int i = begin; i < out.count; i++) {
            out.shapeA[i] = a;
            out.shapeB[i] = b;
            out.bodyA[i] = world.table.body[a];
            out.bodyB[i] = world.table.body[b];
            out.rule[i] = rule;
            int old = -1;
            for (int j = first; j < first + many; j++) {
                if (last.feature[j] == out.feature[i]) {
                    old = j;
                    break;
                }
            }
            out.previous[i] = old;
            if (world.table.kind[b] == Kind.HALF_SPACE) {
                double[] r = world.rotation;
                Frames.tangents(out.frame, 9 * i, r[9 * b], r[9 * b + 3], r[9 * b + 6]);
            } else if (many == 0 || !Frames.carry(out.frame, 9 * i, last.frame, 9 * (old >= 0 ? old : first))) {
                Frames.first(out.frame, 9 * i, world.bodyRotations(), world.bodyRotation(b));
            }
        }
    }
}
