package org.signorini.documentation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.bench.Benchmarks;
import org.signorini.cli.Signorini;

import picocli.CommandLine;

/** Every command line that is printed can be typed. */
class CommandsTest {

    /** What the launcher itself does. */
    private static final Set<String> LAUNCHER = Set.of("", "test", "build", "generate-model", "screenshot", "-data");
    /** Of the installed program these take long; they are read to the point where they would start. */
    private static final Set<String> SLOW = Set.of("bench", "reproduce");
    /** The solver that the page on contributing makes. */
    private static final String EXPLAINED = "jacobi";

    @TempDir
    static Path folder;

    @BeforeAll
    static void files() throws Exception {
        Samples.write(folder);
    }

    static Stream<PrintedCommand> program() throws Exception {
        return commands().filter(c -> !LAUNCHER.contains(c.verb()) && !c.isNamed());
    }

    static Stream<PrintedCommand> launcher() throws Exception {
        return commands().filter(c -> LAUNCHER.contains(c.verb()));
    }

    private static Stream<PrintedCommand> commands() throws Exception {
        List<PrintedCommand> all = new ArrayList<>();
        for (Document document : Documents.all()) {
            all.addAll(PrintedCommand.in(document));
        }
        Set<List<String>> seen = new HashSet<>();
        return all.stream().filter(c -> seen.add(c.words()));
    }

    @Test
    void thereAreSome() throws Exception {
        assertTrue(program().count() > 25, program().count() + " commands");
        assertTrue(launcher().count() > 8, launcher().count() + " commands of the launcher");
    }

    @ParameterizedTest
    @MethodSource("program")
    void canBeTyped(PrintedCommand command) {
        StringWriter err = new StringWriter();
        StringWriter out = new StringWriter();
        String[] words = Samples.typed(command.words(), folder);
        Signorini program = new Signorini(new PrintWriter(out), new PrintWriter(err));
        if (SLOW.contains(command.verb()) || command.words().contains(EXPLAINED)) {
            new CommandLine(program).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(words);
            assertTrue(!command.verb().equals("bench") || command.words().get(1).equals("scenario")
                    || Benchmarks.find(command.words().get(1)).isPresent(), command.toString());
        } else {
            assertEquals(0, program.execute(words), () -> command + "\n" + err + out);
        }
    }

    /** And so are their options. */
    @Test
    void namedCommandsAreThere() throws Exception {
        var verbs = new CommandLine(new Signorini(null, null)).getSubcommands();
        for (PrintedCommand command : commands().filter(c -> c.isNamed() && !LAUNCHER.contains(c.verb())).toList()) {
            assertTrue(verbs.containsKey(command.verb()), command.toString());
            for (String option : command.words().subList(1, command.words().size())) {
                assertNotNull(verbs.get(command.verb()).getCommandSpec().findOption(option), command.toString());
            }
        }
    }

    /** Its own words, profiles and bundles. */
    @ParameterizedTest
    @MethodSource("launcher")
    void theLauncherKnowsIt(PrintedCommand command) throws Exception {
        String script = Files.readString(Documents.ROOT.resolve("signorini"));
        String verb = command.verb();
        assertTrue(script.contains("\n" + verb + ") ") || script.contains("| " + verb + " |") || verb.isEmpty(),
                command.toString());
        for (String word : command.words()) {
            if (word.startsWith("-P")) {
                assertTrue(Pattern.compile("<profile>\\s*(?:<!--.*?-->\\s*)?<id>" + word.substring(2) + "</id>",
                        Pattern.DOTALL).matcher(profiles()).find(), command.toString());
            } else if (word.startsWith(":")) {
                assertTrue(Files.isDirectory(Documents.ROOT.resolve("bundles/" + word.substring(1))),
                        command.toString());
            }
        }
    }

    private static String profiles() throws Exception {
        return Files.readString(Documents.ROOT.resolve("pom.xml"))
                + Files.readString(Documents.ROOT.resolve("releng/org.signorini.product/pom.xml"));
    }

    /** What the README lists beside a command: further benchmarks. */
    @Test
    void benchmarksNamedBesideCommandsAreThere() throws Exception {
        Matcher also = Pattern.compile("bench .*also ([a-z, -]+)")
                .matcher(String.join("\n", Documents.readMe().getFirst().blocks()));
        assertTrue(also.find());
        for (String benchmark : also.group(1).split(", ")) {
            assertTrue(Benchmarks.find(benchmark.strip()).isPresent(), benchmark);
        }
    }

    /** What {@code help} tells of commands, their pages tell of them, too. */
    @Test
    void everyCommandIsInTheHelp() throws Exception {
        String page = String.join("\n", Documents.help().stream().filter(d -> d.name().equals("command-line.html"))
                .findFirst().orElseThrow().blocks());
        Set<String> verbs = new CommandLine(new Signorini(null, null)).getSubcommands().keySet();
        for (String verb : verbs) {
            assertTrue(page.contains("signorini " + verb), verb + " is not in command-line.html");
        }
        assertFalse(verbs.isEmpty());
    }
}
