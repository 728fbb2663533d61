/**
 * Where bodies touch or are about to: signed gaps, contact points, frames and identities for every pair of shapes that
 * may meet.
 *
 * <p>
 * A {@link org.signorini.collision.SceneBuilder} collects shapes on bodies, points fixed against planes, and which of
 * them may touch; the {@link org.signorini.collision.Scene} is that, ready for use. A {@link
 * org.signorini.collision.CollisionDetector} takes the poses of the bodies and fills a {@link
 * org.signorini.collision.ContactSet}, step after step, without allocating.
 */
package org.signorini.collision;
