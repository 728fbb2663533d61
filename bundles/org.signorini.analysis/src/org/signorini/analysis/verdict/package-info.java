/**
 * The verdict on a run: sound, doubtful or unsound, with reasons in words and numbers. Each {@link
 * org.signorini.analysis.verdict.Check} looks for one thing.
 */
package org.signorini.analysis.verdict;
