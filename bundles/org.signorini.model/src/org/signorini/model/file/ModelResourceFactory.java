package org.signorini.model.file;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.Resource.Factory;

/** Makes the resources of {@code *.mechanism} and {@code *.study} files, also for editors. */
public final class ModelResourceFactory implements Factory {

    @Override
    public Resource createResource(URI uri) {
        return new ModelResource(uri);
    }
}
