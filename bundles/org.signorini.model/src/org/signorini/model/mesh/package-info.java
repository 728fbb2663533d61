/** Points of meshes from STL and OBJ files; which of them are corners of the hull is for the collision detector. */
package org.signorini.model.mesh;
