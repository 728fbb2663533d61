package org.signorini.ui.animation;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.part.ViewPart;
import org.signorini.plot.PlotTheme;
import org.signorini.scene.Camera;
import org.signorini.scene.export.Frames;
import org.signorini.scene.paint.PaintOptions;
import org.signorini.scene.paint.SceneTheme;
import org.signorini.ui.preferences.Preferences;
import org.signorini.ui.views.chart.Themes;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.RunsLink;

/** The mechanism of the run that is looked at, moving; its instant is that of all views. */
public final class AnimationView extends ViewPart {

    public static final String ID = "org.signorini.ui.animation";

    private static final String EMPTY = "Run a study, Run ▸ Run Study, or select a run in the Runs view"
            + " to see its mechanism move.";
    /** Pictures that take longer are painted with one sample per pixel while they move. */
    private static final double SLOW = 35;

    private final Runs runs = Runs.shared();
    private final ViewActions actions = new ViewActions(this::paint);
    private SceneLoader loader;
    private Stage stage;
    private Viewpoint viewpoint;
    private Clock clock;
    private Player player;
    private TransportBar bar;
    private Shown shown;
    private boolean coarse;

    @Override
    public void createPartControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
        loader = new SceneLoader(made -> Later.run(area, () -> show(made)), why -> Later.run(area, () -> fail(why)));
        player = new Player(area, () -> shown.start(), () -> shown.end(), runs::cursor, this::toggled);
        clock = new Clock(runs, player);
        viewpoint = new Viewpoint(() -> stage.size(), this::paint);
        stage = new Stage(area, this::resized, this::painted, new Gestures(viewpoint, clock));
        bar = new TransportBar(area, clock, player);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(stage.control());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar.control());
        actions.fill(getViewSite().getActionBars(), getSite().getShell(), viewpoint, this::seen, this::rebuild);
        RunsLink.attach(area, this::changed);
        Preferences.onChange(area, this::paint);
        changed(RunChange.SELECTION);
    }

    private void changed(RunChange change) {
        switch (change) {
            case SELECTION -> select();
            case DATA -> grow();
            case CURSOR -> {
                player.jump(clock.now());
                paint();
            }
            case LIST, WINDOW -> { }
        }
    }

    private void select() {
        player.pause();
        shown = null;
        clock.of(null);
        viewpoint.reset();
        bar.enabled(false);
        stage.say(runs.selected().isEmpty() ? EMPTY : "Waiting for the run to begin …");
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
        if (runs.selected().isEmpty() || runs.selected().getFirst() != made.entry()) {
            return;
        }
        boolean first = shown == null;
        shown = made;
        clock.of(made);
        viewpoint.scene(made.scene());
        bar.enabled(true);
        if (first) {
            actions.follow(made.scene().follows());
            bar.suggestSpeed(made.end() - made.start());
        }
        paint();
    }

    private void fail(String why) {
        stage.say(why);
    }

    private void resized() {
        viewpoint.refit();
        paint();
    }

    private void painted() {
        coarse |= player.isPlaying() && stage.milliseconds() > SLOW;
    }

    private void rebuild() {
        stage.rebuild();
        paint();
    }

    private void toggled() {
        bar.playing(player.isPlaying());
        if (!player.isPlaying()) {
            coarse = false;
            paint();
        }
    }

    private void paint() {
        Point size = stage.size();
        if (shown == null || size.x < 2 || size.y < 2) {
            return;
        }
        double time = clock.now();
        bar.show(shown.start(), shown.end(), time);
        double scale = stage.scale();
        PaintOptions options = options().samples(player.isPlaying() && coarse ? 1 : 2).scale(scale);
        stage.show(new Picture(shown, time, now(time), options, (int) Math.round(size.x * scale),
                (int) Math.round(size.y * scale)));
    }

    private Camera now(double time) {
        return actions.follows() ? shown.scene().followed(viewpoint.camera(), shown.track(), time)
                : viewpoint.camera();
    }

    private PaintOptions options() {
        return actions.options().theme(Themes.of(stage.control()) == PlotTheme.DARK ? SceneTheme.DARK
                : SceneTheme.LIGHT);
    }

    /** What is in the view, as one picture to be saved; null where there is none. */
    public Frames seen() {
        Point size = stage.size();
        return shown == null ? null : new Frames(shown.scene(), shown.result(), viewpoint.camera(), options(), size.x,
                size.y, 1, actions.follows());
    }

    /** Plays, or pauses. */
    public void toggle() {
        clock.toggle();
    }

    /** Has it painted by somebody else from now on. */
    public void renderer(Renderer wanted) {
        wanted.keep();
        rebuild();
    }

    /** What the mouse and the keyboard act on: for tests. */
    public Control picture() {
        return stage.top();
    }

    /** Whether OpenGL paints it: for tests. */
    public boolean isOpenGl() {
        return stage.isOpenGl();
    }

    /** What is on the screen, or null: for tests. */
    public ImageData pixels() {
        return stage.pixels();
    }

    /** Whether the picture that was wanted last is on the screen: for tests. */
    public boolean isUpToDate() {
        return stage.isUpToDate();
    }

    @Override
    public void setFocus() {
        stage.setFocus();
    }
}
