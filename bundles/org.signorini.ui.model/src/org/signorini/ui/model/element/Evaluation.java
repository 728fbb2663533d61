package org.signorini.ui.model.element;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

import org.eclipse.emf.ecore.EAnnotation;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Scope;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.Study;

/** What expressions come to with the parameters as they are now. */
public final class Evaluation {

    private static final String UNITS = "http://www.signorini.org/unit";

    private final Scope scope;

    private Evaluation(Scope scope) {
        this.scope = scope;
    }

    /** With the parameters that an element's expressions may use; those with mistakes are left out. */
    public static Evaluation around(EObject element) {
        EObject root = EcoreUtil.getRootContainer(element);
        Map<String, String> expressions = new LinkedHashMap<>();
        Mechanism mechanism = root instanceof Study study ? study.getMechanism()
                : root instanceof Mechanism itself ? itself : null;
        if (mechanism != null && !mechanism.eIsProxy()) {
            for (Parameter parameter : mechanism.getParameters()) {
                put(parameter, parameter.getValue(), expressions);
            }
        }
        if (root instanceof Study study) {
            for (ParameterValue value : study.getValues()) {
                put(value.getParameter(), value.getValue(), expressions);
            }
        }
        return new Evaluation(Scope.resolve(expressions, (name, mistake) -> { }));
    }

    private static void put(Parameter parameter, String value, Map<String, String> expressions) {
        if (parameter != null && parameter.getName() != null) {
            expressions.put(parameter.getName(), value == null ? "" : value);
        }
    }

    /** Whether an attribute holds expressions. */
    public static boolean isExpression(EStructuralFeature feature) {
        return feature instanceof EAttribute && feature.getEType().getEPackage() == MechanismPackage.eINSTANCE
                && feature.getEType().getInstanceClass() == String.class;
    }

    /** The unit that numbers of an attribute have; empty where they have none. */
    public static String unit(EStructuralFeature feature) {
        EAnnotation annotation = feature.getEAnnotation(UNITS);
        String unit = annotation == null ? null : annotation.getDetails().get("unit");
        return unit == null || unit.equals("1") ? "" : unit;
    }

    /** What is wrong with a text in an attribute; {@code null} if nothing is. Nothing at all may be written. */
    public String complaint(EStructuralFeature feature, String text) {
        if (text.isBlank()) {
            return null;
        }
        try {
            read(feature, text);
            return null;
        } catch (ExpressionException e) {
            return e.getMessage();
        }
    }

    /** The numbers a text comes to; empty where it says no more than the text, is a function, or has a mistake. */
    public String value(EStructuralFeature feature, String text) {
        if (text == null || text.isBlank()) {
            return "";
        }
        try {
            double[] numbers = read(feature, text);
            StringBuilder shown = new StringBuilder();
            for (double number : numbers) {
                shown.append(shown.isEmpty() ? "" : ", ").append(plain(number));
            }
            String unit = unit(feature);
            boolean same = shown.toString().replace(" ", "").equals(text.replace(" ", ""));
            return numbers.length == 0 || same && unit.isEmpty() ? ""
                    : same ? unit : "= " + shown + (unit.isEmpty() ? "" : " " + unit);
        } catch (ExpressionException e) {
            return "";
        }
    }

    private double[] read(EStructuralFeature feature, String text) throws ExpressionException {
        switch (feature.getEType().getName()) {
            case "Expression":
                return new double[] {scope.number(text)};
            case "Vector":
                return scope.vector(text);
            case "Orientation":
                scope.orientation(text);
                return scope.values(text);
            case "Values":
                return scope.values(text);
            case "Function":
                scope.function(text);
                return new double[0];
            case "VectorFunction":
                scope.vectorFunction(text);
                return new double[0];
            default:
                return new double[0];
        }
    }

    /** All digits, as they are written into a model. */
    public static String exact(double number) {
        return Double.toString(number == 0 ? 0 : number).replace('E', 'e').replaceFirst("\\.0(?=e|$)", "");
    }

    /** Up to five digits, without zeros that say nothing. */
    public static String plain(double number) {
        if (number == Math.rint(number) && Math.abs(number) < 1e6) {
            return Long.toString((long) number);
        }
        double size = Math.abs(number);
        String text = String.format(Locale.ROOT, size >= 1e-3 && size < 1e6 ? "%.5g" : "%.4e", number);
        int exponent = text.indexOf('e');
        String mantissa = exponent < 0 ? text : text.substring(0, exponent);
        if (mantissa.contains(".")) {
            mantissa = mantissa.replaceAll("0+$", "").replaceAll("\\.$", "");
        }
        return exponent < 0 ? mantissa : mantissa + text.substring(exponent).replaceAll("e([+-])0?", "e$1")
                .replace("e+", "e");
    }
}
