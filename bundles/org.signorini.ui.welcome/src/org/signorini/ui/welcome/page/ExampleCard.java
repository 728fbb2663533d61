package org.signorini.ui.welcome.page;

import org.eclipse.swt.widgets.Composite;
import org.signorini.examples.Example;

/** An example of the gallery: its picture, its name, what it shows. */
record ExampleCard(Example example, PictureCard card) {

    private static final int WIDTH = 264;

    ExampleCard(Composite parent, Example example, Runnable open) {
        this(example, new PictureCard(parent, example.title(), example.text(), WIDTH, open));
        card.tile().control().setToolTipText(example.text());
    }

    Tile tile() {
        return card.tile();
    }
}
