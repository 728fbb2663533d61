package org.signorini.diagram.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.edit.domain.AdapterFactoryEditingDomain;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.edit.provider.ComposedAdapterFactory;
import org.eclipse.emf.common.command.BasicCommandStack;
import org.signorini.design.Specification;
import org.signorini.diagram.figure.Resources;
import org.signorini.diagram.interpreter.Evaluator;
import org.signorini.diagram.interpreter.Services;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.specification.SpecificationReader;
import org.signorini.diagram.view.DiagramContent;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.LayoutFile;
import org.signorini.model.file.ModelResource;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.provider.MechanismItemProviderAdapterFactory;

/** A model that is being edited: its one command stack, its diagram, its layout. */
public final class DiagramSession {

    private final ComposedAdapterFactory adapters = new ComposedAdapterFactory(
            new org.eclipse.emf.common.notify.AdapterFactory[] {new MechanismItemProviderAdapterFactory()});
    private final BasicCommandStack stack = new BasicCommandStack();
    private final AdapterFactoryEditingDomain domain = new AdapterFactoryEditingDomain(adapters, stack);
    private final Resources resources = new Resources();
    private final List<DiagramSpecification> specifications;
    private final Path file;
    private Resource model;
    private DiagramLayout layout;
    private DiagramContent content;

    public DiagramSession(Path file, URI uri) throws IOException {
        this.file = file;
        specifications = SpecificationReader.read(Specification.url(), MechanismPackage.eINSTANCE);
        model = new ModelResource(uri);
        domain.getResourceSet().getResources().add(model);
        load();
    }

    /** Reads model and layout from their files again; the command stack starts anew. */
    public void load() throws IOException {
        model.unload();
        model.load(null);
        if (model.getContents().isEmpty() || !(model.getContents().getFirst() instanceof Mechanism)) {
            throw new IOException(file.getFileName() + " holds no mechanism");
        }
        layout = LayoutFile.read(LayoutFile.beside(file), model);
        stack.flush();
        show(content == null ? specifications.getFirst() : content.specification());
    }

    /** Changes the kind of diagram. */
    public void show(DiagramSpecification specification) {
        Evaluator evaluator = new Evaluator(
                new Services(specification.services(), Specification.class.getClassLoader()));
        content = new DiagramContent(specification, evaluator, mechanism());
        content.update();
        new InitialLayout(content, layout).place();
    }

    /** Follows the model after a change. */
    public void update() {
        content.update();
        new InitialLayout(content, layout).place();
    }

    public void save() throws IOException {
        model.save(null);
        LayoutFile.write(LayoutFile.beside(file), layout, model);
        stack.saveIsDone();
    }

    public List<DiagramSpecification> specifications() {
        return specifications;
    }

    public Mechanism mechanism() {
        return (Mechanism) model.getContents().getFirst();
    }

    public DiagramContent content() {
        return content;
    }

    public DiagramLayout layout() {
        return layout;
    }

    public AdapterFactoryEditingDomain domain() {
        return domain;
    }

    public BasicCommandStack stack() {
        return stack;
    }

    public Resources resources() {
        return resources;
    }

    public ComposedAdapterFactory adapters() {
        return adapters;
    }

    public void dispose() {
        adapters.dispose();
        resources.dispose();
    }
}
