package org.signorini.diagram.part;

import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.signorini.diagram.interpreter.OperationRunner;
import org.signorini.diagram.specification.Tool;

/** Gestures that do not change the model. */
final class Gestures {

    private Gestures() {
    }

    /** A double click. */
    static void open(ElementPart part) {
        Tool tool = part.session().content().specification().tool(part.view().mapping().tools().open());
        EObject element = part.view().element();
        if (tool != null) {
            new OperationRunner(part.session().content().evaluator()).run(tool.operation(), element,
                    Map.of("element", element));
        }
    }
}
