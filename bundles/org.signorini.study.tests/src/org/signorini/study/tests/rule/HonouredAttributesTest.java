package org.signorini.study.tests.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.model.study.Study;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Validation;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.simulation.LawAttribute;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.StudyPlan;
import org.signorini.study.tests.Models;

/**
 * What a contact model says it honours changes a motion, and what it does not say changes no bit of it. A disc is
 * thrown onto a floor, in a plane, so that every model can compute it; it bounces, slides and comes to roll.
 */
class HonouredAttributesTest {

    private static final String DISC = """
              <ground name="ground">
                <markers name="floor"><geometries xsi:type="mechanism:HalfSpace" name="floor"/></markers>
                <markers name="plane" orientation="90 deg, 0, 0"/>
              </ground>
              <bodies name="disc" mass="1" inertia="0.004, 0.004, 0.004">
                <markers name="center"><geometries xsi:type="mechanism:Sphere" name="disc" radius="0.1"/></markers>
                <markers name="plane" orientation="90 deg, 0, 0"/>
              </bodies>
              <joints name="plane" kind="PLANAR" initial="0, 0.102, 0" initialVelocity="1, -0.5, 3"
                  from="//@ground/@markers[name='plane']" to="//@bodies[name='disc']/@markers[name='plane']"/>
              <contacts xsi:type="mechanism:ContactPair" name="touch" grain="0, 1, 0" %s
                  first="//@bodies[name='disc']/@markers[name='center']/@geometries[name='disc']"
                  second="//@ground/@markers[name='floor']/@geometries[name='floor']"/>
            """;

    /** What is written for an attribute, and what else, so that it could have an effect. */
    private static final Map<LawAttribute, String[]> WRITTEN = Map.ofEntries(
            Map.entry(LawAttribute.STATIC_FRICTION, new String[] {"staticFriction='0.4'", ""}),
            Map.entry(LawAttribute.KINETIC_FRICTION, new String[] {"kineticFriction='0.1'", "staticFriction='0.3'"}),
            Map.entry(LawAttribute.SLIP_SPEED, new String[] {"slipSpeed='0.9'",
                "staticFriction='0.3' tangentialStiffness='2000' tangentialDamping='5'"}),
            Map.entry(LawAttribute.ANISOTROPY, new String[] {"anisotropy='0.5'", "staticFriction='0.3'"}),
            Map.entry(LawAttribute.FRICTION_FORCE, new String[] {"frictionForce='2'", "staticFriction='0.3'"}),
            Map.entry(LawAttribute.NORMAL_RESTITUTION, new String[] {"normalRestitution='0.5'", ""}),
            Map.entry(LawAttribute.TANGENTIAL_RESTITUTION,
                    new String[] {"tangentialRestitution='0.9'", "staticFriction='2' normalRestitution='0.5'"}),
            Map.entry(LawAttribute.RESTITUTION_SPEED,
                    new String[] {"restitutionSpeed='2'", "normalRestitution='0.5'"}),
            Map.entry(LawAttribute.COMPLIANCE, new String[] {"compliance='0.5'", ""}),
            Map.entry(LawAttribute.STIFFNESS, new String[] {"stiffness='3000'", ""}),
            Map.entry(LawAttribute.DAMPING, new String[] {"damping='30'", ""}),
            Map.entry(LawAttribute.TANGENTIAL_STIFFNESS,
                    new String[] {"tangentialStiffness='2000'", "staticFriction='2'"}),
            Map.entry(LawAttribute.TANGENTIAL_DAMPING, new String[] {"tangentialDamping='5'", "staticFriction='2'"}));

    @TempDir
    Path folder;

    @BeforeEach
    void extensions() {
        assumeTrue(!ContactModelRegistry.read().all().isEmpty(), "there are extensions in OSGi only");
    }

    @ParameterizedTest
    @CsvSource({"pyramid,", "planar,", "exact-cone,", "relaxed-cone,", "phantom,", "anitescu-potra,", "box,", "hybrid,",
        "pyramid, newton-late", "exact-cone, newton-late", "planar, newton-late", "exact-cone, poisson",
        "pyramid, poisson", "phantom, poisson"})
    void whatIsHonouredHasAnEffectAndNothingElse(String model, String restitution) throws Exception {
        Map<String, String> options = restitution == null ? Map.of() : Map.of("restitution", restitution);
        Set<LawAttribute> honoured = ContactModelRegistry.read().find(model).orElseThrow().create(options).honours();
        List<String> wrong = new ArrayList<>();
        for (LawAttribute attribute : LawAttribute.values()) {
            String[] written = WRITTEN.get(attribute);
            double[] with = motion(model, restitution, written[0] + " " + written[1]);
            double[] without = motion(model, restitution, written[1]);
            if (honoured.contains(attribute) == Arrays.equals(with, without)) {
                wrong.add(attribute + (honoured.contains(attribute) ? " changes nothing" : " changes the motion"));
            }
        }
        assertEquals(List.of(), wrong, model);
    }

    private double[] motion(String model, String restitution, String law) throws Exception {
        Models.mechanism(folder, DISC.formatted(law));
        Run run = new Run(Models.source(study(model, restitution)), StudyPlan.of(study(model, restitution),
                Overrides.NONE).get(0), List.of(), Optional.empty());
        run.compute(RunMonitor.SILENT);
        assertEquals(RunInfo.Status.DONE, run.status(), run.result().info().cause());
        Table states = run.result().table(RunResult.STATES);
        double[] all = new double[states.rows() * states.columns().size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = states.get(i / states.columns().size(), i % states.columns().size());
        }
        assertTrue(states.rows() > 100);
        return all;
    }

    private Study study(String model, String restitution) throws Exception {
        String option = restitution == null ? "" : "<options name='restitution' value='" + restitution + "'/>";
        return Models.study(folder, "step='1 ms' duration='0.3'",
                "<contactModel id='" + model + "'>" + option + "</contactModel>");
    }

    @Test
    void whatIsGivenInVainIsToldOfContactAndAttribute() throws Exception {
        Models.mechanism(folder,
                DISC.formatted("staticFriction='0.3' stiffness='3000' anisotropy='0.5' slipSpeed='1'"));
        String vain = ": it has no effect with the contact model exact-cone";
        assertEquals(List.of("WARNING contact 'touch', slip speed" + vain, "WARNING contact 'touch', stiffness" + vain),
                vain(study("exact-cone", null)));
        assertEquals(List.of(), vain(study("box", null)));
    }

    @Test
    void comparedModelsAreToldTogether() throws Exception {
        Models.mechanism(folder, DISC.formatted("staticFriction='0.3' stiffness='3000'"));
        String compared = "<comparisons name='c'><alternatives name='a'><contactModel id='%s'/></alternatives>"
                + "<alternatives name='b'>%s</alternatives></comparisons>";
        assertEquals(List.of("WARNING contact 'touch', stiffness: it has no effect with the contact model pyramid"),
                vain(Models.study(folder, "", compared.formatted("box", ""))));
        assertEquals(List.of(),
                vain(Models.study(folder, "", compared.formatted("box", "<contactModel id='hybrid'/>"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"staticFriction='0.3' kineticFriction='0.2' slipSpeed='1'", "staticFriction='0.3'",
        "stiffness='0' anisotropy='1' frictionForce='0'", "normalRestitution='0.5' restitutionSpeed='1'"})
    void whatSaysNothingIsNotTold(String law) throws Exception {
        Models.mechanism(folder, DISC.formatted(law));
        assertEquals(List.of(), vain(study("exact-cone", null)));
    }

    private static List<String> vain(Study study) {
        return Validation.of(study).stream().filter(f -> f.cause().contains("has no effect"))
                .map(f -> f.severity() + " " + text(f)).sorted().toList();
    }

    private static String text(Finding finding) {
        String message = finding.message();
        return message.substring(0, message.indexOf("; "));
    }
}
