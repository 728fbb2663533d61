/**
 * Pictures of scenes by OpenGL 2.1, which every window system's plain contexts have: the same compositions as
 * {@code org.signorini.scene.paint} paints by the processor. Needs a current context and no user interface.
 *
 * <pre>
 * Driver       whether there is one, and which
 * GlPainter    a picture
 * Shader       a program on the graphics card, its text in shaders/
 * MeshBuffers  meshes on the graphics card
 * </pre>
 */
package org.signorini.scene.gl;
