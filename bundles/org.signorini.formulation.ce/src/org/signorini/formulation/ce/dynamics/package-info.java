/** The recursions of articulated bodies on a tree of compound bodies. */
package org.signorini.formulation.ce.dynamics;
