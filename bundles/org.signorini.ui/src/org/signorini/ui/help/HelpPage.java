package org.signorini.ui.help;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;

/** Shows one page of help as styled text; links are followed by a click. */
final class HelpPage {

    private final StyledText control;
    private final Consumer<String> follow;
    private List<HelpText.Link> links = List.of();

    HelpPage(Composite parent, Consumer<String> follow) {
        this.follow = follow;
        control = new StyledText(parent, SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.MULTI);
        control.setMargins(14, 10, 14, 10);
        control.setLineSpacing(3);
        control.setCaret(null);
        control.addListener(SWT.MouseUp, e -> {
            int offset = control.getOffsetAtPoint(new org.eclipse.swt.graphics.Point(e.x, e.y));
            links.stream().filter(l -> offset >= l.start() && offset < l.end()).findFirst()
                    .ifPresent(l -> this.follow.accept(l.target()));
        });
    }

    void showMessage(String message) {
        links = List.of();
        control.setText(message);
    }

    String text() {
        return control.getText();
    }

    void show(InputStream page, String href) throws IOException {
        HelpText text = HelpTextReader.read(page, href);
        links = text.links();
        control.setText(text.text());
        for (HelpText.Span span : text.spans()) {
            StyleRange range = new StyleRange();
            range.start = span.start();
            range.length = span.end() - span.start();
            style(range, span.style());
            control.setStyleRange(range);
        }
        for (HelpText.Bullet bullet : text.bullets()) {
            control.setLineWrapIndent(bullet.line(), 1, 36);
            control.setLineIndent(bullet.line(), 1, 20);
        }
        control.setTopIndex(0);
    }

    private void style(StyleRange range, HelpText.Style style) {
        switch (style) {
            case TITLE -> range.font = font(JFaceResources.HEADER_FONT);
            case HEADING -> range.font = font(JFaceResources.BANNER_FONT);
            case STRONG -> range.fontStyle = SWT.BOLD;
            case EMPHASIS -> range.fontStyle = SWT.ITALIC;
            case CODE -> range.font = font(JFaceResources.TEXT_FONT);
            case LINK -> {
                range.underline = true;
                range.underlineStyle = SWT.UNDERLINE_LINK;
            }
        }
    }

    private static Font font(String name) {
        return JFaceResources.getFont(name);
    }
}
