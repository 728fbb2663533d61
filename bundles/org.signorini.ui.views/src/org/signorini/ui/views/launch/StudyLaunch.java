package org.signorini.ui.views.launch;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

import org.signorini.model.element.ElementException;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.PlannedRun;
import org.signorini.study.run.StudyRunner;
import org.signorini.ui.views.run.ResultFolder;

/** All runs of a study, or the one of a mechanism, as its file is now. */
record StudyLaunch(Path file) implements Launch {

    @Override
    public String name() {
        return file.getFileName().toString();
    }

    @Override
    public Path folder() {
        return file.getParent();
    }

    @Override
    public Prepared prepare() throws Refused, ElementException {
        StudyRunner runner = new StudyRunner(StudySource.read(file), Overrides.NONE, RunDefaults.preferred());
        LocalDateTime now = LaunchTime.next();
        List<PlannedRun> plan = runner.plan();
        return new Prepared(runner, runner.runs(
                p -> Optional.of(ResultFolder.file(file, now, p.name(), plan.indexOf(p) + 1))));
    }
}
