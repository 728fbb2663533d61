package org.signorini.diagram.specification;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EPackage;

/** Reads what tools do, and the classes they and the mappings name. */
final class OperationReader {

    private final EPackage metamodel;

    OperationReader(EPackage metamodel) {
        this.metamodel = metamodel;
    }

    /** The operation below a tool's {@code initialOperation}. */
    Operation initial(SpecElement tool) {
        SpecElement initial = tool.child("initialOperation");
        if (initial == null) {
            throw new SpecificationException(tool.place(), "there is no initialOperation");
        }
        SpecElement first = initial.child("firstModelOperations");
        initial.finish();
        return read(first);
    }

    private Operation read(SpecElement element) {
        List<Operation> then = new ArrayList<>();
        element.children("subModelOperations").forEach(c -> then.add(read(c)));
        Operation operation = switch (element.type()) {
            case "ChangeContext" -> new Operation.ChangeContext(element.expression("browseExpression", null), then);
            case "CreateInstance" -> new Operation.CreateInstance(type(element, "typeName"),
                    element.required("referenceName"), element.text("variableName", "instance"), then);
            case "SetValue" -> new Operation.SetValue(element.required("featureName"),
                    element.expression("valueExpression", ""), then);
            case "RemoveElement" -> new Operation.RemoveElement(then);
            case "For" -> new Operation.For(element.expression("expression", null),
                    element.text("iteratorName", "i"), then);
            case "If" -> new Operation.If(element.expression("conditionExpression", null), then);
            default -> throw new SpecificationException(element.place(),
                    "operation " + element.type() + " is not known here");
        };
        element.finish();
        return operation;
    }

    /** {@code package::Class}. */
    EClass type(SpecElement element, String attribute) {
        String name = element.required(attribute);
        String[] parts = name.split("::");
        if (parts.length == 2 && parts[0].equals(metamodel.getName())
                && metamodel.getEClassifier(parts[1]) instanceof EClass type) {
            return type;
        }
        throw new SpecificationException(element.place(), attribute + " '" + name + "' is no class of the model");
    }
}
