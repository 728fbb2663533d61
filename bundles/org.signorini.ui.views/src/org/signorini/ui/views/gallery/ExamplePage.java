package org.signorini.ui.views.gallery;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

/** Choose an example, read what there is to see in it, and name its project. */
final class ExamplePage extends WizardPage {

    private TableViewer list;
    private ExamplePicture picture;
    private Text about;
    private Text name;

    ExamplePage() {
        super("example", "Choose an example", null);
        setDescription("It is copied into a project of its own, where you can change it and run it.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
        SashForm sash = new SashForm(area, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(760, 420).applyTo(sash);
        list = new TableViewer(sash, SWT.BORDER | SWT.SINGLE | SWT.V_SCROLL);
        list.setContentProvider(ArrayContentProvider.getInstance());
        list.setLabelProvider(ColumnLabelProvider.createTextProvider(e -> ((Example) e).title()));
        Composite told = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(told);
        picture = new ExamplePicture(told);
        about = new Text(told, SWT.WRAP | SWT.READ_ONLY | SWT.BORDER | SWT.MULTI | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).hint(360, 120).applyTo(about);
        sash.setWeights(45, 55);
        new Label(area, SWT.NONE).setText("&Project:");
        name = new Text(area, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
        name.addListener(SWT.Modify, e -> check());
        list.addSelectionChangedListener(e -> {
            Example example = example();
            picture.show(example);
            about.setText(example == null ? "" : example.text());
            name.setText(example == null ? "" : ExampleProject.freeName(example.id()));
        });
        list.addDoubleClickListener(e -> {
            if (isPageComplete() && getWizard().performFinish()) {
                ((org.eclipse.jface.wizard.WizardDialog) getContainer()).close();
            }
        });
        list.setInput(Gallery.all());
        list.setSelection(new StructuredSelection(Gallery.all().getFirst()));
        setControl(area);
    }

    private void check() {
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        IStatus status = workspace.validateName(name.getText(), IResource.PROJECT);
        if (!status.isOK()) {
            setErrorMessage(status.getMessage());
        } else if (workspace.getRoot().getProject(name.getText()).exists()) {
            setErrorMessage("There is a project '" + name.getText() + "' already.");
        } else {
            setErrorMessage(null);
        }
        setPageComplete(getErrorMessage() == null && example() != null);
    }

    Example example() {
        return (Example) list.getStructuredSelection().getFirstElement();
    }

    String projectName() {
        return name.getText();
    }
}
