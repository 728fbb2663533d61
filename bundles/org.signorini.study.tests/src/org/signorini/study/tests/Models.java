package org.signorini.study.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.RunSource;

/** Models written as their files are, for tests. */
public final class Models {

    /** A ball of radius r above a floor. */
    public static final String BALL = """
              <parameters name="e" value="0.5"/>
              <parameters name="r" value="10 cm"/>
              <ground name="ground">
                <markers name="floor"><geometries xsi:type="mechanism:HalfSpace" name="floor"/></markers>
              </ground>
              <bodies name="ball" position="0, 0, 1">
                <markers name="center"><geometries xsi:type="mechanism:Sphere" name="ball" radius="r"/></markers>
              </bodies>
              <contacts xsi:type="mechanism:ContactPair" name="bounce" normalRestitution="e"
                  first="//@bodies[name='ball']/@markers[name='center']/@geometries[name='ball']"
                  second="//@ground/@markers[name='floor']/@geometries[name='floor']"/>
              <probes xsi:type="mechanism:MarkerProbe" name="height"
                  marker="//@bodies[name='ball']/@markers[name='center']" component="Z"/>
            """;

    private Models() {
    }

    public static Mechanism mechanism(Path folder, String content) throws IOException, ModelFileException {
        Path file = folder.resolve("m.mechanism");
        Files.writeString(file, """
                <?xml version="1.0" encoding="UTF-8"?>
                <mechanism:Mechanism xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                    xmlns:mechanism="http://www.signorini.org/mechanism/1.0" name="m">
                """ + content + "</mechanism:Mechanism>\n");
        return ModelFiles.readMechanism(file);
    }

    /** A study of the mechanism written last. */
    public static Study study(Path folder, String attributes, String content) throws IOException, ModelFileException {
        Path file = folder.resolve("s.study");
        Files.writeString(file, """
                <?xml version="1.0" encoding="UTF-8"?>
                <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                    xmlns:mechanism="http://www.signorini.org/mechanism/1.0"
                    xmlns:study="http://www.signorini.org/study/1.0" name="s"\s""" + attributes + """
                >
                  <mechanism href="m.mechanism#/"/>
                """ + content + "</study:Study>\n");
        return ModelFiles.readStudy(file);
    }

    public static RunSource source(Study study) {
        return new RunSource(study.getMechanism(), study, null, "the mechanism", "the study");
    }

    public static Overrides lasting(double duration) {
        return new Overrides(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                OptionalDouble.empty(), OptionalDouble.of(duration), OptionalInt.empty(), Map.of(), List.of());
    }
}
