package org.signorini.ui.model.editing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.common.command.BasicCommandStack;
import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.edit.domain.AdapterFactoryEditingDomain;
import org.eclipse.emf.edit.provider.ComposedAdapterFactory;
import org.eclipse.emf.edit.provider.ReflectiveItemProviderAdapterFactory;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.provider.MechanismItemProviderAdapterFactory;
import org.signorini.model.study.provider.StudyItemProviderAdapterFactory;

/**
 * A model file while it is edited. The model is the truth: widgets show it and execute commands on its stack, nothing
 * else changes it. All methods are for the display's thread.
 */
public final class ModelEditing {

    private static final List<ModelEditing> OPEN = new CopyOnWriteArrayList<>();

    private final ComposedAdapterFactory adapters;
    private final BasicCommandStack stack = new BasicCommandStack();
    private final List<EditingListener> listeners = new CopyOnWriteArrayList<>();
    private final ExternalChanges externalChanges;
    private final LiveFindings findings;
    private IFile file;
    private AdapterFactoryEditingDomain domain;
    private EObject root;
    private OriginalBytes original;
    private CarriedNames names;
    /** The file's bytes as they were read or written last. */
    private byte[] known = {};
    private boolean saving;
    private boolean reloading;

    /** Reads a file of the workspace. */
    public ModelEditing(IFile file) throws ModelFileException {
        this.file = file;
        adapters = new ComposedAdapterFactory();
        adapters.addAdapterFactory(new MechanismItemProviderAdapterFactory());
        adapters.addAdapterFactory(new StudyItemProviderAdapterFactory());
        adapters.addAdapterFactory(new ReflectiveItemProviderAdapterFactory());
        stack.addCommandStackListener(e -> changed());
        read();
        externalChanges = new ExternalChanges(this);
        findings = new LiveFindings(this);
        OPEN.add(this);
    }

    /** The editing of a file that an editor has open. */
    public static Optional<ModelEditing> of(IFile file) {
        return OPEN.stream().filter(e -> e.file.equals(file)).findFirst();
    }

    /** Who is about to be told that the model is another one need not look at it twice. */
    private void changed() {
        if (!reloading) {
            listeners.forEach(EditingListener::modelChanged);
        }
    }

    private void read() throws ModelFileException {
        // before it is parsed: what changes meanwhile is told as a change later
        known = bytes();
        root = ModelFiles.read(path());
        original = OriginalBytes.of(path(), root.eResource());
        names = new CarriedNames(root);
        ResourceSet resources = root.eResource().getResourceSet();
        domain = new AdapterFactoryEditingDomain(adapters, stack, resources);
        resources.eAdapters().add(new AdapterFactoryEditingDomain.EditingDomainProvider(domain));
    }

    /** Another one after {@link #saveAs}. */
    public IFile file() {
        return file;
    }

    public Path path() {
        return file.getLocation().toFile().toPath();
    }

    /** The mechanism or the study. Another object after {@link EditingListener#modelReplaced()}. */
    public EObject root() {
        return root;
    }

    /** Makes the commands; another one after {@link EditingListener#modelReplaced()}. */
    public AdapterFactoryEditingDomain domain() {
        return domain;
    }

    /** Item providers of mechanisms and studies: labels, children, properties. */
    public ComposedAdapterFactory adapters() {
        return adapters;
    }

    public BasicCommandStack stack() {
        return stack;
    }

    /** What is wrong with the model, for everybody who shows it. */
    public LiveFindings findings() {
        return findings;
    }

    /** Changes the model, undoably. A command that cannot be executed does nothing. */
    public void execute(Command command) {
        if (command != null && command.canExecute()) {
            stack.execute(command);
        }
    }

    /** Whether the model differs from what was read or saved last. */
    public boolean isDirty() {
        return stack.isSaveNeeded();
    }

    /** Writes the file: as a whole or not at all, and as it was if the model is again what was read. */
    public void save(IProgressMonitor monitor) throws ModelFileException {
        saving = true;
        try {
            ModelFiles.write(root, path());
            original.restore(path());
            saved(monitor);
        } finally {
            saving = false;
        }
        names.carry(file, root.eResource());
        names = new CarriedNames(root);
        externalChanges.saved();
    }

    /** Writes the model to another file, which is edited from now on; the one before stays as it is. */
    public void saveAs(IFile other, IProgressMonitor monitor) throws ModelFileException {
        saving = true;
        try {
            ModelFiles.write(root, other.getLocation().toFile().toPath());
            file = other;
            original = OriginalBytes.of(path(), root.eResource());
            names = new CarriedNames(root);
            saved(monitor);
        } finally {
            saving = false;
        }
    }

    private void saved(IProgressMonitor monitor) {
        known = bytes();
        stack.saveIsDone();
        refresh(monitor);
        listeners.forEach(EditingListener::modelChanged);
    }

    private void refresh(IProgressMonitor monitor) {
        try {
            file.refreshLocal(IResource.DEPTH_ZERO, monitor);
        } catch (CoreException e) {
            // the file is written; the workspace will find out later
            ILog.of(getClass()).log(e.getStatus());
        }
    }

    private byte[] bytes() {
        try {
            return Files.readAllBytes(path());
        } catch (IOException e) {
            // whoever reads the model says why
            return new byte[0];
        }
    }

    /** Whether the file is another one than was read or written last. */
    boolean isOutdated() {
        return file.exists() && !Arrays.equals(known, bytes());
    }

    boolean isSaving() {
        return saving;
    }

    /** The files of the workspace that the model refers to. */
    List<IFile> otherFiles() {
        List<IFile> files = new ArrayList<>();
        for (Resource resource : List.copyOf(domain.getResourceSet().getResources())) {
            if (resource != root.eResource() && resource.getURI().isFile()) {
                IFile other = file.getWorkspace().getRoot()
                        .getFileForLocation(IPath.fromOSString(resource.getURI().toFileString()));
                if (other != null) {
                    files.add(other);
                }
            }
        }
        return files;
    }

    /** Reads the file again and forgets what could be undone. */
    public void reload() throws ModelFileException {
        read();
        reloading = true;
        try {
            stack.flush();
            stack.saveIsDone();
        } finally {
            reloading = false;
        }
        listeners.forEach(EditingListener::modelReplaced);
    }

    /** Brings another file's mechanism to where the model can refer to it. */
    public Mechanism mechanism(Path other) throws ModelFileException {
        ResourceSet resources = domain.getResourceSet();
        for (Resource resource : resources.getResources()) {
            if (resource.getURI().isFile() && Path.of(resource.getURI().toFileString()).equals(other)) {
                return (Mechanism) resource.getContents().get(0);
            }
        }
        Mechanism mechanism = ModelFiles.readMechanism(other);
        resources.getResources().add(mechanism.eResource());
        return mechanism;
    }

    /** The element of a URI fragment; {@code null} if there is none. */
    public EObject element(String fragment) {
        return fragment.isEmpty() ? root : root.eResource().getEObject(fragment);
    }

    public void addListener(EditingListener listener) {
        listeners.add(listener);
    }

    public void removeListener(EditingListener listener) {
        listeners.remove(listener);
    }

    public void dispose() {
        OPEN.remove(this);
        externalChanges.dispose();
        findings.dispose();
        listeners.clear();
        adapters.dispose();
    }
}
