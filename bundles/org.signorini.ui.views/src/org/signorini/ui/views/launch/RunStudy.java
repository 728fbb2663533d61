package org.signorini.ui.views.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.ide.IDE;
import org.signorini.ui.views.run.RunEntry;

/** Starts studies, and runs of old once more. */
public final class RunStudy {

    private RunStudy() {
    }

    /** Saves what is open, asking first, and begins; null where the user would rather not. */
    public static RunStudyJob start(Path file) {
        IResource[] workspace = {ResourcesPlugin.getWorkspace().getRoot()};
        if (!IDE.saveAllEditors(workspace, true)) {
            return null;
        }
        RunHistory.add(file);
        return begin(new StudyLaunch(file.toAbsolutePath()));
    }

    /**
     * Computes runs of old once more with what is kept in their results, as many at a time as a study's runs. What lies
     * in editors has no part in it.
     *
     * @param runs that have files
     */
    public static List<RunStudyJob> again(List<RunEntry> runs) {
        Map<List<Object>, List<RunEntry>> byStudy = new LinkedHashMap<>();
        for (RunEntry run : runs) {
            byStudy.computeIfAbsent(List.of(run.info().studyText(), run.info().mechanismText(),
                    run.file().getParent()), key -> new ArrayList<>()).add(run);
        }
        return byStudy.values().stream().map(same -> begin(new AgainLaunch(same))).toList();
    }

    private static RunStudyJob begin(Launch launch) {
        RunStudyJob job = new RunStudyJob(launch);
        job.schedule();
        return job;
    }
}
