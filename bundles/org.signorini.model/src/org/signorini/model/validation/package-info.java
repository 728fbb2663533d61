/**
 * What is wrong with a model, before anything is computed: each finding with its severity, the element, the cause and
 * what to do. Editors, the command line and the runner ask the same {@link
 * org.signorini.model.validation.Validation}; EMF's own machinery does by {@link
 * org.signorini.model.validation.ModelValidator}. Rules that need more than the model, such as solvers' abilities or
 * loop closures, are contributed through the extension point {@code org.signorini.model.rules}.
 */
package org.signorini.model.validation;
