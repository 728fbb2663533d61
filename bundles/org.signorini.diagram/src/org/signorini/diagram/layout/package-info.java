/** Where things stand that nobody has placed: a layered drawing by ELK, and small rules for what comes later. */
package org.signorini.diagram.layout;
