package org.signorini.ui.model.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.study.Study;

/** Writes what a wizard made into the workspace, and opens it. */
public final class NewFiles {

    private final IContainer folder;
    private final String stem;
    private final Set<IFile> written = new LinkedHashSet<>();

    /** @param file name with or without its extension */
    public NewFiles(IContainer folder, String file) {
        this.folder = folder;
        stem = file.replaceAll("\\.(mechanism|study)$", "");
    }

    /** The folder of a path in the workspace. */
    public static IContainer folder(IPath path) {
        return (IContainer) ResourcesPlugin.getWorkspace().getRoot().findMember(path);
    }

    /** The mechanism first: a study refers to its file. */
    void write(NewModel model) throws IOException, CoreException {
        write(model.mechanism(), ".mechanism");
        if (model.study() != null) {
            write(model.study(), ".study");
        }
        if (model.layout() != null) {
            IFile file = folder.getFile(IPath.fromOSString(stem + ".layout"));
            Files.copy(model.layout(), path(file), StandardCopyOption.REPLACE_EXISTING);
            file.refreshLocal(IResource.DEPTH_ZERO, new NullProgressMonitor());
        }
    }

    void write(Study study) throws ModelFileException, CoreException {
        write(study, ".study");
    }

    private void write(EObject root, String extension) throws ModelFileException, CoreException {
        IFile file = folder.getFile(IPath.fromOSString(stem + extension));
        ModelFiles.write(root, path(file));
        file.refreshLocal(IResource.DEPTH_ZERO, new NullProgressMonitor());
        written.add(file);
    }

    private static Path path(IFile file) {
        return file.getLocation().toFile().toPath();
    }

    /** Opens what was written, the mechanism in front. */
    void open(IWorkbench workbench) throws PartInitException {
        for (String extension : new String[] {".study", ".mechanism"}) {
            IFile file = folder.getFile(IPath.fromOSString(stem + extension));
            if (written.contains(file)) {
                open(workbench, file);
            }
        }
    }

    private static void open(IWorkbench workbench, IFile file) throws PartInitException {
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page != null) {
            BasicNewResourceWizard.selectAndReveal(file, window);
            IDE.openEditor(page, file);
        }
    }

    /** What a file of that name may be called: letters, digits, blanks and what else is harmless. */
    static String fileName(String name) {
        return name == null || name.isBlank() ? "mechanism" : name.replaceAll("[^\\p{L}\\p{N} _-]", "_");
    }

    /** The stem, or with the first number that makes it free in a folder for all of the extensions. */
    static String free(IContainer folder, String stem, List<String> extensions) {
        String free = stem;
        for (int number = 2; isTaken(folder, free, extensions); number++) {
            free = stem + "-" + number;
        }
        return free;
    }

    private static boolean isTaken(IContainer folder, String stem, List<String> extensions) {
        return folder != null && extensions.stream().anyMatch(e -> folder.findMember(stem + "." + e) != null);
    }

    /** Says on the page in front of a person why nothing was made. */
    static void complain(Wizard wizard, Exception cause) {
        ((WizardPage) wizard.getContainer().getCurrentPage()).setErrorMessage(cause.getMessage());
    }
}
