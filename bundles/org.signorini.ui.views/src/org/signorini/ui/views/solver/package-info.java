/** The view Solver: what solving each step took. */
package org.signorini.ui.views.solver;
