package org.signorini.ui.model.wizard;

import java.util.List;
import java.util.function.Supplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.signorini.ui.model.element.ElementIcons;

/** Which mechanism is studied. */
final class MechanismPage extends WizardPage {

    private final Supplier<List<IFile>> candidates;
    private final IFile preferred;
    private TableViewer list;

    /** @param preferred chosen to begin with if it is a candidate, or {@code null} */
    MechanismPage(Supplier<List<IFile>> candidates, IFile preferred) {
        super("mechanism", "Mechanism", null);
        this.candidates = candidates;
        this.preferred = preferred;
        setDescription("What is studied: a mechanism in the study's folder, below it or beside it.");
    }

    @Override
    public void createControl(Composite parent) {
        list = new TableViewer(parent, SWT.BORDER | SWT.V_SCROLL | SWT.SINGLE);
        list.setContentProvider(ArrayContentProvider.getInstance());
        list.setLabelProvider(new LabelProvider() {

            @Override
            public String getText(Object file) {
                return ((IFile) file).getFullPath().toString().substring(1);
            }

            @Override
            public Image getImage(Object file) {
                return ElementIcons.image("mechanism");
            }
        });
        list.addSelectionChangedListener(e -> setPageComplete(mechanism() != null));
        fill();
        setControl(list.getControl());
    }

    /** The study's folder may have been changed on the page before. */
    @Override
    public void setVisible(boolean visible) {
        if (visible) {
            fill();
        }
        super.setVisible(visible);
    }

    private void fill() {
        List<IFile> files = candidates.get();
        IFile before = mechanism() != null ? mechanism() : preferred;
        list.setInput(files);
        if (!files.isEmpty()) {
            list.setSelection(new StructuredSelection(files.contains(before) ? before : files.get(0)), true);
        }
        setErrorMessage(files.isEmpty() ? "There is no mechanism near the study; make one first." : null);
        setPageComplete(!files.isEmpty());
    }

    IFile mechanism() {
        return (IFile) list.getStructuredSelection().getFirstElement();
    }
}
