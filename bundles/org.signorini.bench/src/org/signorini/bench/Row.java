package org.signorini.bench;

import java.util.List;
import java.util.Map;

/** A measurement: an object for programs and a line of a table for people. */
public sealed interface Row permits StepRow, SolveRow, FormulationRow, CertificateRow, DifferentialRow {

    /** The fields of its JSON object, in their order. */
    Map<String, Object> fields();

    /** Names of the table's columns. */
    List<String> headings();

    /** This row's cells, as many as there are headings. */
    List<String> cells();
}
