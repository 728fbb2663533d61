package org.signorini.diagram.specification;

import java.util.List;

/**
 * A small image on what some mappings draw, for elements that are special.
 *
 * @param condition or {@code null}
 * @param image     its path
 */
public record Decoration(Expression condition, String image, List<String> mappings) {

    static List<Decoration> read(SpecElement layer) {
        SpecElement set = layer.child("decorationDescriptionsSet");
        if (set == null) {
            return List.of();
        }
        List<Decoration> decorations = set.children("decorationDescriptions").stream().map(Decoration::one).toList();
        set.finish();
        return decorations;
    }

    private static Decoration one(SpecElement e) {
        if (!e.type().equals("MappingBasedDecoration")) {
            throw new SpecificationException(e.place(), "decoration " + e.type() + " is not known here");
        }
        // badges are all at the same shoulder here
        e.ignore("name", "position", "distributionDirection");
        if (!(e.expression("imageExpression", null) instanceof Expression.Literal image)) {
            throw new SpecificationException(e.place(), "imageExpression is known here as a path only");
        }
        Decoration decoration = new Decoration(e.expression("preconditionExpression", null), image.text(),
                e.references("mappings"));
        e.finish();
        return decoration;
    }
}
