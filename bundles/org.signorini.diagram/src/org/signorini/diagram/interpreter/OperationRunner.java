package org.signorini.diagram.interpreter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.diagram.specification.Operation;
import org.signorini.diagram.specification.SpecificationException;

/** Carries out what a tool says. Who wants it undone records the changes around it. */
public final class OperationRunner {

    private final Evaluator evaluator;
    private final List<EObject> created = new ArrayList<>();

    public OperationRunner(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    /** What was created, in order. */
    public List<EObject> created() {
        return created;
    }

    public void run(Operation operation, EObject self, Map<String, Object> variables) {
        switch (operation) {
            case Operation.ChangeContext change -> {
                for (EObject next : evaluator.elements(change.browse(), self, variables)) {
                    all(change.then(), next, variables);
                }
            }
            case Operation.CreateInstance create -> {
                EObject instance = EcoreUtil.create(create.type());
                add(self, feature(self, create.reference()), instance);
                created.add(instance);
                all(create.then(), instance, with(variables, create.variable(), instance));
            }
            case Operation.SetValue set -> {
                EStructuralFeature feature = feature(self, set.feature());
                self.eSet(feature, converted(feature, evaluator.value(set.value(), self, variables)));
                all(set.then(), self, variables);
            }
            case Operation.RemoveElement remove -> remove(self);
            case Operation.For loop -> {
                for (EObject element : List.copyOf(evaluator.elements(loop.elements(), self, variables))) {
                    all(loop.then(), element, with(variables, loop.iterator(), element));
                }
            }
            case Operation.If condition -> {
                if (evaluator.holds(condition.condition(), self, variables)) {
                    all(condition.then(), self, variables);
                }
            }
        }
    }

    private void all(List<Operation> operations, EObject self, Map<String, Object> variables) {
        operations.forEach(o -> run(o, self, variables));
    }

    private static Map<String, Object> with(Map<String, Object> variables, String name, Object value) {
        Map<String, Object> more = new HashMap<>(variables);
        more.put(name, value);
        return more;
    }

    /** Also from lists that name it, so that nothing refers to what is not there. */
    private static void remove(EObject element) {
        if (element.eContainer() != null) {
            EcoreUtil.delete(element, true);
        }
    }

    @SuppressWarnings("unchecked")
    private static void add(EObject owner, EStructuralFeature feature, EObject value) {
        if (feature.isMany()) {
            ((List<EObject>) owner.eGet(feature)).add(value);
        } else {
            owner.eSet(feature, value);
        }
    }

    private static Object converted(EStructuralFeature feature, Object value) {
        return value instanceof String text && feature.getEType() instanceof EDataType type
                ? EcoreUtil.createFromString(type, text) : value;
    }

    private static EStructuralFeature feature(EObject owner, String name) {
        EStructuralFeature feature = owner.eClass().getEStructuralFeature(name);
        if (feature == null) {
            throw new SpecificationException(name, "class " + owner.eClass().getName() + " has no such feature");
        }
        return feature;
    }
}
