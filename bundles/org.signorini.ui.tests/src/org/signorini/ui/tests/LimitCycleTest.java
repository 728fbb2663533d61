package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.cycle.CycleMeasure;
import org.signorini.ui.views.cycle.LimitCycleView;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;

/** What the view Limit Cycle tells of a motion that repeats. */
final class LimitCycleTest {

    private final Runs runs = Runs.shared();
    private RunSession session;
    private LimitCycleView view;

    @BeforeEach
    void open() throws Exception {
        session = new RunSession();
        view = (LimitCycleView) Ui.page().showView(ViewIds.LIMIT_CYCLE);
    }

    @AfterEach
    void close() throws Exception {
        view.bifurcation(false);
        session.close();
    }

    /** The multiplier −0.85 is that of the woodpecker with small steps and disturbances of a hundredth. */
    @Test
    void periodDropExtremaAndFloquetMultipliersAreTold() throws Exception {
        Path study = session.example("woodpecker");
        Files.writeString(study, Files.readString(study).replace("step=\"0.1 ms\"", "step=\"0.02 ms\"")
                .replace("duration=\"2\"", "duration=\"2.6\"")
                .replace("start=\"1\"", "start=\"2\""));
        session.run(study);
        List<CycleMeasure.Line> lines = view.lines();
        assertEquals(0.14598, number(lines, "Period"), 2e-4);
        assertEquals(0.01946, number(lines, "Drop per period"), 1e-4);
        assertEquals(-0.85, number(lines, "Floquet multiplier"), 0.05);
        assertTrue(text(lines, "Stability").startsWith("stable"), lines.toString());
        assertTrue(text(lines, "Drop per period").endsWith(" m"), lines.toString());
        assertTrue(text(lines, "S").endsWith(" rad"), lines.toString());
        String[] angle = text(lines, "S").replace(" rad", "").split(" … ");
        assertTrue(Double.parseDouble(angle[0]) < -0.4 && Double.parseDouble(angle[1]) > 0, lines.toString());
    }

    private static String text(List<CycleMeasure.Line> lines, String name) {
        return lines.stream().filter(l -> l.name().equals(name)).findFirst()
                .orElseThrow(() -> new AssertionError(name + " is not among " + lines)).value();
    }

    private static double number(List<CycleMeasure.Line> lines, String name) {
        return Double.parseDouble(text(lines, name).split(" ")[0]);
    }

    /** Nine runs, of which seven are looked at first: the diagram has all of them, and each is a click away. */
    @Test
    void aClickInTheBifurcationDiagramOpensThatRun() throws Exception {
        Path study = session.example("woodpecker");
        Files.writeString(study, Files.readString(study).replace("step=\"0.1 ms\"", "step=\"0.2 ms\"")
                .replace("duration=\"2\"", "duration=\"1.6\"").replace("<measures", """
                <variations from="0.28" to="0.36" count="9">
                    <parameter href="woodpecker.mechanism#//@parameters[name='mu']"/>
                  </variations>
                  <measures"""));
        session.run(study);
        assertEquals(7, runs.selected().size());
        view.bifurcation(true);
        assertEquals(9, runs.selected().size());
        assertTrue(Ui.waitUntil(() -> view.canvas().isUpToDate() && view.canvas().frame() != null
                && "mu".equals(view.canvas().frame().chart().getXYPlot().getDomainAxis().getLabel()),
                RunSession.PATIENCE));
        session.assertDrawn(view.canvas(), "bifurcation-nine");
        XYDataset points = view.canvas().frame().chart().getXYPlot().getDataset();
        long values = java.util.stream.IntStream.range(0, points.getItemCount(0))
                .mapToDouble(i -> points.getXValue(0, i)).distinct().count();
        assertEquals(9, values, "every run has points");

        RunEntry wanted = runs.ofSameLaunch().get(6);
        double mu = Double.parseDouble(wanted.info().variation().get("mu"));
        Canvas canvas = view.canvas().control();
        Event click = new Event();
        click.button = 1;
        click.x = (int) Math.round(view.canvas().frame().pixelOf(mu));
        click.y = canvas.getSize().y / 2;
        canvas.notifyListeners(SWT.MouseDown, click);
        canvas.notifyListeners(SWT.MouseUp, click);
        assertEquals(List.of(wanted), runs.selected());
        assertTrue(Ui.waitUntil(() -> view.canvas().isUpToDate() && view.canvas().frame() != null
                && view.canvas().frame().chart().getXYPlot().getDomainAxis().getLabel().contains("rad"),
                RunSession.PATIENCE), "its phase portrait");
        assertTrue(view.lines().stream().anyMatch(l -> l.name().equals("Period")));
    }
}
