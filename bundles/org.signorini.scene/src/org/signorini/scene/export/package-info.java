/** Pictures of a run as files. */
package org.signorini.scene.export;
