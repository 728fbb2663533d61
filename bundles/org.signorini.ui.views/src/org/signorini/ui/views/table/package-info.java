/** The view Runs: all runs with their settings and measures. */
package org.signorini.ui.views.table;
