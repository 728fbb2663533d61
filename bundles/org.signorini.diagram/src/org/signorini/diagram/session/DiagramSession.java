package org.signorini.diagram.session;

import java.io.IOException;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.common.command.BasicCommandStack;
import org.signorini.design.Specification;
import org.signorini.diagram.figure.Resources;
import org.signorini.diagram.interpreter.Evaluator;
import org.signorini.diagram.interpreter.Services;
import org.signorini.diagram.layout.InitialLayout;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.specification.SpecificationReader;
import org.signorini.diagram.view.DiagramContent;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.LayoutFile;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.ui.model.editing.ModelEditing;

/** A model under edit as a diagram: what it shows and where. */
public final class DiagramSession {

    private final Resources resources = new Resources();
    private final ModelEditing editing;
    private final List<DiagramSpecification> specifications;
    private DiagramLayout layout;
    private DiagramContent content;

    public DiagramSession(ModelEditing editing) throws IOException {
        this.editing = editing;
        specifications = SpecificationReader.read(Specification.url(), MechanismPackage.eINSTANCE);
        load();
    }

    /** Follows a model that was read anew. */
    public void load() throws IOException {
        if (!(editing.root() instanceof Mechanism)) {
            throw new IOException("it holds no mechanism");
        }
        layout = LayoutFile.read(LayoutFile.beside(editing.path()), editing.root().eResource());
        show(content == null ? specifications.getFirst() : content.specification());
    }

    /** Changes the kind of diagram. */
    public void show(DiagramSpecification specification) {
        Evaluator evaluator = new Evaluator(
                new Services(specification.services(), Specification.class.getClassLoader()));
        content = new DiagramContent(specification, evaluator, mechanism());
        update();
    }

    /** Follows the model after a change. */
    public void update() {
        content.update();
        new InitialLayout(content, layout, resources::size).place();
    }

    /** Writes the model, then the layout beside it. */
    public void save(IProgressMonitor monitor) throws IOException {
        editing.save(monitor);
        writeLayout();
    }

    /** Writes both to other files and goes on there. */
    public void saveAs(IFile other, IProgressMonitor monitor) throws IOException {
        editing.saveAs(other, monitor);
        writeLayout();
    }

    private void writeLayout() throws IOException {
        LayoutFile.write(LayoutFile.beside(editing.path()), layout, editing.root().eResource());
    }

    public List<DiagramSpecification> specifications() {
        return specifications;
    }

    public ModelEditing editing() {
        return editing;
    }

    public Mechanism mechanism() {
        return (Mechanism) editing.root();
    }

    public DiagramContent content() {
        return content;
    }

    public DiagramLayout layout() {
        return layout;
    }

    public BasicCommandStack stack() {
        return editing.stack();
    }

    public Resources resources() {
        return resources;
    }

    public void dispose() {
        resources.dispose();
    }
}
