/** Elements on their way to another diagram or beside themselves: copied with their places, pasted undoably. */
package org.signorini.diagram.clipboard;
