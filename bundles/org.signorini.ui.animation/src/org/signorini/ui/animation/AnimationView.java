package org.signorini.ui.animation;

import java.util.List;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.part.ViewPart;
import org.signorini.plot.PlotTheme;
import org.signorini.scene.Camera;
import org.signorini.scene.export.Frames;
import org.signorini.scene.paint.PaintOptions;
import org.signorini.scene.paint.SceneTheme;
import org.signorini.ui.views.chart.Themes;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.RunsLink;

/** The mechanism of the run that is looked at, moving; its instant is that of all views. */
public final class AnimationView extends ViewPart {

    public static final String ID = "org.signorini.ui.animation";

    private static final String EMPTY = "Run a study, Run ▸ Run Study, to see its mechanism move.";
    /** Pictures that take longer are painted with one sample per pixel while they move. */
    private static final double SLOW = 35;
    private static final double STEP = 0.01;

    private final Runs runs = Runs.shared();
    private PictureThread pictures;
    private SceneLoader loader;
    private SceneCanvas canvas;
    private TransportBar bar;
    private Player player;
    private Shown shown;
    private boolean touched;
    private boolean fitting;
    private boolean coarse;
    private IAction impulses;
    private IAction frames;
    private IAction traces;
    private IAction follow;

    @Override
    public void createPartControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
        Display display = area.getDisplay();
        pictures = new PictureThread((data, picture) -> later(display, () -> take(data, picture)));
        loader = new SceneLoader(made -> later(display, () -> show(made)), why -> later(display, () -> fail(why)));
        canvas = new SceneCanvas(area, this::moved);
        player = new Player(canvas.control(), () -> shown.start(), () -> shown.end(), runs::cursor, this::stopped);
        bar = new TransportBar(area, this::toggle, this::scrub, player);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas.control());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar.control());
        canvas.control().addListener(SWT.KeyDown, this::key);
        actions();
        RunsLink.attach(area, this::changed);
        changed(RunChange.SELECTION);
    }

    /** From other threads, which may outlive the window. */
    private static void later(Display display, Runnable what) {
        if (!display.isDisposed()) {
            display.asyncExec(what);
        }
    }

    private void actions() {
        impulses = toggle("Contact Forces", "impulses", "Show forces of contacts as arrows", true);
        frames = toggle("Frames", "frames", "Show the axes of bodies", false);
        traces = toggle("Traces", "traces", "Show the paths of points", true);
        follow = toggle("Follow", "follow", "Keep the mechanism in the middle", false);
        Action fit = action("Fit", "Show everything (0)", this::fit);
        fit.setImageDescriptor(Icons.of("fit"));
        IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
        List.of(impulses, frames, traces, follow).forEach(tools::add);
        tools.add(fit);
        IMenuManager menu = getViewSite().getActionBars().getMenuManager();
        for (Camera.Preset preset : Camera.Preset.values()) {
            String name = preset.name().charAt(0) + preset.name().substring(1).toLowerCase(java.util.Locale.ROOT);
            menu.add(action(name + " View", name + " view (" + (preset.ordinal() + 1) + ")", () -> look(preset)));
        }
        menu.add(new Separator());
        menu.add(new ExportAction(getSite().getShell(), true, this::seen));
        menu.add(new ExportAction(getSite().getShell(), false, this::seen));
    }

    private IAction toggle(String text, String icon, String tip, boolean on) {
        Action action = new Action(text, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                paint();
            }
        };
        action.setImageDescriptor(Icons.of(icon));
        action.setToolTipText(tip);
        action.setChecked(on);
        return action;
    }

    private static Action action(String text, String tip, Runnable what) {
        Action action = new Action(text) {
            @Override
            public void run() {
                what.run();
            }
        };
        action.setToolTipText(tip);
        return action;
    }

    private void changed(RunChange change) {
        switch (change) {
            case SELECTION -> select();
            case DATA -> grow();
            case CURSOR -> {
                player.jump(time());
                paint();
            }
            case LIST, WINDOW -> { }
        }
    }

    private void select() {
        player.pause();
        shown = null;
        touched = false;
        bar.enabled(false);
        canvas.empty(runs.selected().isEmpty() ? EMPTY : "Waiting for the run to begin …");
        grow();
    }

    private void grow() {
        if (!runs.selected().isEmpty()) {
            RunEntry first = runs.selected().getFirst();
            boolean ended = shown != null && !first.isRunning() && shown.rows() < shown.track().rows();
            if (shown == null || shown.entry() != first || shown.isOutgrown() || ended) {
                loader.load(first);
            }
            paint();
        }
    }

    private void show(Shown made) {
        boolean current = !canvas.control().isDisposed() && !runs.selected().isEmpty()
                && runs.selected().getFirst() == made.entry();
        if (!current) {
            return;
        }
        boolean first = shown == null;
        shown = made;
        bar.enabled(true);
        if (first) {
            follow.setChecked(made.scene().follows());
            bar.suggestSpeed(made.end() - made.start(), player);
        }
        if (!touched) {
            fit();
        }
        paint();
    }

    private void fail(String why) {
        if (!canvas.control().isDisposed()) {
            canvas.empty(why);
        }
    }

    private void take(ImageData data, Picture picture) {
        if (!canvas.control().isDisposed() && picture.shown() == shown) {
            canvas.show(data);
            coarse |= player.isPlaying() && pictures.milliseconds() > SLOW;
        }
    }

    /** By the mouse, or because there is another size. */
    private void moved() {
        touched |= !fitting && canvas.camera() != null && shown != null;
        paint();
    }

    /** Everything in the picture, from the usual side. */
    private void fit() {
        camera(shown == null ? null : shown.scene().camera(aspect()));
        touched = false;
    }

    private void look(Camera.Preset preset) {
        if (shown != null && canvas.camera() != null) {
            camera(canvas.camera().preset(preset).fitted(shown.scene().follows() ? shown.scene().start()
                    : shown.scene().bounds(), aspect()));
        }
    }

    private void camera(Camera other) {
        fitting = true;
        canvas.camera(other);
        fitting = false;
    }

    private double aspect() {
        Point size = canvas.control().getSize();
        return size.y > 0 && size.x > 0 ? (double) size.x / size.y : 1;
    }

    /** The instant of all views; else the end of a run that goes on, and the start of one that is over. */
    private double time() {
        double cursor = runs.cursor();
        double chosen = Double.isNaN(cursor) ? shown != null && shown.entry().isRunning() ? Double.POSITIVE_INFINITY : 0
                : cursor;
        return shown == null ? 0 : Math.clamp(chosen, shown.start(), Math.max(shown.start(), shown.end()));
    }

    private void paint() {
        Point size = canvas.control().getSize();
        if (shown == null || canvas.camera() == null || size.x < 2 || size.y < 2) {
            return;
        }
        double time = time();
        bar.show(shown.start(), shown.end(), time);
        int samples = player.isPlaying() && coarse ? 1 : 2;
        pictures.want(new Picture(shown, time, now(time), options().samples(samples), size.x, size.y));
    }

    private Camera now(double time) {
        return follow.isChecked() ? shown.scene().followed(canvas.camera(), shown.track(), time) : canvas.camera();
    }

    private PaintOptions options() {
        return PaintOptions.DEFAULT.impulses(impulses.isChecked()).frames(frames.isChecked())
                .traces(traces.isChecked())
                .theme(Themes.of(canvas.control()) == PlotTheme.DARK ? SceneTheme.DARK : SceneTheme.LIGHT);
    }

    private Frames seen() {
        Point size = canvas.control().getSize();
        return shown == null ? null : new Frames(shown.scene(), shown.result(), canvas.camera(), options(), size.x,
                size.y, 1, follow.isChecked());
    }

    /** Plays, or pauses. */
    public void toggle() {
        if (player.isPlaying()) {
            player.pause();
        } else if (shown != null) {
            player.play(time());
            bar.playing(true);
        }
    }

    private void stopped() {
        bar.playing(false);
        coarse = false;
        paint();
    }

    private void scrub(double to) {
        player.pause();
        runs.cursor(to);
    }

    private void key(Event e) {
        if (shown == null) {
            return;
        }
        double step = STEP * (shown.end() - shown.start());
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> scrub(Math.max(shown.start(), time() - step));
            case SWT.ARROW_RIGHT -> scrub(Math.min(shown.end(), time() + step));
            case SWT.HOME -> scrub(shown.start());
            case SWT.END -> scrub(shown.end());
            default -> character(e.character);
        }
    }

    private void character(char c) {
        switch (c) {
            case ' ' -> toggle();
            case '+' -> canvas.zoom(1.2);
            case '-' -> canvas.zoom(1 / 1.2);
            case '0' -> fit();
            case '1', '2', '3', '4' -> look(Camera.Preset.values()[c - '1']);
            default -> { }
        }
    }

    /** What is on the screen, or null: for tests. */
    public ImageData pixels() {
        return canvas.pixels();
    }

    /** Whether the picture that was wanted last is on the screen: for tests. */
    public boolean isUpToDate() {
        return shown != null && pictures.isIdle() && canvas.pixels() != null;
    }

    @Override
    public void setFocus() {
        canvas.control().setFocus();
    }

    @Override
    public void dispose() {
        if (pictures != null) {
            pictures.stop();
        }
        super.dispose();
    }
}
