/** Elements of models as people meet them: what they are called, what their numbers are, what is wrong with them. */
package org.signorini.model.element;
