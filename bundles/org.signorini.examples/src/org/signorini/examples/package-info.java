/** The gallery: every experiment of the papers, and what a person tries first, as files to open, change and run. */
package org.signorini.examples;
