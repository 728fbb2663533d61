/** What a diagram shows at a moment, and where: nodes and edges from the model, and the places a person gave them. */
package org.signorini.diagram.view;
