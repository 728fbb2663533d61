/**
 * Pictures of scenes. A {@link org.signorini.scene.paint.Composition} places everything in the eye's axes; the
 * {@link org.signorini.scene.paint.Painter} makes pixels of it by the processors alone, others by OpenGL.
 */
package org.signorini.scene.paint;
