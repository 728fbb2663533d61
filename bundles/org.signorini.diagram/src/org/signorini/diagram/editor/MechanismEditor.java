package org.signorini.diagram.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EventObject;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.domain.EditingDomain;
import org.eclipse.emf.edit.domain.IEditingDomainProvider;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.MouseWheelHandler;
import org.eclipse.gef.MouseWheelZoomHandler;
import org.eclipse.gef.SnapToGeometry;
import org.eclipse.gef.SnapToGrid;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite.FlyoutPreferences;
import org.eclipse.gef.ui.parts.GraphicalEditorWithFlyoutPalette;
import org.eclipse.gef.ui.parts.GraphicalViewerKeyHandler;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.signorini.design.services.PropertiesRequest;
import org.signorini.diagram.part.DiagramPart;
import org.signorini.diagram.part.DiagramParts;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.session.EmfCommandStack;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.view.View;

/** Draws and edits a mechanism as its specification says. */
public final class MechanismEditor extends GraphicalEditorWithFlyoutPalette implements IEditingDomainProvider {

    public static final String ID = "org.signorini.diagram.editor";

    private final PaletteRoot palette = DiagramPalette.create();
    private DiagramSession session;
    private IFile file;
    private FileWatch watch;

    public MechanismEditor() {
        setEditDomain(new DefaultEditDomain(this));
    }

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        file = ResourceUtil.getFile(input);
        if (file == null) {
            throw new PartInitException("Only files of the workspace are drawn; import " + input.getName() + " first");
        }
        try {
            session = new DiagramSession(Path.of(file.getLocationURI()),
                    URI.createPlatformResourceURI(file.getFullPath().toString(), true));
        } catch (IOException e) {
            throw new PartInitException(file.getName() + ": " + message(e), e);
        }
        getEditDomain().setCommandStack(new EmfCommandStack(session.stack()));
        super.init(site, input);
        setPartName(file.getName());
        session.stack().addCommandStackListener(event -> follow());
        watch = new FileWatch(file, this::changedOutside);
    }

    private static String message(Throwable e) {
        return e.getCause() == null || e.getCause().getMessage() == null ? e.getMessage() : e.getCause().getMessage();
    }

    public DiagramSession session() {
        return session;
    }

    public GraphicalViewer viewer() {
        return getGraphicalViewer();
    }

    @Override
    public EditingDomain getEditingDomain() {
        return session.domain();
    }

    @Override
    protected PaletteRoot getPaletteRoot() {
        return palette;
    }

    @Override
    protected void configureGraphicalViewer() {
        super.configureGraphicalViewer();
        GraphicalViewer viewer = getGraphicalViewer();
        ScalableFreeformRootEditPart root = new ScalableFreeformRootEditPart();
        viewer.setRootEditPart(root);
        viewer.setEditPartFactory(new DiagramParts());
        viewer.setKeyHandler(new GraphicalViewerKeyHandler(viewer));
        viewer.setProperty(SnapToGeometry.PROPERTY_SNAP_ENABLED, Boolean.TRUE);
        viewer.setProperty(SnapToGrid.PROPERTY_GRID_ENABLED, Boolean.FALSE);
        viewer.setProperty(MouseWheelHandler.KeyGenerator.getKey(SWT.MOD1), MouseWheelZoomHandler.SINGLETON);
        root.getZoomManager().setZoomLevelContributions(
                List.of(ZoomManager.FIT_ALL, ZoomManager.FIT_WIDTH, ZoomManager.FIT_HEIGHT));
        DiagramActions.register(this, root.getZoomManager(), getActionRegistry(), getSelectionActions());
        viewer.setContextMenu(new DiagramMenu(this, viewer, getActionRegistry()));
        // a diagram is drawn on paper in the dark theme too
        viewer.getControl().setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        viewer.getControl().setBackground(viewer.getControl().getDisplay().getSystemColor(SWT.COLOR_WHITE));
    }

    @Override
    protected void initializeGraphicalViewer() {
        super.initializeGraphicalViewer();
        DiagramPalette.fill(palette, session.content().specification());
        getGraphicalViewer().setContents(session);
        followDoubleClicks();
        diagram().refreshAll();
    }

    /** Open until the person closes it. */
    @Override
    protected FlyoutPreferences getPalettePreferences() {
        FlyoutPreferences preferences = super.getPalettePreferences();
        if (preferences.getPaletteState() <= 0) {
            preferences.setPaletteState(FlyoutPaletteComposite.STATE_PINNED_OPEN);
            preferences.setPaletteWidth(150);
        }
        return preferences;
    }

    private void followDoubleClicks() {
        PropertiesRequest.listen(element -> {
            try {
                getSite().getPage().showView(IPageLayout.ID_PROP_SHEET);
            } catch (PartInitException e) {
                ILog.get().log(e.getStatus());
            }
        });
    }

    private DiagramPart diagram() {
        return (DiagramPart) getGraphicalViewer().getContents();
    }

    /** After every command, undone or done. */
    private void follow() {
        session.update();
        refresh();
        firePropertyChange(PROP_DIRTY);
    }

    /** Draws what the content says now. */
    void refresh() {
        if (getGraphicalViewer() != null && getGraphicalViewer().getContents() instanceof DiagramPart diagram) {
            diagram.refreshAll();
        }
    }

    /** Changes the kind of diagram. */
    public void show(DiagramSpecification specification) {
        session.show(specification);
        DiagramPalette.fill(palette, specification);
        getGraphicalViewer().setContents(null);
        getGraphicalViewer().setContents(session);
        diagram().refreshAll();
    }

    /** Selects and shows an element; false where the diagram does not show it. */
    public boolean reveal(EObject element) {
        View view = session.content().find(element);
        Object part = view == null ? null : getGraphicalViewer().getEditPartRegistry().get(view);
        if (!(part instanceof EditPart found)) {
            return false;
        }
        getGraphicalViewer().select(found);
        getGraphicalViewer().reveal(found);
        return true;
    }

    @Override
    public void commandStackChanged(EventObject event) {
        super.commandStackChanged(event);
        firePropertyChange(PROP_DIRTY);
    }

    @Override
    public boolean isDirty() {
        return session.stack().isSaveNeeded();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        try {
            watch.ownChange(() -> {
                session.save();
                file.getParent().refreshLocal(IResource.DEPTH_ONE, monitor);
            });
            firePropertyChange(PROP_DIRTY);
        } catch (IOException | CoreException e) {
            monitor.setCanceled(true);
            MessageDialog.openError(getSite().getShell(), "Save", file.getName() + " was not saved: " + message(e));
        }
    }

    private void changedOutside() {
        getSite().getShell().getDisplay().asyncExec(() -> {
            if (getGraphicalViewer() == null || getGraphicalViewer().getControl().isDisposed() || isDirty()) {
                return;
            }
            if (!file.exists()) {
                getSite().getPage().closeEditor(this, false);
                return;
            }
            try {
                session.load();
                show(session.content().specification());
            } catch (IOException e) {
                MessageDialog.openError(getSite().getShell(), "Reload", file.getName() + ": " + message(e));
            }
        });
    }

    @Override
    public Object getAdapter(Class type) {
        if (type == IEditingDomainProvider.class) {
            return this;
        }
        if (type == EditingDomain.class) {
            return session.domain();
        }
        if (type == ZoomManager.class && getGraphicalViewer() != null) {
            return ((ScalableFreeformRootEditPart) getGraphicalViewer().getRootEditPart()).getZoomManager();
        }
        if (type == IContentOutlinePage.class) {
            return new DiagramOutline(this);
        }
        if (type == org.eclipse.ui.views.properties.IPropertySheetPage.class) {
            // whoever shows properties of models registers an adapter
            return org.eclipse.core.runtime.Platform.getAdapterManager().getAdapter(this, type);
        }
        return super.getAdapter(type);
    }

    @Override
    public void dispose() {
        if (watch != null) {
            watch.dispose();
        }
        super.dispose();
        if (session != null) {
            session.dispose();
        }
    }
}
