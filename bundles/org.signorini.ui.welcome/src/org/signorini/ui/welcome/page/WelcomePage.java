package org.signorini.ui.welcome.page;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

/** A greeting, what to begin with, and the gallery as cards that wrap with the window. Tab and Enter reach all of it. */
public final class WelcomePage {

    private static final int MARGIN = 32;
    private static final int GAP = 16;

    private final ScrolledComposite scroll;
    private final Composite content;
    private final LocalResourceManager resources;
    private final List<Tile> beginnings = new ArrayList<>();
    private final List<Tile> examples = new ArrayList<>();

    WelcomePage(Composite parent, Beginnings begin) {
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        content = new Composite(scroll, SWT.NONE);
        resources = new LocalResourceManager(JFaceResources.getResources(), content);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(0, GAP).applyTo(content);
        greeting();
        begin(begin);
        gallery(begin);
        scroll.setContent(content);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        scroll.setShowFocusedControl(true);
        scroll.getVerticalBar().setIncrement(2 * GAP);
        scroll.addListener(SWT.Resize, e -> fit());
        fit();
    }

    /** As high as the cards need at the width there is. */
    private void fit() {
        int width = Math.max(1, scroll.getClientArea().width);
        scroll.setMinHeight(content.computeSize(width, SWT.DEFAULT).y);
    }

    private void greeting() {
        Composite row = new Composite(content, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(GAP, 4).applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        Label logo = new Label(row, SWT.NONE);
        logo.setImage(image("org.signorini.ui", "icons/signorini64.svg"));
        GridDataFactory.fillDefaults().span(1, 2).applyTo(logo);
        Label title = new Label(row, SWT.NONE);
        title.setText("Welcome to Signorini Workbench");
        title.setFont(JFaceResources.getHeaderFont());
        Label text = new Label(row, SWT.WRAP);
        text.setText("Draw mechanisms whose parts touch, impact, stick and slide, run studies on them, and see what "
                + "happens: trajectories, contacts, limit cycles, the mechanism moving.");
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(text);
    }

    private void begin(Beginnings begin) {
        Composite row = flow();
        beginnings.add(new BeginningTile(row, "New mechanism", "A project with a first mechanism to draw in.",
                image("org.signorini.ui.welcome", "icons/mechanism.svg"), begin::newMechanism).tile());
        beginnings.add(new BeginningTile(row, "Draw and run the woodpecker",
                "Step by step, with each step done for you on demand.",
                image("org.signorini.ui.welcome", "icons/steps.svg"), begin::cheatSheet).tile());
        beginnings.add(new BeginningTile(row, "Help", "How to draw, run and read; methods and their equations.",
                image("org.signorini.ui.welcome", "icons/help.svg"), begin::help).tile());
    }

    private void gallery(Beginnings begin) {
        Label title = new Label(content, SWT.NONE);
        title.setText("Open an example");
        title.setFont(JFaceResources.getBannerFont());
        Composite row = flow();
        List<ExampleCard> cards = new ArrayList<>();
        for (Example example : Gallery.all()) {
            ExampleCard card = new ExampleCard(row, example, () -> begin.open(example));
            cards.add(card);
            examples.add(card.tile());
        }
        ExamplePictures.load(cards);
    }

    private Composite flow() {
        Composite row = new Composite(content, SWT.NONE);
        RowLayout layout = new RowLayout(SWT.HORIZONTAL);
        layout.wrap = true;
        layout.spacing = GAP;
        layout.marginLeft = 0;
        layout.marginRight = 0;
        row.setLayout(layout);
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(row);
        return row;
    }

    private Image image(String bundle, String path) {
        return ResourceLocator.imageDescriptorFromBundle(bundle, path).map(resources::create).orElse(null);
    }

    void setFocus() {
        beginnings.getFirst().control().setFocus();
    }

    /** What to begin with, from left to right. */
    public List<Tile> beginnings() {
        return beginnings;
    }

    /** The cards of the gallery, in its order. */
    public List<Tile> examples() {
        return examples;
    }

    /** The whole of it. */
    public Control control() {
        return scroll;
    }
}
