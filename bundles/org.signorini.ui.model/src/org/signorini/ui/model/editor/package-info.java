/**
 * What all editors of model files have in common towards the workbench: {@link
 * org.signorini.ui.model.editor.ModelEditorPart} brings a model under edit together with its properties, its problems
 * and the workbench's menus.
 */
package org.signorini.ui.model.editor;
