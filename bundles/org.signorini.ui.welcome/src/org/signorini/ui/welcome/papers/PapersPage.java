package org.signorini.ui.welcome.papers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.ide.IDE;
import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Chapters;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.Subject;
import org.signorini.ui.views.gallery.ExampleProject;
import org.signorini.ui.views.run.UiThread;
import org.signorini.ui.welcome.page.ScrolledPage;

/** The papers below each other, each with its figures as cards. A card opens the study behind its figure. */
public final class PapersPage {

    private static final int MARGIN = 24;

    private final IWorkbenchWindow window;
    private final ScrolledPage page;
    private final Composite content;
    private final List<FigureCard> cards = new ArrayList<>();
    private final List<Button> compute = new ArrayList<>();
    private Button cancel;
    private Button save;
    private Label state;
    private ReproduceJob job;

    PapersPage(Composite parent, IWorkbenchWindow window) {
        this.window = window;
        page = new ScrolledPage(parent, MARGIN);
        content = page.content();
        head();
        Chapters.all().stream().filter(c -> !c.experiments().isEmpty()).forEach(this::chapter);
        cards.forEach(card -> ReproducedFigures.shared().find(card.subject().id()).ifPresent(card::show));
        adopt();
        enable();
        page.show();
    }

    private void head() {
        PageParts.label(content, "The papers, computed again", true);
        Label text = new Label(content, SWT.WRAP);
        text.setText("Every figure is computed by a study and compared with what the paper says. A card opens its "
                + "study in a project of its own, where you can change it and run it.");
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(text);
        Composite row = PageParts.row(content);
        compute.add(PageParts.button(row, "&Compute All", () -> start(Chapters.all())));
        cancel = PageParts.button(row, "C&ancel", this::cancel);
        save = PageParts.button(row, "&Save as Page…", () -> PageFile.save(window.getShell()));
        state = new Label(row, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(state);
    }

    private void chapter(Chapter chapter) {
        Composite row = PageParts.row(content);
        Label title = PageParts.label(row, chapter.paper() + ": " + chapter.paper().title(), true);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(200, SWT.DEFAULT)
                .applyTo(title);
        Button one = PageParts.button(row, "Compute " + chapter.paper(), () -> start(List.of(chapter)));
        compute.add(one);
        PageParts.label(content, chapter.paper().authors() + ", " + chapter.paper().source(), false);
        Composite flow = page.flow();
        for (Experiment experiment : chapter.experiments()) {
            Subject subject = experiment.subject();
            cards.add(new FigureCard(flow, subject, () -> open(subject.studies().getFirst())));
        }
    }

    /** Computes papers; nothing happens while others are computed. */
    public void start(List<Chapter> chapters) {
        if (job == null) {
            // the page may be closed before it ends; the figures are kept for the next one
            job = new ReproduceJob(chapters, this::begun, this::done);
            follow();
            job.schedule();
            enable();
        }
    }

    /** A page that is opened while figures are computed goes on with those that come. */
    private void adopt() {
        Job[] running = Job.getJobManager().find(ReproduceJob.class);
        if (running.length > 0) {
            job = (ReproduceJob) running[0];
            job.hand(this::begun, this::done);
            follow();
        }
    }

    private void follow() {
        Executor ui = UiThread.executor();
        job.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                ui.execute(PapersPage.this::ended);
            }
        });
        if (job.getResult() != null) {
            ended();
        }
    }

    private void begun(Subject subject) {
        if (!content.isDisposed()) {
            state.setText("Computing " + subject.id().substring(0, 2) + ", " + subject.title());
            cards.stream().filter(c -> c.subject().id().equals(subject.id())).forEach(FigureCard::computing);
        }
    }

    private void done(Figure figure) {
        if (!content.isDisposed()) {
            cards.stream().filter(c -> c.subject().id().equals(figure.subject().id())).forEach(c -> c.show(figure));
            enable();
        }
    }

    private void ended() {
        job = null;
        if (!content.isDisposed()) {
            state.setText("");
            cards.forEach(FigureCard::waiting);
            enable();
        }
    }

    private void enable() {
        compute.forEach(b -> b.setEnabled(job == null));
        cancel.setEnabled(job != null);
        save.setEnabled(!ReproducedFigures.shared().report().parts().isEmpty());
    }

    private void open(StudyFile study) {
        try {
            IDE.openEditor(window.getActivePage(), ExampleProject.create(study.path(),
                    ExampleProject.freeName(study.folder())), true);
        } catch (CoreException e) {
            MessageDialog.openError(window.getShell(), "Open the Study", e.getStatus().getMessage());
        } catch (IOException e) {
            MessageDialog.openError(window.getShell(), "Open the Study", e.getMessage());
        }
    }

    void setFocus() {
        compute.getFirst().setFocus();
    }

    /** The figures, in the papers' order. */
    public List<FigureCard> cards() {
        return cards;
    }

    /** Whether figures are computed now. */
    public boolean isComputing() {
        return job != null;
    }

    /** Ends the computing; what there is stays. */
    public void cancel() {
        if (job != null) {
            job.cancel();
        }
    }
}
