package org.signorini.ui.welcome.page;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

/** A greeting, what to begin with, and the gallery as cards that wrap with the window. Tab and Enter reach all of it. */
public final class WelcomePage {

    private static final int MARGIN = 32;
    private static final int GAP = 16;

    private final ScrolledPage page;
    private final Composite content;
    private final LocalResourceManager resources;
    private final List<Tile> beginnings = new ArrayList<>();
    private final List<Tile> examples = new ArrayList<>();

    WelcomePage(Composite parent, Beginnings begin) {
        page = new ScrolledPage(parent, MARGIN);
        content = page.content();
        resources = new LocalResourceManager(JFaceResources.getResources(), content);
        greeting();
        begin(begin);
        gallery(begin);
        page.show();
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
        Composite row = page.flow();
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
        Composite row = page.flow();
        List<ExampleCard> cards = new ArrayList<>();
        for (Example example : Gallery.all()) {
            ExampleCard card = new ExampleCard(row, example, () -> begin.open(example));
            cards.add(card);
            examples.add(card.tile());
        }
        ExamplePictures.load(cards);
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
        return page.control();
    }
}
