package org.signorini.documentation.tests;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.signorini.complementarity.generator.Piles;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

/** The files that printed commands speak of, by the names they have there. */
final class Samples {

    /** What stands for a file of the reader's own. */
    private static final Map<String, String> READERS = Map.of("file", "my.study", "scenario", "scenario");

    private Samples() {
    }

    static void write(Path folder) throws Exception {
        Example example = Gallery.find("incline").orElseThrow();
        Files.copy(example.study(), folder.resolve("my.study"));
        Files.copy(example.mechanism(), folder.resolve("incline.mechanism"));
        Files.copy(example.mechanism(), folder.resolve("my.mechanism"));
        Files.writeString(folder.resolve("problem.json"), "{\"kind\":\"lcp\",\"M\":[[2,1],[1,2]],\"q\":[-5,-6]}");
        ProblemFiles.write(ProblemFiles.read(folder.resolve("problem.json")), folder.resolve("lcp.dat"));
        ProblemFiles.write(Piles.resting(3, 1), folder.resolve("contact.hdf5"));
        Files.writeString(folder.resolve("robot.urdf"), """
                <robot name="robot"><link name="base"/><link name="arm"><inertial><mass value="1"/>
                <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
                <joint name="hinge" type="revolute"><parent link="base"/><child link="arm"/>
                <axis xyz="0 0 1"/><limit lower="-1" upper="1" effort="1" velocity="1"/></joint></robot>
                """);
    }

    /** The command with the names of files in a folder; examples and other words stay. */
    static String[] typed(List<String> words, Path folder) {
        List<String> typed = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            boolean output = i > 0 && List.of("--out", "--csv", "--plot", "--worst", "--history", "--save")
                    .contains(words.get(i - 1));
            boolean file = word.matches("[\\w-]+\\.(study|mechanism|json|dat|hdf5|urdf|h5|csv|png)");
            String known = word.equals("file") && words.getFirst().equals("solve") ? "problem.json"
                    : READERS.getOrDefault(word, word);
            typed.add(output || file || known.matches("my\\.study|problem\\.json") ? folder.resolve(known).toString()
                    : word);
        }
        if (words.getFirst().equals("run") && !words.contains("--duration")) {
            // what is wanted is that it runs, not for how long
            typed.addAll(List.of("--duration", "0.2"));
            typed.addAll(words.contains("--plot") ? List.of("--frames", "1") : List.of());
        }
        return typed.toArray(String[]::new);
    }
}
