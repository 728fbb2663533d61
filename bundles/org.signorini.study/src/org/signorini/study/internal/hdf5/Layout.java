package org.signorini.study.internal.hdf5;

/** The names in a result file. */
final class Layout {

    static final String FORMAT = "format";
    static final String FORMAT_NAME = "signorini-run";
    static final String VERSION = "formatVersion";
    static final int FORMAT_VERSION = 1;
    static final String STUDY = "study";
    static final String STATUS = "status";
    static final String CAUSE = "cause";
    static final String CREATED = "created";
    static final String SUMMARY = "summary";
    static final String SETTINGS = "settings";
    static final String VARIATION = "variation";
    static final String VERSIONS = "versions";
    static final String MODEL = "model";
    static final String MECHANISM = "mechanism";
    static final String LANES = "lanes";
    static final String BODIES = "bodies";
    static final String SOLVERS = "solvers";
    static final String COUNT = "count";
    static final String COLUMNS = "columns";
    static final String UNITS = "units";
    static final String UNIT = "unit";
    static final String VALUES = "values";
    /** Stands for empty text, which the library beneath cannot write. */
    static final String EMPTY = " ";
    /** More columns than this are one matrix. */
    static final int WIDE = 24;

    private Layout() {
    }

    /** Slashes part groups, and the table's own names are taken. */
    static String node(String name) {
        String safe = name.replace('/', '_');
        return switch (safe) {
            case COLUMNS, UNITS, VALUES, "", ".", ".." -> safe + "_";
            default -> safe;
        };
    }
}
