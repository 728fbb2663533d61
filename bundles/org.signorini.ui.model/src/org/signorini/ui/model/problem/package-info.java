/**
 * Problems of model files in the workspace: found a moment after a file changes, shown as markers, with quick fixes.
 * No builder and no nature: a model file in any project is looked at.
 */
package org.signorini.ui.model.problem;
