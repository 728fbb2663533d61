package org.signorini.diagram.interpreter;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.signorini.diagram.specification.SpecificationException;

/** The Java methods that expressions call, by name; overloads are told apart by their receiver. */
public final class Services {

    private record Bound(Object instance, Method method) {
    }

    private final Map<String, List<Bound>> methods = new HashMap<>();

    /**
     * @param classes their names
     * @param loader  of the bundle the specification is in
     */
    public Services(List<String> classes, ClassLoader loader) {
        for (String name : classes) {
            try {
                Object instance = loader.loadClass(name).getConstructor().newInstance();
                for (Method method : instance.getClass().getDeclaredMethods()) {
                    if (Modifier.isPublic(method.getModifiers()) && method.getParameterCount() > 0) {
                        methods.computeIfAbsent(method.getName(), n -> new ArrayList<>())
                                .add(new Bound(instance, method));
                    }
                }
            } catch (ReflectiveOperationException e) {
                throw new SpecificationException("services", "class " + name + " cannot be used: " + e);
            }
        }
    }

    /** The methods of a name that take so many arguments after the receiver. */
    public List<Method> find(String name, int arguments) {
        return methods.getOrDefault(name, List.of()).stream().map(Bound::method)
                .filter(m -> m.getParameterCount() == arguments + 1).toList();
    }

    Object call(String name, Object[] receiverAndArguments) {
        for (Bound bound : methods.getOrDefault(name, List.of())) {
            if (accepts(bound.method(), receiverAndArguments)) {
                try {
                    return bound.method().invoke(bound.instance(), receiverAndArguments);
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                } catch (InvocationTargetException e) {
                    throw new IllegalStateException("service " + name + ": " + e.getCause(), e.getCause());
                }
            }
        }
        throw new SpecificationException("service:" + name,
                "there is no such method for " + receiverAndArguments[0].getClass().getSimpleName());
    }

    private static boolean accepts(Method method, Object[] values) {
        Class<?>[] types = method.getParameterTypes();
        if (types.length != values.length) {
            return false;
        }
        for (int i = 0; i < types.length; i++) {
            if (values[i] == null ? types[i].isPrimitive() : !types[i].isInstance(values[i])) {
                return false;
            }
        }
        return true;
    }
}
