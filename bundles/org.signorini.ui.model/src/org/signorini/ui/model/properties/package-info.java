/**
 * The Properties view of model elements, on EMF Edit's item providers: groups, texts and help are the metamodel's own.
 * One element or several at once, whose change is one command.
 */
package org.signorini.ui.model.properties;
