package org.signorini.model.file;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.signorini.model.element.Labels;

/** Checks after reading that every reference leads to an element of the kind it should. */
final class References {

    private final Path file;
    private final EObject root;

    References(Path file, EObject root) {
        this.file = file;
        this.root = root;
    }

    void check() throws ModelFileException {
        for (Iterator<EObject> all = ModelReader.withContents(root); all.hasNext();) {
            EObject object = all.next();
            if (object.eIsProxy()) {
                throw new ModelFileException(file, 0, "an element lies in another file, '"
                        + ((InternalEObject) object).eProxyURI() + "'; elements of a model are in one file");
            }
            for (EReference reference : object.eClass().getEAllReferences()) {
                if (!reference.isContainment() && !reference.isContainer()) {
                    check(object, reference);
                }
            }
        }
    }

    private void check(EObject object, EReference reference) throws ModelFileException {
        for (Object target : targets(object, reference)) {
            if (!(target instanceof EObject element) || element.eIsProxy()) {
                throw new ModelFileException(file, 0, Labels.of(object) + ", " + Labels.feature(reference.getName())
                        + ": there is no '" + ((InternalEObject) target).eProxyURI().fragment() + "'");
            }
            if (!reference.getEReferenceType().isInstance(element)) {
                throw new ModelFileException(file, 0, Labels.of(object) + ", " + Labels.feature(reference.getName())
                        + ": " + Labels.of(element) + " is no " + reference.getEReferenceType().getName());
            }
        }
    }

    private List<?> targets(EObject object, EReference reference) throws ModelFileException {
        try {
            // resolves by lookup in the resources that were read
            Object value = object.eGet(reference, true);
            return reference.isMany() ? List.copyOf((List<?>) value) : value == null ? List.of() : List.of(value);
        } catch (ClassCastException | ArrayStoreException e) {
            // the generated code casts what it finds
            throw new ModelFileException(file, 0, Labels.of(object) + ", " + Labels.feature(reference.getName())
                    + ": it leads to an element that is no " + reference.getEReferenceType().getName());
        } catch (RuntimeException e) {
            // EMF on an address it cannot read
            throw new ModelFileException(file, 0, Labels.of(object) + ", " + Labels.feature(reference.getName())
                    + ": it leads nowhere, " + e.getMessage());
        }
    }
}
