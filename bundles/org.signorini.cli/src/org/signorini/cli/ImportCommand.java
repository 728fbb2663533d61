package org.signorini.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.urdf.UrdfImport;
import org.signorini.model.urdf.UrdfImporter;
import org.signorini.model.urdf.UrdfOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code import}: a robot's description becomes a mechanism. */
@Command(name = "import", mixinStandardHelpOptions = true,
        description = "Makes a .mechanism of a URDF file and lists what of it is not supported.",
        footer = {"", "Example:", "  signorini import robot.urdf --out robot.mechanism && signorini run robot.mechanism"})
final class ImportCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A URDF file; its meshes lie below its folder.")
    private String file;

    @Option(names = "--out", paramLabel = "FILE",
            description = "The mechanism's file (default: that of the URDF with the ending .mechanism).")
    private String out;

    @Option(names = "--fixed", description = "Fixes the robot's base to the ground instead of letting it fall.")
    private boolean fixed;

    @Override
    public Integer call() throws InputException {
        Path source = InputFile.readable(file);
        try {
            UrdfImport imported = UrdfImporter.read(source, fixed ? UrdfOptions.fixed() : UrdfOptions.defaults());
            Path target = out == null ? source.resolveSibling(
                    source.getFileName().toString().replaceAll("\\.[^.]*$", "") + ".mechanism") : InputFile.path(out);
            ModelFiles.write(imported.mechanism(), target);
            imported.notes().forEach(note -> spec.commandLine().getErr().println(file + ": " + note));
            spec.commandLine().getOut().println(target + ": " + imported.mechanism().getBodies().size() + " bodies, "
                    + imported.mechanism().getJoints().size() + " joints");
            return Exit.DONE;
        } catch (ModelFileException e) {
            throw new InputException(e.getMessage(), e);
        }
    }
}
