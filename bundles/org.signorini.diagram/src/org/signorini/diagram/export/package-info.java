/** Diagrams as pictures. */
package org.signorini.diagram.export;
