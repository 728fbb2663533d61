/** What is drawn, with Draw2d. */
package org.signorini.diagram.figure;
