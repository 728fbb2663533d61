/** From a seed to a mechanism: {@link org.signorini.differential.generate.Generator}. */
package org.signorini.differential.generate;
