package org.signorini.ui.help;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.Deque;

import org.eclipse.core.runtime.ILog;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.ITopic;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/**
 * The help inside the workbench: topics on top, the page below. It reads the same {@code org.eclipse.help.toc}
 * contributions Eclipse's own help reads, but needs neither a browser nor a server, so it works everywhere SWT does.
 */
public final class HelpView extends ViewPart {

    private final Deque<String> seen = new ArrayDeque<>();
    private final Action back = backAction();
    private TreeViewer topics;
    private HelpPage page;
    private String shown;

    @Override
    public void createPartControl(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.VERTICAL);
        Composite top = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(4, 4).spacing(4, 4).applyTo(top);
        Text filter = new Text(top, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL | SWT.BORDER);
        filter.setMessage("Find a topic");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        topics = new TreeViewer(top, SWT.SINGLE | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(topics.getControl());
        TopicFilter matches = new TopicFilter();
        topics.setContentProvider(new TopicContent());
        topics.setLabelProvider(new TopicLabels());
        topics.addFilter(matches);
        page = new HelpPage(sash, this::follow);
        page.control().addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ARROW_LEFT && e.stateMask == SWT.ALT) {
                back();
            }
        });
        getViewSite().getActionBars().getToolBarManager().add(back);
        sash.setWeights(30, 70);
        topics.setInput(HelpSystem.class);
        topics.expandAll();
        topics.addSelectionChangedListener(e -> show(((IStructuredSelection) e.getSelection()).getFirstElement()));
        filter.addModifyListener(e -> {
            matches.seek(filter.getText());
            topics.refresh();
            topics.expandAll();
        });
        getSite().setSelectionProvider(topics);
        Object first = TopicContent.firstTopic();
        if (first != null) {
            topics.setSelection(new StructuredSelection(first), true);
        }
    }

    private void show(Object element) {
        if (element instanceof ITopic topic && topic.getHref() != null && !topic.getHref().equals(shown)) {
            open(topic.getHref());
        }
    }

    private void follow(String target) {
        if (target.startsWith("http")) {
            Program.launch(target);
        } else {
            open(target);
        }
    }

    private Action backAction() {
        Action action = new Action("Back", PlatformUI.getWorkbench().getSharedImages()
                .getImageDescriptor(ISharedImages.IMG_TOOL_BACK)) {
            @Override
            public void run() {
                back();
            }
        };
        action.setToolTipText("Back (Alt+Left)");
        action.setEnabled(false);
        return action;
    }

    /** Shows the page that was shown before. */
    private void back() {
        if (!seen.isEmpty()) {
            shown = null;
            open(seen.pop());
            back.setEnabled(!seen.isEmpty());
        }
    }

    /** Shows a page by its address {@code /bundle/path}. */
    public void open(String href) {
        if (shown != null && !shown.equals(href)) {
            seen.push(shown);
            back.setEnabled(true);
        }
        shown = href;
        TopicContent.find(href).ifPresent(topic -> topics.setSelection(new StructuredSelection(topic), true));
        URL url = TopicContent.locate(href);
        if (url == null) {
            page.showMessage("There is no page " + href + ".");
            return;
        }
        try (InputStream content = url.openStream()) {
            page.show(content, href);
        } catch (IOException e) {
            ILog.of(getClass()).error("help page " + href + " cannot be read", e);
            page.showMessage("The page " + href + " cannot be read.");
        }
    }

    /** The page as it is shown. */
    public StyledText pageControl() {
        return page.control();
    }

    /** The text of the page shown, for tests. */
    public String shownText() {
        return page.text();
    }

    @Override
    public void setFocus() {
        topics.getControl().setFocus();
    }
}
