package org.signorini.ui.model.editing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.signorini.file.AtomicFile;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.study.Study;

/**
 * Studies refer to elements of their mechanism by name. When a mechanism is saved in which elements have other names
 * than in its file before, the studies of the workspace that refer to them are changed along; in their files nothing
 * but the references is touched.
 */
final class CarriedNames {

    private static final Pattern REFERENCE = Pattern.compile("(href\\s*=\\s*\")([^\"#]+)#([^\"]*)\"");

    private final Map<EObject, String> before = new IdentityHashMap<>();
    private final List<EObject> order = new ArrayList<>();

    /** Remembers what elements are called in the file as it is now. */
    CarriedNames(EObject root) {
        Resource resource = root.eResource();
        for (Iterator<EObject> all = root.eAllContents(); root instanceof Mechanism && all.hasNext();) {
            EObject element = all.next();
            order.add(element);
            before.put(element, resource.getURIFragment(element));
        }
    }

    /** By what they were called, what elements that are still there are called now, where that is something else. */
    private Map<String, EObject> changed(Resource resource) {
        Map<String, EObject> renamed = new LinkedHashMap<>();
        for (EObject element : order) {
            String old = before.get(element);
            if (element.eResource() == resource && !old.equals(resource.getURIFragment(element))) {
                renamed.put(URI.decode(old), element);
            }
        }
        return renamed;
    }

    /** @param mechanism as it was just saved */
    void carry(IFile file, Resource mechanism) {
        Map<String, EObject> renamed = changed(mechanism);
        if (renamed.isEmpty()) {
            return;
        }
        for (IFile study : studies(file.getWorkspace().getRoot())) {
            ModelEditing open = ModelEditing.of(study).orElse(null);
            if (open != null && open.isDirty()) {
                rename(open, mechanism.getURI(), renamed.values());
            } else {
                rewrite(study, file.getLocation().toFile().toPath(), mechanism, renamed);
            }
        }
    }

    private static List<IFile> studies(IWorkspaceRoot root) {
        List<IFile> studies = new ArrayList<>();
        try {
            root.accept(proxy -> {
                if (proxy.getType() == IResource.FILE && proxy.getName().endsWith(".study")) {
                    studies.add((IFile) proxy.requestResource());
                }
                return true;
            }, IResource.NONE);
        } catch (CoreException e) {
            ILog.of(CarriedNames.class).log(e.getStatus());
        }
        return studies;
    }

    /** A study with changes of its own keeps them; its copy of the mechanism gets the names, and saving writes them. */
    private void rename(ModelEditing open, URI mechanism, Collection<EObject> renamed) {
        Mechanism copy = open.root() instanceof Study study ? study.getMechanism() : null;
        if (copy == null || copy.eResource() == null || !copy.eResource().getURI().equals(mechanism)) {
            return;
        }
        Map<NamedElement, String> names = new LinkedHashMap<>();
        for (EObject element : renamed) {
            EObject same = copy.eResource().getEObject(before.get(element));
            if (element instanceof NamedElement now && same instanceof NamedElement then) {
                names.put(then, now.getName());
            }
        }
        names.forEach(NamedElement::setName);
    }

    private static void rewrite(IFile study, Path mechanism, Resource resource, Map<String, EObject> renamed) {
        Path path = study.getLocation().toFile().toPath();
        try {
            String text = Files.readString(path, StandardCharsets.UTF_8);
            Matcher references = REFERENCE.matcher(text);
            String carried = references.replaceAll(r -> {
                EObject element = isTo(mechanism, path, r.group(2)) ? renamed.get(URI.decode(r.group(3))) : null;
                String now = element == null ? r.group(3) : resource.getURIFragment(element);
                return Matcher.quoteReplacement(r.group(1) + r.group(2) + "#" + now + "\"");
            });
            if (!carried.equals(text)) {
                AtomicFile.write(path, carried.getBytes(StandardCharsets.UTF_8));
                study.refreshLocal(IResource.DEPTH_ZERO, new NullProgressMonitor());
            }
        } catch (IOException | CoreException e) {
            // the Problems view tells that the study refers to something that is not there
            ILog.of(CarriedNames.class).warn(path + ": " + e.getMessage());
        }
    }

    private static boolean isTo(Path mechanism, Path study, String reference) {
        URI uri = URI.createURI(reference).resolve(URI.createFileURI(study.toString()));
        return uri.isFile() && Path.of(uri.toFileString()).normalize().equals(mechanism);
    }
}
