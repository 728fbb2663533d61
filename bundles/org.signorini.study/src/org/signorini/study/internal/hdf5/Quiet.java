package org.signorini.study.internal.hdf5;

/**
 * Keeps the logging façade of the HDF5 library silent: without a provider, and there is none here, it would say so on
 * the terminal, where our one line of output belongs. Whoever sets the property decides otherwise.
 */
final class Quiet {

    private static final String VERBOSITY = "slf4j.internal.verbosity";

    private Quiet() {
    }

    /** To be called before the library's first class is loaded. */
    static void logging() {
        if (System.getProperty(VERBOSITY) == null) {
            System.setProperty(VERBOSITY, "ERROR");
        }
    }
}
