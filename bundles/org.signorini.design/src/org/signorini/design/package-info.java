/**
 * The diagram of a mechanism, defined once: {@code description/mechanism.odesign} is an Eclipse Sirius viewpoint
 * specification (mappings, styles, layers, tools), {@link org.signorini.design.services} are the Java methods that its
 * expressions call. With Sirius the specification is registered there; without, {@code org.signorini.diagram} reads it.
 */
package org.signorini.design;
