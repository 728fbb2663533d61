package org.signorini.study.tests.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.validation.Validation;
import org.signorini.study.tests.Models;

/** What is said of loops: redundant where they are, and that they cannot move only where they cannot. */
class LoopRuleTest {

    private static final String REST = "; motion does not depend on it; only how the joints share their load is"
            + " undetermined";

    @TempDir
    private Path folder;

    private List<String> findings(String content) throws Exception {
        return Validation.of(Models.mechanism(folder, content)).stream().map(f -> f.severity() + " " + f.message())
                .toList();
    }

    private static String door(String second, String axis) {
        return """
                  <ground name="ground"><markers name="a"/><markers name="b" position="0, 1, 0"/></ground>
                  <bodies name="d" mass="1" centerOfMass="0.5, 0.5, 0" inertia=".1, .1, .1">
                    <markers name="a"/><markers name="b" position="0, 1, 0"/>
                  </bodies>
                  <joints name="h1" kind="REVOLUTE" from="//@ground/@markers[name='a']"
                      to="//@bodies[name='d']/@markers[name='a']" axis="0, 1, 0"/>
                  <joints name="h2" kind="%s" from="//@ground/@markers[name='b']"
                      to="//@bodies[name='d']/@markers[name='b']" axis="%s"/>
                """.formatted(second, axis);
    }

    @Test
    void redundantSupportsAreRedundantAndDoNotLock() throws Exception {
        assertEquals(List.of("INFO joint 'h2': 5 redundant constraints in this loop (normal for a planar mechanism)"
                + REST), findings(door("REVOLUTE", "0, 1, 0")));
        assertEquals(List.of("INFO joint 'h2': 3 redundant constraints in this loop (normal for a planar mechanism)"
                + REST), findings(door("SPHERICAL", "0, 0, 1")));
    }

    @Test
    void hingesThatAreNotInLineLock() throws Exception {
        assertEquals(List.of("INFO joint 'h2': 4 redundant constraints in this loop (normal for a planar mechanism)"
                + REST, "WARNING mechanism 'm': its loops leave no freedom: it cannot move;"
                        + " remove a joint or give one more freedom"), findings(door("REVOLUTE", "0.6, 0.8, 0")));
    }

    /** A four-bar in the plane: of the five constraints of its last hinge two close it. */
    @Test
    void planarFourBarHasThree() throws Exception {
        assertEquals(List.of("INFO joint 'D': 3 redundant constraints in this loop (normal for a planar mechanism)"
                + REST), findings(fourBar("")));
    }

    /** Led at the joint that is cut: it has no freedom left and moves all the same. */
    @Test
    void whatIsDrivenMoves() throws Exception {
        assertEquals(List.of("INFO joint 'D': 3 redundant constraints in this loop (normal for a planar mechanism)"
                + REST), findings(fourBar("""
                        <forces xsi:type="mechanism:Motor" name="m" joint="//@joints[name='D']"
                            target="0.1*sin(t)"/>
                        """)));
    }

    private static String fourBar(String more) {
        return """
                  <ground name="ground"><markers name="a"/><markers name="d" position="2, 0, 0"/></ground>
                  <bodies name="ab" mass="1" inertia=".1, .1, .1">
                    <markers name="a"/><markers name="b" position="0, 1, 0"/>
                  </bodies>
                  <bodies name="bc" mass="1" inertia=".1, .1, .1">
                    <markers name="b"/><markers name="c" position="2.2, 0.3, 0"/>
                  </bodies>
                  <bodies name="cd" mass="1" inertia=".1, .1, .1">
                    <markers name="c"/><markers name="d" position="-0.2, -1.3, 0"/>
                  </bodies>
                  <joints name="A" kind="REVOLUTE" from="//@ground/@markers[name='a']"
                      to="//@bodies[name='ab']/@markers[name='a']"/>
                  <joints name="B" kind="REVOLUTE" from="//@bodies[name='ab']/@markers[name='b']"
                      to="//@bodies[name='bc']/@markers[name='b']"/>
                  <joints name="C" kind="REVOLUTE" from="//@bodies[name='bc']/@markers[name='c']"
                      to="//@bodies[name='cd']/@markers[name='c']"/>
                  <joints name="D" kind="REVOLUTE" from="//@bodies[name='cd']/@markers[name='d']"
                      to="//@ground/@markers[name='d']" cut="true"/>
                """ + more;
    }
}
