package org.signorini.diagram.specification;

/** A style for elements of which something holds; the first that holds is taken. */
public record Conditional<S extends Style>(Expression predicate, S style) {
}
