package org.signorini.documentation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;

/** The solver that the page on contributing makes from nothing compiles and solves. */
class ContributingPageTest {

    @TempDir
    Path folder;

    private static String block(String words) throws Exception {
        return Documents.help().stream().filter(d -> d.name().equals("contributing.html")).findFirst().orElseThrow()
                .blocks().stream().filter(b -> b.contains(words)).findFirst().orElseThrow().strip();
    }

    @Test
    void theSolverSolves() throws Exception {
        Path source = folder.resolve("com/example/jacobi/JacobiSolver.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, block("class JacobiSolver"));
        StringWriter complaints = new StringWriter();
        var compiler = ToolProvider.getSystemJavaCompiler();
        var files = compiler.getStandardFileManager(null, null, null);
        assertTrue(compiler.getTask(complaints, files, null, List.of("-d", folder.toString(), "-cp", classes()), null,
                files.getJavaFileObjects(source)).call(), complaints::toString);

        Path problem = folder.resolve("problem.json");
        Files.writeString(problem, "{\"kind\":\"lcp\",\"M\":[[2,1],[1,2]],\"q\":[-5,-6]}");
        Problem lcp = ProblemFiles.read(problem);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()},
                Solver.class.getClassLoader())) {
            Solver solver = (Solver) loader.loadClass("com.example.jacobi.JacobiSolver").getConstructor().newInstance();
            solver.configure(Options.of());
            double[] z = new double[2];
            assertEquals(Ending.CONVERGED, solver.solve(lcp, z, new Monitor().tolerance(1e-12)));
            // Murty's example: 4/3, 7/3
            assertEquals(4.0 / 3, z[0], 1e-9);
            assertEquals(7.0 / 3, z[1], 1e-9);
        }
    }

    /** Where the compiled bundles of this build lie, and the matrices they are made with. */
    private static String classes() throws Exception {
        List<String> places = new ArrayList<>();
        try (Stream<Path> bundles = Files.list(Documents.ROOT.resolve("bundles"))) {
            bundles.map(b -> b.resolve("target/classes")).filter(Files::isDirectory).map(Path::toString)
                    .forEach(places::add);
        }
        for (String library : List.of("org.ejml.core", "org.ejml.ddense")) {
            places.add(FileLocator.getBundleFileLocation(Platform.getBundle(library)).orElseThrow().getPath());
        }
        return String.join(File.pathSeparator, places);
    }

    /** What it says of the class is what the extension point's reader asks for. */
    @Test
    void theDescriptionNamesWhatTheClassHas() throws Exception {
        String description = block("<extension point=");
        String source = block("class JacobiSolver");
        assertTrue(description.contains("class=\"com.example.jacobi.JacobiSolver\""), description);
        assertTrue(source.contains("options.number(\"omega\", 0.5)") && description.contains("default=\"0.5\""));
        assertTrue(Files.readString(Documents.ROOT.resolve("bundles/org.signorini.complementarity/schema/solvers.exsd"))
                .contains("name=\"accepts\""));
    }
}
