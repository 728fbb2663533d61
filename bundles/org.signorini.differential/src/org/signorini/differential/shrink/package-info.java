/** Makes a mechanism that disagrees as small as it can be. */
package org.signorini.differential.shrink;
