/** Figures as charts and as pictures. */
package org.signorini.reproduce.draw;
