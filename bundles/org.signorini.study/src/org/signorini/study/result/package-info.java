/**
 * What runs leave: tables of numbers under names with units, kept in HDF5 files that other programs read, and in CSV.
 * {@link org.signorini.study.result.ResultFiles} tells the layout.
 */
package org.signorini.study.result;
