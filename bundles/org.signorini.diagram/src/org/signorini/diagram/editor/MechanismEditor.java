package org.signorini.diagram.editor;

import java.io.IOException;
import java.util.EventObject;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.domain.EditingDomain;
import org.eclipse.emf.edit.domain.IEditingDomainProvider;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.MouseWheelHandler;
import org.eclipse.gef.MouseWheelZoomHandler;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.rulers.RulerProvider;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite.FlyoutPreferences;
import org.eclipse.gef.ui.parts.GraphicalEditorWithFlyoutPalette;
import org.eclipse.gef.ui.parts.GraphicalViewerKeyHandler;
import org.eclipse.gef.ui.parts.ScrollingGraphicalViewer;
import org.eclipse.gef.ui.rulers.RulerComposite;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.util.TransferDropTargetListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.signorini.design.services.PropertiesRequest;
import org.signorini.diagram.figure.CanvasTheme;
import org.signorini.diagram.part.DiagramPart;
import org.signorini.diagram.part.DiagramParts;
import org.signorini.diagram.part.DiagramRoot;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.session.EmfCommandStack;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.specification.SpecificationException;
import org.signorini.diagram.view.View;
import org.signorini.ui.model.editing.EditingListener;
import org.signorini.ui.model.editing.ElementRevealer;
import org.signorini.ui.model.editing.GotoElement;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.editor.SaveAsPlace;
import org.signorini.ui.model.properties.ModelPropertyPage;

/** Draws and edits a mechanism as its specification says. */
public final class MechanismEditor extends GraphicalEditorWithFlyoutPalette
        implements IEditingDomainProvider, ElementRevealer, EditingListener {

    public static final String ID = "org.signorini.diagram.editor";

    private final PaletteRoot palette = DiagramPalette.create();
    private DiagramSession session;
    private ModelEditing editing;
    private GuideRuler topRuler;
    private GuideRuler leftRuler;
    private RulerComposite rulers;

    public MechanismEditor() {
        setEditDomain(new DefaultEditDomain(this));
    }

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        IFile file = ResourceUtil.getFile(input);
        if (file == null || file.getLocation() == null) {
            throw new PartInitException("Models are edited in the workspace; import '" + input.getName()
                    + "' into a project first.");
        }
        try {
            editing = new ModelEditing(file);
            session = new DiagramSession(editing);
        } catch (IOException | SpecificationException e) {
            throw new PartInitException(file.getName() + ": " + e.getMessage(), e);
        }
        topRuler = new GuideRuler(session, true);
        leftRuler = new GuideRuler(session, false);
        getEditDomain().setCommandStack(new EmfCommandStack(session.stack()));
        super.init(site, input);
        setPartName(file.getName());
        editing.addListener(this);
    }

    public DiagramSession session() {
        return session;
    }

    public GraphicalViewer viewer() {
        return getGraphicalViewer();
    }

    @Override
    public EditingDomain getEditingDomain() {
        return editing.domain();
    }

    @Override
    protected PaletteRoot getPaletteRoot() {
        return palette;
    }

    DiagramMenus menus() {
        return new DiagramMenus(this, getActionRegistry());
    }

    /** Not all of them hear when what they depend on changes. */
    void updateSelectionActions() {
        updateActions(getSelectionActions());
    }

    @Override
    protected void createGraphicalViewer(Composite parent) {
        rulers = new RulerComposite(parent, SWT.NONE);
        super.createGraphicalViewer(rulers);
        rulers.setGraphicalViewer((ScrollingGraphicalViewer) getGraphicalViewer());
        RulerTheme.follow(rulers, getGraphicalViewer().getControl(), session.resources());
    }

    @Override
    protected Control getGraphicalControl() {
        return rulers;
    }

    @Override
    protected void configureGraphicalViewer() {
        super.configureGraphicalViewer();
        GraphicalViewer viewer = getGraphicalViewer();
        ScalableFreeformRootEditPart root = new DiagramRoot(session.resources());
        viewer.setRootEditPart(root);
        viewer.setEditPartFactory(new DiagramParts());
        viewer.setKeyHandler(new GraphicalViewerKeyHandler(viewer));
        viewer.setProperty(RulerProvider.PROPERTY_HORIZONTAL_RULER, topRuler);
        viewer.setProperty(RulerProvider.PROPERTY_VERTICAL_RULER, leftRuler);
        ViewSettings.follow(viewer);
        viewer.setProperty(MouseWheelHandler.KeyGenerator.getKey(SWT.MOD1), MouseWheelZoomHandler.SINGLETON);
        root.getZoomManager().setZoomLevelContributions(
                List.of(ZoomManager.FIT_ALL, ZoomManager.FIT_WIDTH, ZoomManager.FIT_HEIGHT));
        DiagramActions.register(this, root.getZoomManager(), getActionRegistry(), getSelectionActions());
        viewer.setContextMenu(new DiagramMenu(viewer, getActionRegistry(), menus()));
        CanvasTheme.follow(viewer.getControl(), session.resources());
    }

    @Override
    protected void initializeGraphicalViewer() {
        super.initializeGraphicalViewer();
        DiagramPalette.fill(palette, session.content().specification());
        getGraphicalViewer().setContents(session);
        getGraphicalViewer().addDropTargetListener((TransferDropTargetListener) new ParameterDrop(this));
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

    /** Not through this editor, which may be closed by then. */
    private static void followDoubleClicks() {
        PropertiesRequest.listen(element -> {
            try {
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage()
                        .showView(IPageLayout.ID_PROP_SHEET);
            } catch (PartInitException e) {
                ILog.get().log(e.getStatus());
            }
        });
    }

    private DiagramPart diagram() {
        return (DiagramPart) getGraphicalViewer().getContents();
    }

    /** After every command, undone or done. */
    @Override
    public void modelChanged() {
        session.update();
        DiagramSelection.leaveGone(this);
        refresh();
        dirtyChanged();
    }

    private void dirtyChanged() {
        IAction revert = getActionRegistry().getAction(ActionFactory.REVERT.getId());
        if (revert != null) {
            revert.setEnabled(isDirty());
        }
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

    @Override
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

    /** Prints on one page. */
    public void print(PrinterData where) {
        PrintDiagram.print(this, where);
    }

    @Override
    public void commandStackChanged(EventObject event) {
        super.commandStackChanged(event);
        firePropertyChange(PROP_DIRTY);
    }

    @Override
    public boolean isDirty() {
        return editing.isDirty();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        new DiagramFiles(session, getSite().getShell()).save(monitor);
    }

    @Override
    public boolean isSaveAsAllowed() {
        return true;
    }

    @Override
    public void doSaveAs() {
        IFile other = SaveAsPlace.ask(getSite().getShell(), editing.file());
        if (other != null) {
            saveAs(other);
        }
    }

    /** Goes on in another file, with another layout beside it. */
    public void saveAs(IFile other) {
        new DiagramFiles(session, getSite().getShell()).saveAs(other, new NullProgressMonitor());
        if (editing.file().equals(other)) {
            setInputWithNotify(new FileEditorInput(other));
            setPartName(other.getName());
        }
    }

    @Override
    public void modelReplaced() {
        try {
            session.load();
            show(session.content().specification());
            topRuler.changed(null);
            leftRuler.changed(null);
        } catch (IOException e) {
            MessageDialog.openError(getSite().getShell(), "Reload", getPartName() + ": " + e.getMessage());
        }
        dirtyChanged();
    }

    @Override
    public Object getAdapter(Class type) {
        if (type == IEditingDomainProvider.class) {
            return this;
        }
        if (type == EditingDomain.class) {
            return editing.domain();
        }
        if (type == ModelEditing.class) {
            return editing;
        }
        if (type == IGotoMarker.class) {
            return new GotoElement(editing, this);
        }
        if (type == ZoomManager.class && getGraphicalViewer() != null) {
            return ((ScalableFreeformRootEditPart) getGraphicalViewer().getRootEditPart()).getZoomManager();
        }
        if (type == IContentOutlinePage.class) {
            return new DiagramOutline(this);
        }
        if (type == IPropertySheetPage.class) {
            return new ModelPropertyPage(editing);
        }
        return super.getAdapter(type);
    }

    @Override
    public void dispose() {
        if (editing != null) {
            editing.removeListener(this);
        }
        super.dispose();
        if (session != null) {
            session.dispose();
        }
        if (editing != null) {
            editing.dispose();
        }
    }
}
