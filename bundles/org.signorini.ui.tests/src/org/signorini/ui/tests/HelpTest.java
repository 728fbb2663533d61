package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import javax.xml.parsers.DocumentBuilderFactory;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.ui.WorkbenchIds;
import org.signorini.ui.help.HelpView;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Every page of help can be read, leads nowhere in vain, and tells of everything that is installed. */
class HelpTest {

    private static final String FOLDER = "/org.signorini.help/html/";

    private final TreeMap<String, Document> pages = new TreeMap<>();
    private ErrorLog log;

    @BeforeEach
    void read() throws Exception {
        log = new ErrorLog();
        for (IToc toc : HelpSystem.getTocs()) {
            for (ITopic topic : toc.getTopics()) {
                read(topic);
            }
        }
        assertTrue(pages.size() > 8, pages.keySet().toString());
    }

    @AfterEach
    void close() {
        log.close();
    }

    private void read(ITopic topic) throws Exception {
        assertFalse(topic.getLabel().isBlank());
        pages.put(topic.getHref(), parse(topic.getHref()));
        for (ITopic below : topic.getSubtopics()) {
            read(below);
        }
    }

    private static URL locate(String href) {
        String[] parts = href.replaceFirst("#.*$", "").split("/", 3);
        return Platform.getBundle(parts[1]).getEntry(parts[2]);
    }

    private static Document parse(String href) throws Exception {
        URL url = locate(href);
        assertNotNull(url, href);
        try (InputStream in = url.openStream()) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        }
    }

    private static List<Element> elements(Document page, String tag) {
        NodeList found = page.getElementsByTagName(tag);
        List<Element> list = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            list.add((Element) found.item(i));
        }
        return list;
    }

    @Test
    void linksAndPicturesLeadSomewhere() {
        int links = 0;
        for (var page : pages.entrySet()) {
            for (Element link : elements(page.getValue(), "a")) {
                String target = link.getAttribute("href");
                if (!target.startsWith("http")) {
                    assertTrue(pages.containsKey(FOLDER + target), page.getKey() + " leads to " + target);
                    links++;
                }
            }
            for (Element picture : elements(page.getValue(), "img")) {
                assertNotNull(locate(FOLDER + picture.getAttribute("src")), page.getKey());
            }
        }
        assertTrue(links > 15, links + " links");
    }

    @Test
    void everythingInstalledIsDescribed() {
        Set<String> told = new TreeSet<>();
        pages.values().forEach(page -> {
            elements(page, "code").forEach(e -> told.add(e.getTextContent()));
            elements(page, "td").forEach(e -> told.add(e.getTextContent()));
        });
        int ids = 0;
        for (String point : List.of("org.signorini.simulation.formulations", "org.signorini.simulation.contactModels",
                "org.signorini.complementarity.solvers", "org.signorini.simulation.schemes",
                "org.signorini.study.executors")) {
            for (IConfigurationElement element : Platform.getExtensionRegistry().getConfigurationElementsFor(point)) {
                assertTrue(told.contains(element.getAttribute("id")), element.getAttribute("id") + " is in no page");
                ids++;
            }
        }
        assertTrue(ids > 30, ids + " contributions");
    }

    @Test
    void theKeysItTellsAreBound() throws Exception {
        Set<String> bound = new HashSet<>();
        Arrays.stream(PlatformUI.getWorkbench().getService(IBindingService.class).getBindings())
                .forEach(b -> bound.add(b.getTriggerSequence().toString()));
        int keys = 0;
        for (Element row : elements(pages.get(FOLDER + "keyboard.html"), "tr")) {
            String first = ((Element) row.getElementsByTagName("td").item(0)).getTextContent();
            for (String key : first.split(", ")) {
                if (key.matches("(Ctrl|Alt)\\+(Shift\\+)?([A-Z0-9]|F\\d+)|F1|F2|F12") && !key.equals("Alt+Shift+Q")) {
                    assertTrue(bound.contains(KeySequence.getInstance(key.toUpperCase()).toString()), key);
                    keys++;
                }
            }
        }
        assertTrue(keys > 12, keys + " keys");
    }

    @Test
    void ourKeysAreTold() throws Exception {
        String page = pages.get(FOLDER + "keyboard.html").getDocumentElement().getTextContent();
        for (IConfigurationElement key : Platform.getExtensionRegistry()
                .getConfigurationElementsFor("org.eclipse.ui.bindings")) {
            String sequence = key.getAttribute("sequence");
            if (key.getContributor().getName().startsWith("org.signorini") && key.getAttribute("commandId") != null
                    && !sequence.contains("NUMPAD")) {
                String told = sequence.replace("M1", "Ctrl").replace("M2", "Shift").replace("M3", "Alt");
                assertTrue(page.contains(told), told + " of " + key.getAttribute("commandId"));
            }
        }
    }

    @Test
    void linksAreFollowedByKeysAndTheWayLeadsBack() throws Exception {
        HelpView help = (HelpView) Ui.page().showView(WorkbenchIds.HELP_VIEW);
        try {
            help.open(FOLDER + "getting-started.html");
            Ui.settle(200);
            String before = help.shownText();
            traverse(help, SWT.TRAVERSE_TAB_NEXT);
            assertEquals("Drawing a mechanism", help.pageControl().getSelectionText());
            traverse(help, SWT.TRAVERSE_RETURN);
            assertTrue(help.shownText().startsWith("Drawing a mechanism"), help.shownText());
            Event left = new Event();
            left.keyCode = SWT.ARROW_LEFT;
            left.stateMask = SWT.ALT;
            help.pageControl().notifyListeners(SWT.KeyDown, left);
            assertEquals(before, help.shownText());
            for (String page : pages.keySet()) {
                help.open(page);
                assertFalse(help.shownText().contains("cannot be read"), page);
                assertFalse(help.shownText().contains("There is no page"), page);
            }
            help.open(FOLDER + "formulations.html");
            Ui.screenshot("help-formulations");
        } finally {
            Ui.page().hideView(help);
        }
    }

    private static void traverse(HelpView help, int detail) {
        Event event = new Event();
        event.detail = detail;
        event.doit = true;
        help.pageControl().notifyListeners(SWT.Traverse, event);
        Ui.settle(100);
    }
}
