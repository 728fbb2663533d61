/** S4: the woodpecker toy. */
package org.signorini.reproduce.s4;
