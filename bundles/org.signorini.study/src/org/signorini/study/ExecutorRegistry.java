package org.signorini.study;

import org.signorini.contribution.ContributionRegistry;

/** What is contributed to the extension point {@value #POINT}. */
public final class ExecutorRegistry {

    public static final String POINT = "org.signorini.study.executors";

    private ExecutorRegistry() {
    }

    public static ContributionRegistry<Executor> read() {
        return ContributionRegistry.read(POINT, Executor.class);
    }
}
