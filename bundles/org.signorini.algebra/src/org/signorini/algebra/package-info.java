/**
 * Small dense kernels on flat {@code double[]}: three-vectors, rotations, spatial vectors and inertias, factorizations.
 * Methods write into arrays their caller owns and take an offset; nothing allocates. The records {@link
 * org.signorini.algebra.Vector3}, {@link org.signorini.algebra.Quaternion} and {@link org.signorini.algebra.Frame} are
 * for descriptions, outside of inner loops.
 *
 * <table>
 * <caption>Layouts</caption>
 * <tr><td>vector</td><td>3</td><td>x, y, z</td></tr>
 * <tr><td>quaternion</td><td>4</td><td>w, x, y, z, of unit length</td></tr>
 * <tr><td>symmetric 3×3</td><td>6</td><td>xx, yy, zz, xy, xz, yz</td></tr>
 * <tr><td>spatial vector</td><td>6</td><td>angular part first: (ω, v) or (moment, force)</td></tr>
 * <tr><td>matrix</td><td>rows·columns</td><td>row-major; a rotation R_AB turns coordinates in B into coordinates in
 * A, its columns are B's axes</td></tr>
 * <tr><td>Plücker transform</td><td>12</td><td>R_AB, then p_AB, the origin of B seen from A</td></tr>
 * <tr><td>rigid inertia</td><td>10</td><td>mass, mass·centre, inertia about the frame's origin</td></tr>
 * <tr><td>symmetric 6×6</td><td>21</td><td>A symmetric, B 3×3, C symmetric of [A B; Bᵀ C]</td></tr>
 * </table>
 *
 * <p>
 * Names carry frames: {@code p_WB} is the position of B's origin seen from W in W's axes, {@code R_WB} B's orientation.
 */
package org.signorini.algebra;
