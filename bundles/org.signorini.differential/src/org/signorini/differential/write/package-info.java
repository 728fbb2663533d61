/** Mechanisms and findings as files that people and the command line read. */
package org.signorini.differential.write;
