/** The edit parts and policies of GEF: thin, they turn gestures into the specification's tools. */
package org.signorini.diagram.part;
