/**
 * From the description to arrays: the spanning tree of a mechanism, the joints that close its loops, and the flat
 * {@link org.signorini.multibody.topology.Tree} that inner loops run over.
 */
package org.signorini.multibody.topology;
