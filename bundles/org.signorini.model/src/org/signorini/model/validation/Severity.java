package org.signorini.model.validation;

/** How bad it is. */
public enum Severity {

    /** Worth knowing. */
    INFO,

    /** Can be computed, but probably is not what was meant. */
    WARNING,

    /** Cannot be computed. */
    ERROR
}
