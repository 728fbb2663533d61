package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.help.HelpSystem;
import org.eclipse.help.ITopic;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IEditorDescriptor;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.wizards.IWizardCategory;
import org.junit.jupiter.api.Test;

/** Every way through menus that help, README and the cheat sheet describe can be gone in the window. */
class HelpMenusTest {

    private static final Pattern WAY = Pattern.compile("(?:<(?:strong|em|i|b)>|\\*\\*?)([^<*]*▸[^<*]*)(?:</|\\*)");
    private static final Pattern KEY = Pattern
            .compile("\\b(?:Ctrl|Alt)\\+(?:Shift\\+)?(?:[A-Z0-9]\\b(?!lt|hift|nter|rrow)|F\\d+|Space)(?!, [A-Z]\\b)");
    /** Of the Eclipse IDE, in which the project is developed, and of the product with Sirius. */
    private static final Set<String> ELSEWHERE = Set.of("File ▸ Import ▸ Existing Projects",
            "Import ▸ Maven ▸ Existing Maven Projects", "Configure ▸ Convert to Modeling Project");

    @Test
    void everyWayCanBeGone() throws Exception {
        Set<String> lost = new TreeSet<>();
        int ways = 0;
        for (Path file : files()) {
            String text = Files.readString(file);
            Matcher matcher = WAY.matcher(text);
            while (matcher.find()) {
                String way = matcher.group(1).replaceAll("\\s+", " ").strip();
                ways++;
                if (!ELSEWHERE.contains(way) && !leadsSomewhere(List.of(way.split(" ▸ ")))) {
                    lost.add(file.getFileName() + ": " + way);
                }
            }
            if (file.toString().endsWith(".html")) {
                assertEquals(text.chars().filter(c -> c == '▸').count(), waysIn(text),
                        file + " has a way that is not set as a name");
            }
        }
        assertEquals(Set.of(), lost);
        assertTrue(ways > 25, ways + " ways");
    }

    @Test
    void everyKeyIsBound() throws Exception {
        Set<String> bound = new TreeSet<>();
        Arrays.stream(PlatformUI.getWorkbench().getService(IBindingService.class).getBindings())
                .forEach(b -> bound.add(b.getTriggerSequence().toString()));
        Set<String> free = new TreeSet<>();
        int keys = 0;
        for (Path file : files()) {
            Matcher matcher = KEY.matcher(Files.readString(file));
            while (matcher.find()) {
                keys++;
                if (!bound.contains(KeySequence.getInstance(matcher.group().toUpperCase(Locale.ROOT)).toString())) {
                    free.add(file.getFileName() + ": " + matcher.group());
                }
            }
        }
        assertEquals(Set.of(), free);
        assertTrue(keys > 30, keys + " keys");
    }

    /** Steps of all ways that are set as names. */
    private static long waysIn(String text) {
        return WAY.matcher(text).results().mapToLong(r -> r.group(1).chars().filter(c -> c == '▸').count()).sum();
    }

    /** Tests run in their bundle's folder. */
    private static List<Path> files() throws Exception {
        Path bundles = Path.of("").toAbsolutePath().getParent();
        List<Path> files = new ArrayList<>(List.of(bundles.resolveSibling("README.md"),
                bundles.resolveSibling("CONTRIBUTING.md"),
                bundles.resolve("org.signorini.ui.welcome/cheatsheets/woodpecker.xml")));
        try (Stream<Path> pages = Files.list(bundles.resolve("org.signorini.help/html"))) {
            pages.filter(p -> p.toString().endsWith(".html")).sorted().forEach(files::add);
        }
        return files;
    }

    private static boolean leadsSomewhere(List<String> way) {
        if (way.getFirst().equals("Open With")) {
            return Arrays.stream(PlatformUI.getWorkbench().getEditorRegistry().getEditors("x.mechanism"))
                    .map(IEditorDescriptor::getLabel).anyMatch(way.get(1)::equals);
        }
        Menu menu = Ui.window().getShell().getMenuBar();
        for (int i = 0; i < way.size(); i++) {
            Optional<MenuItem> item = item(menu, way.get(i));
            if (item.isEmpty()) {
                return i == 1 && way.getFirst().equals("Help") && isTopic(way.get(1));
            }
            if (item.get().getMenu() == null) {
                return opens(way.get(i), way.subList(i + 1, way.size()));
            }
            menu = item.get().getMenu();
        }
        return true;
    }

    private static Optional<MenuItem> item(Menu menu, String name) {
        menu.notifyListeners(SWT.Show, new Event());
        Optional<MenuItem> found = Arrays.stream(menu.getItems())
                .filter(m -> plain(m.getText()).equals(plain(name))).findFirst();
        menu.notifyListeners(SWT.Hide, new Event());
        return found;
    }

    private static String plain(String label) {
        return label.replace("&", "").replaceAll("\t.*", "").replaceAll("(…|\\.\\.\\.)$", "").strip();
    }

    /** What stands behind a menu's entry: pages of preferences, wizards that import. */
    private static boolean opens(String entry, List<String> rest) {
        if (rest.isEmpty()) {
            return true;
        }
        return switch (plain(entry)) {
            case "Preferences" -> isPage(PlatformUI.getWorkbench().getPreferenceManager().getRootSubNodes(), rest);
            case "Import" -> isWizard(PlatformUI.getWorkbench().getImportWizardRegistry().getRootCategory(), rest);
            default -> false;
        };
    }

    private static boolean isPage(IPreferenceNode[] nodes, List<String> labels) {
        return Arrays.stream(nodes).filter(n -> n.getLabelText().equals(labels.getFirst())).anyMatch(
                n -> labels.size() == 1 || isPage(n.getSubNodes(), labels.subList(1, labels.size())));
    }

    private static boolean isWizard(IWizardCategory category, List<String> labels) {
        return Arrays.stream(category.getCategories()).filter(c -> c.getLabel().equals(labels.getFirst()))
                .anyMatch(c -> Arrays.stream(c.getWizards()).anyMatch(w -> w.getLabel().equals(labels.get(1))));
    }

    private static boolean isTopic(String label) {
        return Arrays.stream(HelpSystem.getTocs()).flatMap(t -> Arrays.stream(t.getTopics()))
                .anyMatch(t -> isTopic(t, label));
    }

    private static boolean isTopic(ITopic topic, String label) {
        return topic.getLabel().equals(label)
                || Arrays.stream(topic.getSubtopics()).anyMatch(t -> isTopic(t, label));
    }
}
