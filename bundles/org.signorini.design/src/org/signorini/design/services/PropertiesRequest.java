package org.signorini.design.services;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.EObject;

/** A double click asks for properties; who can show them listens here. Without a listener nothing happens. */
public final class PropertiesRequest {

    private static final AtomicReference<Consumer<EObject>> LISTENER = new AtomicReference<>(element -> { });

    private PropertiesRequest() {
    }

    public static void listen(Consumer<EObject> listener) {
        LISTENER.set(listener);
    }

    static void raise(EObject element) {
        LISTENER.get().accept(element);
    }
}
