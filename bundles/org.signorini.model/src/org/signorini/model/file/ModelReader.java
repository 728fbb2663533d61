package org.signorini.model.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;

/**
 * Reads one file, and the mechanism's with a study's. References to other files are found before anything is opened:
 * from a study to {@code *.mechanism} files not farther than the folder above.
 */
final class ModelReader {

    private final Path file;
    private final ResourceSet world = ClosedWorld.create();

    ModelReader(Path file) {
        this.file = file.toAbsolutePath().normalize();
    }

    EObject read() throws ModelFileException {
        EObject root = load(file);
        if (root instanceof Study) {
            loadMechanisms(root);
        }
        new References(file, root).check();
        return root;
    }

    private void loadMechanisms(EObject study) throws ModelFileException {
        for (Iterator<EObject> all = withContents(study); all.hasNext();) {
            EObject object = all.next();
            for (EReference reference : object.eClass().getEAllReferences()) {
                if (!reference.isContainment() && !reference.isContainer() && !reference.isMany()
                        && object.eGet(reference, false) instanceof InternalEObject target && target.eIsProxy()) {
                    loadMechanism(object, target.eProxyURI().trimFragment());
                }
            }
        }
    }

    private void loadMechanism(EObject object, URI uri) throws ModelFileException {
        if (world.getResource(uri, false) != null) {
            return;
        }
        if (!uri.isFile() || uri.authority() != null && !uri.authority().isEmpty()
                || !"mechanism".equals(uri.fileExtension())) {
            throw new ModelFileException(file, 0, Labels.of(object) + " refers to '" + uri
                    + "', which is no mechanism's file");
        }
        Path other = path(object, uri);
        Path folder = file.getParent();
        Path above = folder.getParent() == null ? folder : folder.getParent();
        if (!other.startsWith(above)) {
            throw new ModelFileException(file, 0, Labels.of(object) + " refers to '" + other.getFileName()
                    + "' in a folder too far away; it must be in the study's folder, below it or beside it");
        }
        EObject root = load(other);
        if (!(root instanceof Mechanism)) {
            throw new ModelFileException(other, 0, "it is no mechanism");
        }
        new References(other, root).check();
    }

    private Path path(EObject object, URI uri) throws ModelFileException {
        try {
            return Path.of(uri.toFileString()).normalize();
        } catch (InvalidPathException e) {
            throw new ModelFileException(file, 0, Labels.of(object) + " refers to a file that cannot be, "
                    + e.getReason());
        }
    }

    /** One file into the world, without following what it refers to. */
    private EObject load(Path path) throws ModelFileException {
        byte[] content = bytes(path);
        ModelResource resource = new ModelResource(URI.createFileURI(path.toString()));
        world.getResources().add(resource);
        try {
            resource.load(new ByteArrayInputStream(content), Map.of());
        } catch (ModelFileException e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            // EMF reports mistakes of a file as either
            throw LoadMistakes.of(path, resource, e);
        }
        if (!resource.getErrors().isEmpty()) {
            throw LoadMistakes.of(path, resource, null);
        }
        return root(path, resource);
    }

    private static byte[] bytes(Path path) throws ModelFileException {
        try {
            if (!Files.isRegularFile(path)) {
                throw new ModelFileException(path, 0, Files.exists(path) ? "it is no file" : "there is no such file");
            }
            if (Files.size(path) > ModelFiles.LARGEST) {
                throw new ModelFileException(path, 0, "it has " + Files.size(path) + " bytes; models have at most "
                        + ModelFiles.LARGEST);
            }
            return Files.readAllBytes(path);
        } catch (ModelFileException e) {
            throw e;
        } catch (IOException e) {
            throw new ModelFileException(path, 0, "it cannot be read: " + ModelFiles.describe(e));
        }
    }

    private static EObject root(Path path, Resource resource) throws ModelFileException {
        if (resource.getContents().size() != 1) {
            throw new ModelFileException(path, 0, "it has " + resource.getContents().size() + " models, not one");
        }
        EObject root = resource.getContents().get(0);
        if (!(root instanceof Mechanism) && !(root instanceof Study)) {
            throw new ModelFileException(path, 0, "it is neither a mechanism nor a study but a "
                    + Labels.feature(root.eClass().getName()));
        }
        return root;
    }

    static Iterator<EObject> withContents(EObject root) {
        return EcoreUtil.getAllContents(List.of(root), false);
    }
}
