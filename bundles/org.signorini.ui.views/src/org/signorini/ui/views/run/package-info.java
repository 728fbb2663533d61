/**
 * The runs the workbench knows, shared by all its views: {@link org.signorini.ui.views.run.Runs} lists them, and holds
 * which of them are looked at, at which instant, in which stretch of time.
 */
package org.signorini.ui.views.run;
