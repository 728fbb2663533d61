package org.signorini.diagram.specification;

import java.util.List;

/**
 * Something a person can do.
 *
 * @param icon         or {@code null}
 * @param mappings     the ids of what a creation tool creates
 * @param precondition or {@code null}
 * @param input        of direct edit: the text to start from
 * @param mask         of direct edit: what the text must look like
 */
public record Tool(Kind kind, String id, String label, String description, String icon, List<String> mappings,
        Expression precondition, Expression input, String mask, Operation operation) {

    public enum Kind {
        NODE, EDGE, CLICK, DIRECT_EDIT, DELETE, DOUBLE_CLICK, RECONNECT_SOURCE, RECONNECT_TARGET, DROP;

        /** Whether it stands in the palette. */
        public boolean creates() {
            return this == NODE || this == EDGE || this == CLICK;
        }
    }

    /** A drawer of the palette. */
    public record Section(String label, String icon, List<Tool> tools) {
    }
}
