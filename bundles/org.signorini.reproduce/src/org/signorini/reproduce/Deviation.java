package org.signorini.reproduce;

/**
 * Where the program departs from what a paper prints.
 *
 * @param where   the equation or section, as {@code eq. 37}
 * @param printed what stands there
 * @param here    what the program does
 * @param why     the reason, and what it changes
 * @param option  how to have it as printed, as {@code run --option scheme.name=value}; empty where it cannot be had
 */
public record Deviation(String where, String printed, String here, String why, String option) {
}
