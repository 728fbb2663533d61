/** Elements on their way from one diagram to another, or beside themselves: copied with their places, pasted undoably. */
package org.signorini.diagram.clipboard;
