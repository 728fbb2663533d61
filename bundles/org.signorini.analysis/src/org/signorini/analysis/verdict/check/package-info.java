/** The checks of a verdict, one thing each, with their thresholds and why they are where they are. */
package org.signorini.analysis.verdict.check;
