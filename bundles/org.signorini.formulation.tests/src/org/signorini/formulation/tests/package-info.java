/** What the tests of all formulations share: mechanisms, contacts, and where bodies are. */
package org.signorini.formulation.tests;
