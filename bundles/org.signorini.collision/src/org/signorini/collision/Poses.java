package org.signorini.collision;

/**
 * Where the bodies are, as a view of arrays somebody else keeps: body b has its rotation (body to world, row-major) at
 * {@code rotationAt + b·rotationStride} and its origin at {@code positionAt + b·positionStride}. Made once, read at
 * every step.
 */
public record Poses(double[] rotations, int rotationAt, int rotationStride, double[] positions, int positionAt,
        int positionStride) {

    /** Nine numbers per body in one array, three in another, without gaps. */
    public static Poses of(double[] rotations, double[] positions) {
        return new Poses(rotations, 0, 9, positions, 0, 3);
    }

    /** Where the rotation of a body starts. */
    public int rotation(int body) {
        return rotationAt + body * rotationStride;
    }

    /** Where the position of a body starts. */
    public int position(int body) {
        return positionAt + body * positionStride;
    }
}
