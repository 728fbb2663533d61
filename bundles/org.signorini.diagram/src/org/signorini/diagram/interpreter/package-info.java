/** Evaluates the specification's expressions on the model and carries out what its tools say. */
package org.signorini.diagram.interpreter;
