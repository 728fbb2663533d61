/** The measures of studies, and what is told of every run: numbers under names, nested as {@code run --json} prints. */
package org.signorini.study.measure;
