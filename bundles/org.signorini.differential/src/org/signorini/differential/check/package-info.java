/**
 * What is compared: the start, accelerations, the response to impulses, motions and contacts of a mechanism in all that
 * is installed, with the reference and with each other. What disagrees becomes a
 * {@link org.signorini.differential.check.Finding}.
 */
package org.signorini.differential.check;
