/** Runs studies: the commands, the job that computes, and which studies were run last. */
package org.signorini.ui.views.launch;
