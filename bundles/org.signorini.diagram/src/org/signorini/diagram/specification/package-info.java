/**
 * The diagram specification as data: a small reader of the {@code .odesign} format of Eclipse Sirius. It knows what
 * this runtime draws and does, and refuses everything else with a message that names the place.
 */
package org.signorini.diagram.specification;
