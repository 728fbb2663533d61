package org.signorini.ui.views.gallery;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.signorini.examples.Example;

/** An example in the workspace, to be changed and run. */
public final class ExampleProject {

    private ExampleProject() {
    }

    /** A name for its project that is free. */
    public static String freeName(String wanted) {
        String name = wanted;
        for (int k = 2; project(name).exists(); k++) {
            name = wanted + "-" + k;
        }
        return name;
    }

    private static IProject project(String name) {
        return ResourcesPlugin.getWorkspace().getRoot().getProject(name);
    }

    /** Copies the files of an example into a new project. @return its study */
    public static IFile create(Example example, String name) throws CoreException {
        try {
            return create(example.study(), name);
        } catch (IOException e) {
            throw unreadable(example.title(), e);
        }
    }

    /** Copies a study and the files beside it into a new project. @return the study there */
    public static IFile create(Path study, String name) throws CoreException {
        IProject project = project(name);
        project.create(null);
        project.open(null);
        try {
            for (Path file : files(study.toAbsolutePath().getParent())) {
                try (InputStream in = Files.newInputStream(file)) {
                    project.getFile(file.getFileName().toString()).create(in, true, null);
                }
            }
        } catch (IOException e) {
            throw unreadable(name, e);
        }
        return project.getFile(study.getFileName().toString());
    }

    private static CoreException unreadable(String example, IOException e) {
        return new CoreException(Status.error("The example '" + example + "' cannot be copied", e));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> Files.isRegularFile(f) && Example.isModel(f)).sorted().toList();
        }
    }

    /** Opens the mechanism and the study, the mechanism in front. */
    public static void open(IFile study, IWorkbenchPage page) throws CoreException {
        String base = study.getFullPath().removeFileExtension().lastSegment();
        IDE.openEditor(page, study, false);
        IDE.openEditor(page, study.getProject().getFile(base + ".mechanism"), true);
    }
}
