package org.signorini.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;

import org.signorini.cli.reproduce.ClaimText;
import org.signorini.cli.reproduce.FigureProgress;
import org.signorini.cli.run.CancelOnExit;
import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Chapters;
import org.signorini.reproduce.Paper;
import org.signorini.reproduce.Report;
import org.signorini.reproduce.Reproduction;
import org.signorini.reproduce.page.ClaimsJson;
import org.signorini.reproduce.page.HtmlPage;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code reproduce}: the papers' figures and tables. */
@Command(name = "reproduce", mixinStandardHelpOptions = true,
        description = "Computes the papers' figures and tables again and compares them with what the papers say.",
        footer = {"", "Writes one page, reproduction.html, and the claims as claims.json.",
            "Exit codes: 0 every claim is met, or the page says why it cannot be; 1 one differs; 2 bad input.", "",
            "Examples:", "  signorini reproduce", "  signorini reproduce S4 --out page",
            "  signorini reproduce S0 S4 --json"})
final class ReproduceCommand implements Callable<Integer> {

    static final String PAGE = "reproduction.html";
    static final String CLAIMS = "claims.json";
    private static final String FOLDER = "reproduction";

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "PAPER",
            description = "S0, S1, S2, S3 or S4, as README and help name the papers; without one, all of them.")
    private List<Paper> papers = List.of();

    @Option(names = "--out", paramLabel = "DIR",
            description = "Where to write the page. Default: " + FOLDER + "; with --json nowhere.")
    private String out;

    @Option(names = "--json", description = "Prints the claims as one JSON array.")
    private boolean json;

    @Override
    public Integer call() throws InputException {
        Path folder = out != null ? InputFile.path(out) : json ? null : InputFile.path(FOLDER);
        if (folder != null) {
            create(folder);
        }
        Report report;
        FigureProgress progress = new FigureProgress(spec.commandLine().getErr());
        try (CancelOnExit cancel = new CancelOnExit(progress::cancel)) {
            report = new Reproduction(chapters(), progress).compute();
        } catch (CancellationException e) {
            return Exit.FAILED;
        }
        PrintWriter console = spec.commandLine().getOut();
        if (folder != null) {
            write(report, folder);
        }
        if (json) {
            console.println(ClaimsJson.text(report.claims()));
        } else {
            ClaimText.print(report.claims(), console);
            console.println("The page is " + folder.resolve(PAGE));
        }
        return report.isExplained() ? Exit.DONE : Exit.FAILED;
    }

    /** In the papers' order, each once. */
    private List<Chapter> chapters() {
        return Chapters.all().stream().filter(c -> papers.isEmpty() || papers.contains(c.paper())).toList();
    }

    /** Before minutes of computing. */
    private static void create(Path folder) throws InputException {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be made a folder", e);
        }
        if (!Files.isWritable(folder)) {
            throw new InputException(folder + ": cannot be written, no permission");
        }
    }

    private static void write(Report report, Path folder) throws InputException {
        try {
            Files.writeString(folder.resolve(PAGE), HtmlPage.of(report));
            Files.writeString(folder.resolve(CLAIMS), ClaimsJson.text(report.claims()) + "\n");
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be written, " + e.getMessage(), e);
        }
    }
}
