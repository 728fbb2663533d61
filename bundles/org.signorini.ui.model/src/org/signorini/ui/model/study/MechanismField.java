package org.signorini.ui.model.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.emf.common.util.URI;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.events.IHyperlinkListener;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.ide.IDE;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.form.Field;
import org.signorini.ui.model.form.FieldMessage;
import org.signorini.ui.model.form.FormSite;
import org.signorini.ui.model.wizard.MechanismFiles;

/** Which mechanism is studied: one of the files that the study can refer to. Its label opens it. Three columns. */
final class MechanismField implements Field {

    private final FormSite site;
    private final Study study;
    private final Combo combo;
    private final FieldMessage message;
    private List<IFile> files = new ArrayList<>();

    MechanismField(Composite parent, FormSite site, Study study) {
        this.site = site;
        this.study = study;
        Hyperlink link = site.toolkit().createHyperlink(parent, "Mechanism", SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(link);
        link.setToolTipText("Open the mechanism");
        link.addHyperlinkListener(IHyperlinkListener.linkActivatedAdapter(e -> open()));
        combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(90, SWT.DEFAULT).applyTo(combo);
        message = new FieldMessage(combo);
        refresh();
        combo.addListener(SWT.Selection, e -> chosen());
        site.add(this);
    }

    private IFile current() {
        return file(study.getMechanism());
    }

    /** The file of the workspace that has a mechanism; {@code null} if none has. */
    static IFile file(Mechanism mechanism) {
        URI uri = mechanism == null || mechanism.eResource() == null ? null : mechanism.eResource().getURI();
        return uri == null || !uri.isFile() ? null : ResourcesPlugin.getWorkspace().getRoot()
                .getFileForLocation(IPath.fromOSString(uri.toFileString()));
    }

    private void open() {
        IFile file = current();
        try {
            if (file != null) {
                IDE.openEditor(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage(), file);
            }
        } catch (PartInitException e) {
            MessageDialog.openError(combo.getShell(), "Not Opened", e.getMessage());
        }
    }

    private void chosen() {
        IFile file = files.get(combo.getSelectionIndex());
        if (file.equals(current())) {
            return;
        }
        try {
            Path path = file.getLocation().toFile().toPath();
            site.editing().execute(Rebinding.of(site.editing().domain(), study, site.editing().mechanism(path)));
        } catch (ModelFileException e) {
            MessageDialog.openError(combo.getShell(), "Not Chosen", e.getMessage());
            refresh();
        }
    }

    @Override
    public void refresh() {
        if (combo.isDisposed()) {
            return;
        }
        files = new ArrayList<>(MechanismFiles.reachableFrom(site.editing().file().getParent()));
        IFile current = current();
        if (current != null && !files.contains(current)) {
            files.add(current);
        }
        combo.setItems(files.stream().map(f -> f.getFullPath().makeRelativeTo(site.editing().file().getParent()
                .getFullPath()).toString()).toArray(String[]::new));
        combo.select(files.indexOf(current));
    }

    @Override
    public void show(LiveFindings findings) {
        if (!combo.isDisposed()) {
            message.show(findings, study, Literals.STUDY__MECHANISM);
        }
    }
}
