package org.signorini.differential.tests;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

import org.signorini.contribution.Options;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Response;

/** Redundant coordinates in which everything falls a thousandth too fast: what comparisons must find. */
final class BrokenFormulation implements Formulation {

    private final RedundantCoordinates right = new RedundantCoordinates();

    @Override
    public void configure(Options options) {
    }

    @Override
    public Response bind(Mechanism mechanism) {
        Response response = right.bind(mechanism);
        return (Response) Proxy.newProxyInstance(Response.class.getClassLoader(), new Class<?>[] {Response.class},
                (proxy, method, arguments) -> {
                    Object result;
                    try {
                        result = method.invoke(response, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                    if (method.getName().equals("predict")) {
                        double[] free = (double[]) arguments[3];
                        for (int i = 0; i < free.length; i++) {
                            free[i] *= 1.001;
                        }
                    }
                    return result;
                });
    }
}
