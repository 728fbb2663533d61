package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.file.ModelResourceFactory;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.Study;

/** Files: lossless, atomic, suspicious. */
class ModelFilesTest {

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Path file = folder.resolve("woodpecker.mechanism");
        ModelFiles.write(Samples.woodpecker(), file);
        Mechanism read = ModelFiles.readMechanism(file);
        assertTrue(EcoreUtil.equals(Samples.woodpecker(), read));
        byte[] first = Files.readAllBytes(file);
        ModelFiles.write(read, file);
        assertArrayEquals(first, Files.readAllBytes(file));
        assertTrue(Files.readString(file).contains("\"//@bodies[name='bird']/@markers[name='beak']\""));
    }

    @Test
    void anythingAnEditorHoldsSurvives() throws IOException {
        Path file = folder.resolve("random.mechanism");
        for (long seed = 0; seed < 100; seed++) {
            Mechanism model = new RandomModels(seed).mechanism();
            ModelFiles.write(EcoreUtil.copy(model), file);
            assertTrue(EcoreUtil.equals(model, ModelFiles.readMechanism(file)), "seed " + seed);
        }
    }

    @Test
    void aStudyFindsItsMechanism() throws IOException {
        Files.createDirectories(folder.resolve("studies"));
        for (String place : new String[] {"a.study", "studies/a.study"}) {
            Mechanism mechanism = Samples.woodpecker();
            ModelFiles.write(mechanism, folder.resolve("woodpecker.mechanism"));
            ModelFiles.write(Samples.study(mechanism), folder.resolve(place));
            Study study = ModelFiles.readStudy(folder.resolve(place));
            assertTrue(EcoreUtil.equals(Samples.woodpecker(), study.getMechanism()));
            JointProbe section = ((LimitCycleMeasure) study.getMeasures().get(0)).getSection();
            assertSame(study.getMechanism(), section.eContainer());
        }
    }

    @Test
    void aStudyWithoutItsMechanismSaysSo() throws IOException {
        Mechanism mechanism = Samples.woodpecker();
        ModelFiles.write(mechanism, folder.resolve("woodpecker.mechanism"));
        ModelFiles.write(Samples.study(mechanism), folder.resolve("a.study"));
        Files.delete(folder.resolve("woodpecker.mechanism"));
        assertEquals("woodpecker.mechanism: there is no such file", mistake("a.study"));
    }

    @Test
    void aStudyOpensNothingElse() throws IOException {
        for (String address : new String[] {"http://127.0.0.1:1/x.mechanism", "file://host/x.mechanism",
            "jar:file:/x.jar!/x.mechanism", "platform:/resource/x.mechanism", "notes.txt",
            "../../../far/away.mechanism", "/far/away.mechanism"}) {
            Files.writeString(folder.resolve("a.study"), """
                    <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" name="s"
                        xmlns:study="http://www.signorini.org/study/1.0"><mechanism href="%s#/"/></study:Study>
                    """.formatted(address));
            assertTrue(mistake("a.study").contains("study 's' refers to"), address + ": " + mistake("a.study"));
        }
    }

    @Test
    void referencesThatLeadToSomethingElseAreTold() throws IOException {
        Files.writeString(folder.resolve("a.study"), """
                <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" name="s"
                    xmlns:study="http://www.signorini.org/study/1.0"><mechanism href="#/"/></study:Study>
                """);
        assertEquals("a.study: study 's', mechanism: it leads to an element that is no Mechanism", mistake("a.study"));
        Files.writeString(folder.resolve("a.study"), """
                <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" name="s"
                    xmlns:study="http://www.signorini.org/study/1.0"><mechanism href="%00.mechanism#/"/></study:Study>
                """);
        assertTrue(mistake("a.study").startsWith("a.study: study 's' refers to a file that cannot be"),
                mistake("a.study"));
    }

    /** A pipe stays a pipe, a folder a folder. */
    @Test
    void onlyFilesAreReplaced() throws Exception {
        Path pipe = folder.resolve("pipe.mechanism");
        assumeTrue(isMade(pipe), "there is no mkfifo");
        for (Path special : new Path[] {pipe, Files.createDirectory(folder.resolve("folder.mechanism"))}) {
            ModelFileException e = assertThrows(ModelFileException.class,
                    () -> ModelFiles.write(Samples.ball(), special));
            assertTrue(e.getMessage().contains("it cannot be written"), e.getMessage());
            assertFalse(Files.isRegularFile(special));
            assertTrue(Files.exists(special));
        }
    }

    private static boolean isMade(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void aFailedSaveLeavesTheFile() throws IOException {
        Path file = folder.resolve("ball.mechanism");
        ModelFiles.write(Samples.ball(), file);
        byte[] before = Files.readAllBytes(file);
        Mechanism impossible = Samples.ball();
        impossible.setDescription("a character XML cannot hold: \u0000");
        assertThrows(ModelFileException.class, () -> ModelFiles.write(impossible, file));
        Mechanism moved = ModelFiles.readMechanism(file);
        moved.setDescription("\u0000");
        URI home = moved.eResource().getURI();
        assertThrows(ModelFileException.class, () -> ModelFiles.write(moved, folder.resolve("other.mechanism")));
        assertEquals(home, moved.eResource().getURI());
        Mechanism dangling = Samples.ball();
        FixedContact contact = MechanismFactory.eINSTANCE.createFixedContact();
        contact.setPlane(MechanismFactory.eINSTANCE.createMarker());
        dangling.getContacts().add(contact);
        assertThrows(ModelFileException.class, () -> ModelFiles.write(dangling, file));
        assertArrayEquals(before, Files.readAllBytes(file));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count(), "nothing is left beside it");
        }
    }

    @Test
    void filesOfTheOldMetamodelOpen() throws IOException {
        Files.writeString(folder.resolve("old.mechanism"), """
                <?xml version="1.0" encoding="UTF-8"?>
                <mechanism:Mechanism xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                    xmlns:mechanism="http://www.signorini.org/mechanism/0.9" name="old">
                  <ground name="ground"/>
                  <contacts xsi:type="mechanism:ContactPair" name="c" friction="0.3" restitution="e"/>
                </mechanism:Mechanism>
                """);
        Mechanism mechanism = ModelFiles.readMechanism(folder.resolve("old.mechanism"));
        ContactPair pair = (ContactPair) mechanism.getContacts().get(0);
        assertEquals("0.3", pair.getStaticFriction());
        assertEquals("e", pair.getNormalRestitution());
        ModelFiles.write(mechanism, folder.resolve("new.mechanism"));
        assertTrue(Files.readString(folder.resolve("new.mechanism")).contains("mechanism/1.0"));
    }

    /** Editors make resources by extension, in a resource set of their own. */
    @Test
    void editorsOpenOldFilesAndSaveAtomically() throws IOException {
        filesOfTheOldMetamodelOpen();
        ResourceSet set = new ResourceSetImpl();
        set.getResourceFactoryRegistry().getExtensionToFactoryMap().put("mechanism", new ModelResourceFactory());
        Resource resource = set.getResource(URI.createFileURI(folder.resolve("old.mechanism").toString()), true);
        Mechanism mechanism = (Mechanism) resource.getContents().get(0);
        assertEquals("0.3", mechanism.getContacts().get(0).getStaticFriction());
        mechanism.setDescription("\u0000");
        byte[] before = Files.readAllBytes(folder.resolve("old.mechanism"));
        assertThrows(RuntimeException.class, () -> resource.save(Map.of()));
        assertArrayEquals(before, Files.readAllBytes(folder.resolve("old.mechanism")));
        mechanism.setDescription("fine");
        resource.save(Map.of());
        assertTrue(EcoreUtil.equals(mechanism, ModelFiles.read(folder.resolve("old.mechanism"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1", "2.0", "10.0"})
    void newerFilesAreRefusedInWords(String version) throws IOException {
        write("xmlns:m='http://www.signorini.org/mechanism/" + version + "'", "");
        assertEquals("x.mechanism: it was written by a newer version (mechanism " + version
                + "); this one reads up to 1.0", mistake("x.mechanism"));
    }

    @Test
    void mistakesNameLineAndCause() throws IOException {
        String v1 = "xmlns:m='http://www.signorini.org/mechanism/1.0'";
        write(v1, "\n<bodies name='b' weight='3'/>");
        assertEquals("x.mechanism, line 2: 'weight' is unknown of body 'b'", mistake("x.mechanism"));
        write(v1 + " kinematics='CURVED'", "");
        assertEquals("x.mechanism, line 1: 'CURVED' is no value of kinematics", mistake("x.mechanism"));
        write(v1, "\n\n<joints name='j' from='//@bodies.7/@markers.1'/>");
        assertTrue(mistake("x.mechanism").startsWith("x.mechanism, line "), mistake("x.mechanism"));
        write(v1, "<joints name='j' from='//@parameters.0'/><parameters name='p'/>");
        assertTrue(mistake("x.mechanism").contains("parameter 'p'"), mistake("x.mechanism"));
        write(v1, "<bodies href='http://127.0.0.1:1/y.mechanism#/'/>");
        assertTrue(mistake("x.mechanism").contains("another file"), mistake("x.mechanism"));
        write(v1, "<joints name='j'><from href='y.mechanism#/'/></joints>");
        assertTrue(mistake("x.mechanism").contains("joint 'j', from"), mistake("x.mechanism"));
        Files.writeString(folder.resolve("x.mechanism"), "");
        assertTrue(mistake("x.mechanism").startsWith("x.mechanism, line 1: "), mistake("x.mechanism"));
        Files.writeString(folder.resolve("x.mechanism"), "<html/>");
        assertEquals("x.mechanism: it is neither a mechanism nor a study", mistake("x.mechanism"));
        assertEquals("y.mechanism: there is no such file", mistake("y.mechanism"));
    }

    @Test
    void entitiesAndSchemasAreNotFollowed() throws IOException {
        Path secret = folder.resolve("secret");
        Files.writeString(secret, "secret");
        Files.writeString(folder.resolve("x.mechanism"), "<!DOCTYPE m [<!ENTITY s SYSTEM '" + secret.toUri()
                + "'>]><m:Mechanism xmlns:m='http://www.signorini.org/mechanism/1.0' name='&s;'/>");
        assertTrue(mistake("x.mechanism").contains("DOCTYPE"), mistake("x.mechanism"));
        StringBuilder laughs = new StringBuilder("<!DOCTYPE m [<!ENTITY a0 'ha'>");
        for (int i = 1; i < 40; i++) {
            laughs.append("<!ENTITY a" + i + " '&a" + (i - 1) + ";&a" + (i - 1) + ";'>");
        }
        Files.writeString(folder.resolve("x.mechanism"), laughs + "]><m:Mechanism"
                + " xmlns:m='http://www.signorini.org/mechanism/1.0' name='&a39;'/>");
        assertTrue(mistake("x.mechanism").contains("DOCTYPE"), mistake("x.mechanism"));
        write("xmlns:m='http://www.signorini.org/mechanism/1.0' xmlns:o='http://o' xmlns:xsi="
                + "'http://www.w3.org/2001/XMLSchema-instance' "
                + "xsi:schemaLocation='http://o http://127.0.0.1:1/o.ecore'",
                "<forces xsi:type='o:Bad'/>");
        assertTrue(mistake("x.mechanism").contains("http://o"), mistake("x.mechanism"));
        write("xmlns:m='http://www.signorini.org/mechanism/1.0' xmlns:e='http://www.eclipse.org/emf/2002/Ecore' "
                + "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'", "<forces xsi:type='e:EPackage'/>");
        assertTrue(mistake("x.mechanism").contains("Ecore"), mistake("x.mechanism"));
    }

    private void write(String attributes, String content) throws IOException {
        Files.writeString(folder.resolve("x.mechanism"),
                "<m:Mechanism " + attributes + ">" + content + "</m:Mechanism>");
    }

    private String mistake(String name) {
        ModelFileException e = assertThrows(ModelFileException.class, () -> ModelFiles.read(folder.resolve(name)));
        assertEquals(-1, e.getMessage().indexOf('\n'));
        return e.getMessage();
    }
}
