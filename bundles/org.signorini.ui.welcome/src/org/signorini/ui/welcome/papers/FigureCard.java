package org.signorini.ui.welcome.papers;

import java.util.List;
import java.util.concurrent.Executor;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Composite;
import org.signorini.plot.PlotTheme;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Subject;
import org.signorini.reproduce.draw.FigureImage;
import org.signorini.ui.views.chart.ChartFrame;
import org.signorini.ui.views.chart.Themes;
import org.signorini.ui.views.run.UiThread;
import org.signorini.ui.welcome.page.PictureCard;

/** A figure of a paper: what it shows, and how much of what the paper says is met. */
public final class FigureCard {

    private static final int WIDTH = 330;
    /** Points; larger than they are shown, so that a plot has room for its labels. */
    private static final int PICTURE_WIDTH = 440;
    private static final int PICTURE_HEIGHT = 275;

    private final Subject subject;
    private final PictureCard card;
    private Figure figure;
    private PlotTheme drawnIn;

    FigureCard(Composite parent, Subject subject, Runnable open) {
        this.subject = subject;
        card = new PictureCard(parent, subject.title(), "Not computed yet. " + subject.caption(), WIDTH, open);
        card.tile().control().setToolTipText(subject.title() + "\n\n" + subject.caption()
                + "\n\nClick to open the study behind it.");
        card.tile().control().addListener(SWT.Paint, e -> follow());
    }

    public Subject subject() {
        return subject;
    }

    /** What is on the page. */
    public PictureCard card() {
        return card;
    }

    void computing() {
        if (!card.tile().control().isDisposed()) {
            card.tell("Computing …");
        }
    }

    /** The computing was ended before its turn. */
    void waiting() {
        if (!card.tile().control().isDisposed() && figure == null) {
            card.tell("Not computed yet. " + subject.caption());
        }
    }

    /** Shows a figure. */
    void show(Figure computed) {
        if (!card.tile().control().isDisposed()) {
            figure = computed;
            card.tell(summary(figure.claims()) + " " + subject.caption());
            draw(Themes.of(card.tile().control()));
        }
    }

    /** In the colours of the workbench, also when they change. */
    private void follow() {
        PlotTheme theme = Themes.of(card.tile().control());
        if (figure != null && theme != drawnIn) {
            draw(theme);
        }
    }

    /** Beside the user interface's thread. */
    private void draw(PlotTheme theme) {
        drawnIn = theme;
        Figure drawn = figure;
        Executor ui = UiThread.executor();
        Job drawing = Job.create("Picture of a figure", (ICoreRunnable) monitor -> {
            ImageData pixels = ChartFrame.pixels(FigureImage.of(drawn, theme, PICTURE_WIDTH, PICTURE_HEIGHT));
            ui.execute(() -> card.show(pixels));
        });
        drawing.setSystem(true);
        drawing.schedule();
    }

    private static String summary(List<Claim> claims) {
        long ok = claims.stream().filter(Claim::ok).count();
        long explained = claims.stream().filter(c -> !c.ok() && c.isExplained()).count();
        long differ = claims.size() - ok - explained;
        StringBuilder text = new StringBuilder(ok + " of " + claims.size() + " claims agree");
        if (explained > 0) {
            text.append(", ").append(explained).append(" explained");
        }
        if (differ > 0) {
            text.append(", ").append(differ).append(" differ");
        }
        return text.append('.').toString();
    }
}
