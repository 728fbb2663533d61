/** The editor of {@code *.mechanism} files: palette, menus, outline, saving, export. */
package org.signorini.diagram.editor;
