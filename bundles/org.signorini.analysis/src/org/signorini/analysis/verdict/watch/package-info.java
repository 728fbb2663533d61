/** What is noted of steps while a run goes on. Allocates nothing in a step. */
package org.signorini.analysis.verdict.watch;
