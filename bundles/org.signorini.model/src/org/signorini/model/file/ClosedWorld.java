package org.signorini.model.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ExtensibleURIConverterImpl;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.study.StudyPackage;

/** Resource sets in which a file can reach nothing: two metamodels, no addresses, no other files. */
final class ClosedWorld {

    private ClosedWorld() {
    }

    static ResourceSet create() {
        ResourceSetImpl set = new ResourceSetImpl() {

            /** What was not put here is not here: nothing is loaded because a file asks for it. */
            @Override
            public Resource getResource(URI uri, boolean loadOnDemand) {
                return super.getResource(uri, false);
            }
        };
        // no delegate: of all packages the workbench knows, a file may instantiate these
        EPackage.Registry packages = new EPackageRegistryImpl(null);
        packages.put(MechanismPackage.eNS_URI, MechanismPackage.eINSTANCE);
        packages.put(StudyPackage.eNS_URI, StudyPackage.eINSTANCE);
        // a study names classes of its mechanism, whose file may be newer by now
        for (Migration step : Migration.all()) {
            packages.put("http://www.signorini.org/" + step.metamodel() + "/" + step.from(),
                    step.metamodel().equals("mechanism") ? MechanismPackage.eINSTANCE : StudyPackage.eINSTANCE);
        }
        set.setPackageRegistry(packages);
        set.setURIConverter(new NoStreams());
        return set;
    }

    private static final class NoStreams extends ExtensibleURIConverterImpl {

        @Override
        public InputStream createInputStream(URI uri, Map<?, ?> options) throws IOException {
            throw new IOException("a model file opens no other: " + uri);
        }

        @Override
        public OutputStream createOutputStream(URI uri, Map<?, ?> options) throws IOException {
            throw new IOException("a model file opens no other: " + uri);
        }
    }
}
