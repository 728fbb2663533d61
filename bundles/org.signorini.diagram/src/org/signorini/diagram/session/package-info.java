/** A model under edit: command stack, layout, first places, and the commands that tools become. */
package org.signorini.diagram.session;
