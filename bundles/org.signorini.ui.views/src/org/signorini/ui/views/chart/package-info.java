/**
 * Charts on the screen. {@link org.signorini.ui.views.chart.ChartCanvas} shows one; it is built and drawn beside the
 * user interface's thread, by the same classes that draw charts into files.
 */
package org.signorini.ui.views.chart;
