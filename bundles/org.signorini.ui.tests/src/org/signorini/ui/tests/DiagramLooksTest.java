package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.export.DiagramExport;

/** How diagrams look as they open: nothing stands on anything else, and pictures of them can be shown. */
class DiagramLooksTest {

    private static final List<String> SHOWN =
            List.of("woodpecker", "pendulum-12", "four-bar", "slider-crank", "brick-wall", "newtons-cradle", "woodpecker-full", "box", "stick-slip");

    private ErrorLog log;
    private IProject project;

    @BeforeEach
    void makeProject() throws Exception {
        log = new ErrorLog();
        project = Models.project("looks");
    }

    @AfterEach
    void removeProject() throws Exception {
        Ui.page().closeAllEditors(false);
        project.delete(true, true, null);
        Ui.settle(100);
        log.close();
    }

    private MechanismEditor open(String example) throws Exception {
        IFile file = Models.example(project, example);
        MechanismEditor editor = (MechanismEditor) IDE.openEditor(Ui.page(), file, MechanismEditor.ID);
        Ui.settle(200);
        return editor;
    }

    @Test
    void examplesHavePictures() throws Exception {
        for (String example : SHOWN) {
            MechanismEditor editor = open(example);
            for (var kind : editor.session().specifications()) {
                editor.show(kind);
                Ui.settle(50);
                File picture = Ui.picture("diagram-" + example + "-" + kind.label());
                DiagramExport.write(editor.viewer(), picture.toPath());
                assertTrue(Files.size(picture.toPath()) > 500, example);
            }
            Ui.page().closeEditor(editor, false);
        }
    }
}
