package org.signorini.analysis.verdict;

/**
 * What a few steps said that were made again with more facets.
 *
 * @param steps    how many were compared; zero where the contact model has no facets, or nothing was to be compared
 * @param differed how many of them had a contact that slips with one and sticks or brakes with the other
 * @param time     of the first
 * @param contact  its contact; empty where none differed
 */
public record FacetTrial(int steps, int differed, double time, String contact) {

    public static final FacetTrial NONE = new FacetTrial(0, 0, Double.NaN, "");
}
