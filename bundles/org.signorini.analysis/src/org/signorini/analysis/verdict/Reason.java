package org.signorini.analysis.verdict;

/**
 * One thing that speaks against a result, or, where it is {@link Level#SOUND}, one that could not be looked at.
 *
 * @param check   id of the check that found it
 * @param text    what was found, with numbers, and what to do
 * @param element name of the joint, contact, body or force it is about, of "joint 'J'" the name alone; empty where it
 *                is the whole mechanism
 */
public record Reason(Level level, String check, String text, String element) {

    public Reason {
        int first = element.indexOf('\'');
        int last = element.lastIndexOf('\'');
        element = first < last ? element.substring(first + 1, last) : element;
    }
}
