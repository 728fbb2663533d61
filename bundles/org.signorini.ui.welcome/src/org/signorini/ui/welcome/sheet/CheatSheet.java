package org.signorini.ui.welcome.sheet;

import java.util.List;

/**
 * What to do, step by step.
 *
 * @param intro what comes of it
 */
public record CheatSheet(String title, String intro, List<Step> steps) {

    /**
     * A step.
     *
     * @param text       how it is done, with {@code <b>} as the only mark-up
     * @param command    a command that does it, as the workbench writes commands with parameters; empty for none
     * @param parts      what it consists of, in any order
     * @param completion what to say at the end; may be empty
     */
    public record Step(String title, String text, String command, List<Part> parts, String completion) {
    }

    /** One of several things to do in a step. */
    public record Part(String label, String command) {
    }
}
