package org.signorini.study;

import org.signorini.contribution.Configurable;

/**
 * Where the runs of a study are computed.
 */
public interface Executor extends Configurable {
}
