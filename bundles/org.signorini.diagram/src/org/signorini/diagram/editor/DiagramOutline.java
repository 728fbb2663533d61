package org.signorini.diagram.editor;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.draw2d.LightweightSystem;
import org.eclipse.draw2d.Viewport;
import org.eclipse.draw2d.parts.ScrollableThumbnail;
import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.provider.IItemLabelProvider;
import org.eclipse.emf.edit.provider.ITreeItemContentProvider;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.signorini.diagram.figure.CanvasTheme;
import org.signorini.ui.model.editing.EditingListener;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.properties.ModelPropertyPage;
import org.signorini.ui.model.tree.ParameterDrag;

/** The model as a tree, and below it the whole diagram in small. */
final class DiagramOutline extends ContentOutlinePage implements EditingListener, IAdaptable {

    private final MechanismEditor editor;
    private SashForm sash;
    private TreeViewer tree;
    private ScrollableThumbnail thumbnail;
    private TreeChanges changes;

    DiagramOutline(MechanismEditor editor) {
        this.editor = editor;
    }

    @Override
    public void createControl(Composite parent) {
        sash = new SashForm(parent, SWT.VERTICAL);
        tree = new TreeViewer(sash);
        AdapterFactory adapters = editor.session().editing().adapters();
        tree.setContentProvider(new Content(adapters));
        tree.setLabelProvider(new LabelProvider() {

            @Override
            public String getText(Object element) {
                Object provider = adapters.adapt(element, IItemLabelProvider.class);
                return provider instanceof IItemLabelProvider labels ? labels.getText(element) : element.toString();
            }

            @Override
            public Image getImage(Object element) {
                return ElementIcons.of(((EObject) element).eClass());
            }
        });
        ParameterDrag.from(tree);
        // the superclass would offer a tree of its own
        getSite().setSelectionProvider(tree);
        modelReplaced();
        tree.addSelectionChangedListener(event -> {
            if (((IStructuredSelection) event.getSelection()).getFirstElement() instanceof EObject element) {
                editor.reveal(element);
            }
        });
        Canvas canvas = new Canvas(sash, SWT.BORDER);
        CanvasTheme.share(canvas, editor.viewer().getControl(), editor.session().resources());
        LightweightSystem system = new LightweightSystem(canvas);
        ScalableFreeformRootEditPart root = (ScalableFreeformRootEditPart) editor.viewer().getRootEditPart();
        thumbnail = new ScrollableThumbnail((Viewport) root.getFigure());
        thumbnail.setSource(root.getLayer(LayerConstants.PRINTABLE_LAYERS));
        system.setContents(thumbnail);
        sash.setWeights(65, 35);
        changes = new TreeChanges(editor.session().editing().adapters(), tree);
        editor.session().editing().addListener(this);
    }

    @Override
    public void modelChanged() {
        if (!tree.getControl().isDisposed()) {
            changes.show();
        }
    }

    @Override
    public void modelReplaced() {
        tree.setInput(editor.session().mechanism().eResource());
        tree.expandToLevel(2);
    }

    /** What is selected here has its properties shown as in the diagram. */
    @Override
    public <T> T getAdapter(Class<T> type) {
        return type == IPropertySheetPage.class ? type.cast(new ModelPropertyPage(editor.session().editing())) : null;
    }

    @Override
    protected TreeViewer getTreeViewer() {
        return tree;
    }

    @Override
    public Control getControl() {
        return sash;
    }

    @Override
    public void setFocus() {
        tree.getControl().setFocus();
    }

    @Override
    public void dispose() {
        editor.session().editing().removeListener(this);
        if (changes != null) {
            changes.dispose();
        }
        if (thumbnail != null) {
            thumbnail.deactivate();
        }
        super.dispose();
    }

    /** Asks the item providers. */
    private record Content(AdapterFactory adapters) implements ITreeContentProvider {

        private ITreeItemContentProvider provider(Object element) {
            return (ITreeItemContentProvider) adapters.adapt(element, ITreeItemContentProvider.class);
        }

        @Override
        public Object[] getElements(Object input) {
            return ((org.eclipse.emf.ecore.resource.Resource) input).getContents().toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return provider(parent) == null ? new Object[0] : provider(parent).getChildren(parent).toArray();
        }

        @Override
        public Object getParent(Object element) {
            return provider(element) == null ? null : provider(element).getParent(element);
        }

        @Override
        public boolean hasChildren(Object element) {
            return provider(element) != null && provider(element).hasChildren(element);
        }
    }
}
