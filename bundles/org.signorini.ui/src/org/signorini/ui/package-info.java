/** Ids of the workbench's parts, for those who contribute to it. */
package org.signorini.ui;
