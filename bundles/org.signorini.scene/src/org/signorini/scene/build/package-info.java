/** Scenes of mechanisms: geometries as they are, links, joints and springs as symbols. */
package org.signorini.scene.build;
