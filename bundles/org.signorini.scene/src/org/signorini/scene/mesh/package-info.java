/** Triangles of shapes. */
package org.signorini.scene.mesh;
