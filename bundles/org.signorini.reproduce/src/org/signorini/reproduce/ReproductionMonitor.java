package org.signorini.reproduce;

/** Hears how a reproduction gets on, and may stop it. Called from threads of its runs. */
public interface ReproductionMonitor {

    ReproductionMonitor SILENT = new ReproductionMonitor() {
    };

    /** A figure is begun. @param share of the whole that is done, 0 to 1 */
    default void begun(Subject subject, double share) {
    }

    /** Called now and then while a figure is computed. @param share of the whole that is done, 0 to 1 */
    default void progressed(Subject subject, double share) {
    }

    /** A figure is there. */
    default void done(Figure figure) {
    }

    default boolean isCancelled() {
        return false;
    }
}
