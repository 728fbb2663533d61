package org.signorini.ui.help;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;

/** Shows one page of help as styled text; links are followed by a click, or by Tab and Enter. */
final class HelpPage {

    private static final int RISE = 4;

    private final StyledText control;
    private final LinkKeys keys;
    private final Font small;
    private final Consumer<String> follow;
    private List<HelpText.Link> links = List.of();

    HelpPage(Composite parent, Consumer<String> follow) {
        this.follow = follow;
        control = new StyledText(parent, SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.MULTI);
        control.setMargins(14, 10, 14, 10);
        control.setLineSpacing(3);
        control.setCaret(null);
        control.addListener(SWT.MouseUp, e -> linkAt(e.x, e.y).ifPresent(l -> this.follow.accept(l.target())));
        control.addListener(SWT.MouseMove, e -> control.setCursor(control.getDisplay()
                .getSystemCursor(linkAt(e.x, e.y).isPresent() ? SWT.CURSOR_HAND : SWT.CURSOR_ARROW)));
        keys = new LinkKeys(control, follow);
        small = FontDescriptor.createFrom(JFaceResources.getDefaultFont()).increaseHeight(-2)
                .createFont(control.getDisplay());
        control.addListener(SWT.Dispose, e -> small.dispose());
    }

    private Optional<HelpText.Link> linkAt(int x, int y) {
        int offset = control.getOffsetAtPoint(new Point(x, y));
        return links.stream().filter(l -> offset >= l.start() && offset < l.end()).findFirst();
    }

    void showMessage(String message) {
        links = List.of();
        keys.links(links);
        control.setText(message);
    }

    StyledText control() {
        return control;
    }

    String text() {
        return control.getText();
    }

    void show(InputStream page, String href) throws IOException {
        HelpText text = HelpTextReader.read(page, href);
        links = text.links();
        keys.links(links);
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
        control.setTopPixel(0);
    }

    private void style(StyleRange range, HelpText.Style style) {
        switch (style) {
            case TITLE -> range.font = font(JFaceResources.HEADER_FONT);
            case HEADING -> range.font = font(JFaceResources.BANNER_FONT);
            case STRONG -> range.fontStyle = SWT.BOLD;
            case EMPHASIS -> range.fontStyle = SWT.ITALIC;
            case CODE -> range.font = font(JFaceResources.TEXT_FONT);
            case SUB -> {
                range.font = small;
                range.rise = -RISE;
            }
            case SUPER -> {
                range.font = small;
                range.rise = RISE;
            }
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
