package org.signorini.ui.tests;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.ui.model.problem.ProblemJob;

/** Model files in a project of the test's workspace. */
final class Models {

    private Models() {
    }

    static IProject project(String name) throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        if (project.exists()) {
            project.delete(true, true, null);
        }
        project.create(null);
        project.open(null);
        return project;
    }

    /** An example's mechanism, with its study beside it. */
    static IFile example(IProject project, String id) throws Exception {
        Example example = Gallery.find(id).orElseThrow();
        file(project, id + ".mechanism", Files.readString(example.mechanism()));
        file(project, id + ".study", Files.readString(example.study()));
        return project.getFile(id + ".mechanism");
    }

    /** The way other programs write it: not through the workspace. */
    static IFile file(IProject project, String name, String content) throws Exception {
        IFile file = project.getFile(name);
        Files.writeString(Path.of(project.getLocation().toOSString(), name), content);
        file.refreshLocal(IResource.DEPTH_ZERO, null);
        return file;
    }

    static String content(IFile file) throws Exception {
        return Files.readString(file.getLocation().toFile().toPath());
    }

    /** Until problems were looked for; they are a moment after a change. */
    static void problemsFound() {
        Ui.settle(300);
        Ui.waitUntil(() -> Job.getJobManager().find(ProblemJob.FAMILY).length == 0, 20_000);
    }
}
