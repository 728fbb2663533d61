/** S2: what the relaxed cone does to sliding, overlapping and falling balls. */
package org.signorini.reproduce.s2;
