package org.signorini.documentation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Views, buttons and fields are called in the workbench what documents call them. */
class ShownNamesTest {

    /** Menus, views and pages of the platform; the workbench's own tests look for them in a window. */
    private static final Set<String> PLATFORM = Set.of(
            "File", "Edit", "Window", "Help", "Run", "New", "Import", "Print", "Preferences", "General",
            "Appearance", "Keys", "Show View", "Reset Perspective…", "Save As", "Revert", "Open With",
            "Problems", "Properties", "Outline", "Progress", "Project Explorer", "Quick Fix", "Welcome",
            "Restore Defaults", "Editors");
    private static final Set<String> USER_INTERFACE = Set.of("getting-started.html", "workbench.html", "models.html",
            "diagram.html", "studies.html", "preferences.html", "keyboard.html", "contributing.html");

    private static Sources sources;

    @BeforeAll
    static void read() throws Exception {
        sources = Sources.read();
    }

    @Test
    void namesInTheWorkbenchAreShownThere() throws Exception {
        Set<String> unknown = new TreeSet<>();
        int names = 0;
        for (Document document : Documents.help()) {
            if (!USER_INTERFACE.contains(document.name())) {
                continue;
            }
            for (String standing : document.names()) {
                for (String name : standing.split(" ▸ ")) {
                    if (Character.isUpperCase(name.charAt(0)) && !name.endsWith(".") && !PLATFORM.contains(name)) {
                        names++;
                        if (!sources.shows(name)) {
                            unknown.add(document.name() + ": " + name);
                        }
                    }
                }
            }
        }
        assertEquals(Set.of(), unknown);
        assertTrue(names > 30, names + " names");
    }

    /** Views that examples tell to look at. */
    @Test
    void viewsOfExamplesAreThere() throws Exception {
        Pattern view = Pattern.compile("\\b[Ii]n ((?:Limit )?[A-Z][a-z]+)");
        Set<String> unknown = new TreeSet<>();
        int views = 0;
        for (Document document : Documents.examples()) {
            Matcher matcher = view.matcher(document.prose());
            while (matcher.find()) {
                views++;
                if (!sources.shows(matcher.group(1))) {
                    unknown.add(document.name() + ": " + matcher.group(1));
                }
            }
        }
        assertEquals(Set.of(), unknown);
        assertTrue(views > 20, views + " views");
    }
}
