package org.signorini.diagram.specification;

import java.util.List;

import org.eclipse.emf.ecore.EClass;

/** What a tool does to the model, step by step; each has the steps that follow in its context. */
public sealed interface Operation {

    List<Operation> then();

    record ChangeContext(Expression browse, List<Operation> then) implements Operation {
    }

    record CreateInstance(EClass type, String reference, String variable, List<Operation> then) implements Operation {
    }

    record SetValue(String feature, Expression value, List<Operation> then) implements Operation {
    }

    record RemoveElement(List<Operation> then) implements Operation {
    }

    record For(Expression elements, String iterator, List<Operation> then) implements Operation {
    }

    record If(Expression condition, List<Operation> then) implements Operation {
    }
}
