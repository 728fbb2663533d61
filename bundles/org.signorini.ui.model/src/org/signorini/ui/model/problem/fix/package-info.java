/** The quick fixes. Each is offered where the model, as it is now, has the mistake that it mends. */
package org.signorini.ui.model.problem.fix;
