/**
 * Form fields on features of a model. A field shows what the model has and executes a command for what is typed or
 * chosen, at once; typing in one field is one step to undo. What an expression comes to stands beside it.
 */
package org.signorini.ui.model.form;
