package org.signorini.diagram.figure;

import org.signorini.diagram.specification.Style;

/**
 * Symbols that are drawn along an edge, as long as there is room, where Sirius puts their image in its middle: springs
 * and dampers reach from end to end.
 */
public enum LineSymbol {

    SPRING("spring.svg"), DAMPER("damper.svg"), SPRING_AND_DAMPER("springdamper.svg");

    private final String file;

    LineSymbol(String file) {
        this.file = file;
    }

    /** The one an edge's image stands for; {@code null} where it stands for itself. */
    public static LineSymbol of(Style.Edge style) {
        String path = style.label() == null ? null : style.label().iconPath();
        for (LineSymbol symbol : values()) {
            if (path != null && path.endsWith("/" + symbol.file)) {
                return symbol;
            }
        }
        return null;
    }
}
