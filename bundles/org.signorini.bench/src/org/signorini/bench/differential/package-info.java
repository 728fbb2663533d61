/** Generated mechanisms in everything that is installed. */
package org.signorini.bench.differential;
