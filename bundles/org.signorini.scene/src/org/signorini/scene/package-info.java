/**
 * What a picture of a run is made of: solids, balls, coils and plates on bodies
 * ({@link org.signorini.scene.SceneModel}), where the bodies are at a time
 * ({@link org.signorini.scene.Track}), which impulses act ({@link org.signorini.scene.ContactTrack}), and from
 * where all this is seen ({@link org.signorini.scene.Camera}).
 *
 * <pre>
 * build    a scene of an assembled mechanism and its result
 * mesh     triangles of the shapes
 * paint    the picture: a z-buffer in software, the same bits everywhere
 * export   PNG sequences and animated GIF
 * </pre>
 *
 * No user interface and no display is needed.
 */
package org.signorini.scene;
