/**
 * Runs studies. {@link org.signorini.study.run.StudyPlan} tells which runs a study has, {@link
 * org.signorini.study.run.StudyRunner} has an executor compute them, and {@link org.signorini.study.run.Run} is one of
 * them: assembled, stepped, recorded, measured, written.
 */
package org.signorini.study.run;
