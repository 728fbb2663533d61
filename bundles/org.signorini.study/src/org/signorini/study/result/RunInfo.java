package org.signorini.study.result;

import java.util.Map;
import java.util.TreeMap;

/**
 * What was run, by what, and how it ended.
 *
 * @param study         name of the study
 * @param variation     values this run has that its study's other runs do not, by name; empty for a single run
 * @param settings      ids and options, step and duration, as text, complete enough to run it again
 * @param mechanismText the mechanism's file, to the byte
 * @param studyText     the study's file, to the byte; empty where there was none
 * @param versions      of this program, Java and the system
 * @param created       when it began, ISO 8601
 * @param summary       the object {@code run --json} prints
 */
public record RunInfo(String study, Map<String, String> variation, Map<String, String> settings, String mechanismText,
        String studyText, Map<String, String> versions, String created, Status status, String cause, String summary) {

    /** Where a run stands. */
    public enum Status {
        RUNNING, DONE, FAILED, CANCELLED
    }

    public RunInfo {
        variation = new TreeMap<>(variation);
        settings = new TreeMap<>(settings);
        versions = new TreeMap<>(versions);
    }

    /** The same with an ending. */
    public RunInfo ended(Status ending, String why, String summaryText) {
        return new RunInfo(study, variation, settings, mechanismText, studyText, versions, created, ending, why,
                summaryText);
    }
}
