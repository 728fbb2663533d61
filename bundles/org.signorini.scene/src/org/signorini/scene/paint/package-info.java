/** Pictures of scenes, painted by the processor alone. */
package org.signorini.scene.paint;
