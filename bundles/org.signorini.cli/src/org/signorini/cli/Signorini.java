package org.signorini.cli;

import java.io.PrintWriter;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line as a whole. Every mistake of the caller ends in one line on the error stream and exit code 2; a
 * stack trace goes to the log, never to the terminal.
 */
@Command(name = "signorini", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Non-smooth multibody dynamics: mechanisms whose parts touch, impact, stick and slide.",
        synopsisSubcommandLabel = "COMMAND", commandListHeading = "%nCommands:%n",
        footer = {"", "Without a command the workbench opens.",
            "Exit codes: 0 done; 1 the run or solve did not succeed, what was computed is saved;",
            "            2 bad input, one line says what is wrong with it."},
        subcommands = {RunCommand.class, SolveCommand.class, ListCommand.class, ValidateCommand.class,
                ImportCommand.class,
            BenchCommand.class, ReproduceCommand.class, CommandLine.HelpCommand.class})
public final class Signorini implements Runnable {

    @Spec
    private CommandSpec spec;

    private final PrintWriter out;
    private final PrintWriter err;

    public Signorini(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    /** Runs one command and tells its exit code. */
    public int execute(String... arguments) {
        CommandLine line = new CommandLine(this);
        line.setOut(out);
        line.setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(false);
        line.setUsageHelpWidth(100);
        line.setParameterExceptionHandler((e, given) -> complain(parameterComplaint(e)));
        line.setExecutionExceptionHandler((e, command, parsed) -> {
            if (e instanceof InputException) {
                return complain(e.getMessage());
            }
            Log.error("command failed: " + String.join(" ", arguments), e);
            complain("internal error: " + e + " (details are in the log)");
            return Exit.FAILED;
        });
        int exit = line.execute(arguments);
        out.flush();
        return exit;
    }

    /** Without a command there is nothing to do here; the workbench is another application. */
    @Override
    public void run() {
        spec.commandLine().usage(out);
    }

    private int complain(String message) {
        err.println("signorini: " + message.strip().replaceAll("\\s*\\R\\s*", "; "));
        err.flush();
        return Exit.BAD_INPUT;
    }

    private static String parameterComplaint(ParameterException e) {
        CommandLine line = e.getCommandLine();
        String where = line.getParent() == null ? "" : line.getCommandName() + ": ";
        if (e instanceof UnmatchedArgumentException unmatched && line.getParent() == null
                && !unmatched.getUnmatched().isEmpty() && !unmatched.getUnmatched().get(0).startsWith("-")) {
            return "there is no command '" + unmatched.getUnmatched().get(0) + "'" + suggestion(unmatched)
                    + "; known are " + String.join(", ", line.getSubcommands().keySet());
        }
        return where + e.getMessage();
    }

    private static String suggestion(UnmatchedArgumentException e) {
        return e.getSuggestions().isEmpty() ? "" : ", did you mean '" + e.getSuggestions().get(0) + "'?";
    }
}
