package org.signorini.diagram.interpreter;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.signorini.diagram.specification.Expression;
import org.signorini.diagram.specification.SpecificationException;

/** Values of expressions on an element, with variables. */
public final class Evaluator {

    private final Services services;

    public Evaluator(Services services) {
        this.services = services;
    }

    public Object value(Expression expression, EObject self, Map<String, Object> variables) {
        return switch (expression) {
            case Expression.Literal literal -> literal.text();
            case Expression.Variable variable -> variable(variable.name(), self, variables);
            case Expression.Feature feature -> feature(feature.name(), self);
            case Expression.Service service -> call(service, self, variables);
        };
    }

    private Object call(Expression.Service service, EObject self, Map<String, Object> variables) {
        Object[] values = new Object[service.arguments().size() + 1];
        values[0] = service.receiver() == null ? self : variable(service.receiver(), self, variables);
        for (int i = 1; i < values.length; i++) {
            values[i] = variable(service.arguments().get(i - 1), self, variables);
        }
        return services.call(service.method(), values);
    }

    private static Object variable(String name, EObject self, Map<String, Object> variables) {
        if (name.equals("self")) {
            return self;
        }
        if (!variables.containsKey(name)) {
            throw new SpecificationException("var:" + name, "there is no such variable");
        }
        return variables.get(name);
    }

    private static Object feature(String name, EObject self) {
        if (name.equals("eContainer")) {
            return self.eContainer();
        }
        EStructuralFeature feature = self.eClass().getEStructuralFeature(name);
        if (feature == null) {
            throw new SpecificationException("feature:" + name, "class " + self.eClass().getName() + " has none");
        }
        return self.eGet(feature);
    }

    public List<EObject> elements(Expression expression, EObject self, Map<String, Object> variables) {
        Object value = value(expression, self, variables);
        if (value instanceof Collection<?> many) {
            return many.stream().filter(EObject.class::isInstance).map(EObject.class::cast).toList();
        }
        return value instanceof EObject one ? List.of(one) : List.of();
    }

    public String text(Expression expression, EObject self) {
        return Objects.toString(value(expression, self, Map.of()), "");
    }

    /** A condition; one that is not there holds. */
    public boolean holds(Expression condition, EObject self) {
        return holds(condition, self, Map.of());
    }

    /** A condition that may name variables. */
    public boolean holds(Expression condition, EObject self, Map<String, Object> variables) {
        Object value = condition == null ? Boolean.TRUE : value(condition, self, variables);
        return Boolean.TRUE.equals(value) || "true".equals(value);
    }
}
