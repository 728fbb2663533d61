/** Wizards: a project, a mechanism that is empty, an example's or a robot's, and a study. */
package org.signorini.ui.model.wizard;
