package org.signorini.model.validation.rule;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Names;
import org.signorini.model.expression.Scope;

/** All attributes of a model that hold numbers, with what is written in them. */
final class NumberAttributes {

    /** The ways numbers are written: the data types of {@code mechanism.ecore}. */
    enum Form {
        EXPRESSION, FUNCTION, VECTOR, VECTOR_FUNCTION, ORIENTATION, VALUES
    }

    record Entry(EObject element, EAttribute feature, Form form, String text) {

        /** Reads it as its form asks. */
        void read(Scope scope) throws ExpressionException {
            switch (form) {
                case EXPRESSION -> scope.number(text);
                case FUNCTION -> scope.function(text);
                case VECTOR -> scope.vector(text);
                case VECTOR_FUNCTION -> scope.vectorFunction(text);
                case ORIENTATION -> scope.orientation(text);
                case VALUES -> scope.values(text);
            }
        }

        /** The numbers it comes to; none of functions of time, and none where it cannot be read. */
        double[] numbers(Scope scope) {
            try {
                return form == Form.FUNCTION || form == Form.VECTOR_FUNCTION ? new double[0] : scope.values(text);
            } catch (ExpressionException e) {
                return new double[0];
            }
        }

        /** The parameters it uses; none where it cannot be read. */
        List<String> names() {
            return Names.inText(text);
        }
    }

    private NumberAttributes() {
    }

    /** Of an element and all in it; empty attributes are left out. */
    static List<Entry> of(EObject root) {
        List<Entry> entries = new ArrayList<>();
        collect(root, entries);
        for (Iterator<EObject> all = root.eAllContents(); all.hasNext();) {
            collect(all.next(), entries);
        }
        return entries;
    }

    private static void collect(EObject element, List<Entry> entries) {
        for (EAttribute feature : element.eClass().getEAllAttributes()) {
            Form form = form(feature);
            if (form != null && element.eGet(feature) instanceof String text && !text.isBlank()) {
                entries.add(new Entry(element, feature, form, text));
            }
        }
    }

    private static Form form(EAttribute feature) {
        return switch (feature.getEAttributeType().getName()) {
            case "Expression" -> Form.EXPRESSION;
            case "Function" -> Form.FUNCTION;
            case "Vector" -> Form.VECTOR;
            case "VectorFunction" -> Form.VECTOR_FUNCTION;
            case "Orientation" -> Form.ORIENTATION;
            case "Values" -> Form.VALUES;
            default -> null;
        };
    }
}
