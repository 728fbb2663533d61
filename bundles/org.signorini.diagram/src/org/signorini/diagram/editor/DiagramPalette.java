package org.signorini.diagram.editor;

import org.eclipse.gef.palette.ConnectionCreationToolEntry;
import org.eclipse.gef.palette.CreationToolEntry;
import org.eclipse.gef.palette.MarqueeToolEntry;
import org.eclipse.gef.palette.PaletteDrawer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.palette.PaletteGroup;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.palette.SelectionToolEntry;
import org.eclipse.gef.requests.CreationFactory;
import org.eclipse.jface.resource.ImageDescriptor;
import org.signorini.diagram.figure.Resources;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.specification.Tool;

/** The palette: selection and marquee, then a drawer for every section of the specification. */
final class DiagramPalette {

    /** Tools carry themselves to the parts, which know what to do with them. */
    private record Carrying(Tool tool) implements CreationFactory {

        @Override
        public Object getNewObject() {
            return tool;
        }

        @Override
        public Object getObjectType() {
            return Tool.class;
        }
    }

    private DiagramPalette() {
    }

    static PaletteRoot create() {
        PaletteRoot root = new PaletteRoot();
        PaletteGroup group = new PaletteGroup("Select");
        SelectionToolEntry select = new SelectionToolEntry();
        group.add(select);
        group.add(new MarqueeToolEntry());
        root.add(group);
        root.setDefaultEntry(select);
        return root;
    }

    /** Shows the tools of a kind of diagram. */
    static void fill(PaletteRoot root, DiagramSpecification specification) {
        root.getChildren().stream().filter(PaletteDrawer.class::isInstance).toList()
                .forEach(d -> root.remove((PaletteEntry) d));
        for (DiagramSpecification.Layer layer : specification.layers()) {
            for (Tool.Section section : layer.sections()) {
                if (!section.tools().isEmpty()) {
                    root.add(drawer(section));
                }
            }
        }
    }

    private static PaletteDrawer drawer(Tool.Section section) {
        PaletteDrawer drawer = new PaletteDrawer(section.label(), Resources.descriptor(section.icon()));
        boolean first = section.label().equals("Bodies") || section.label().equals("Joints");
        drawer.setInitialState(first ? PaletteDrawer.INITIAL_STATE_OPEN : PaletteDrawer.INITIAL_STATE_CLOSED);
        for (Tool tool : section.tools()) {
            ImageDescriptor icon = Resources.descriptor(tool.icon());
            PaletteEntry entry = tool.kind() == Tool.Kind.EDGE
                    ? new ConnectionCreationToolEntry(tool.label(), tool.description(), new Carrying(tool), icon, icon)
                    : new CreationToolEntry(tool.label(), tool.description(), new Carrying(tool), icon, icon);
            entry.setId(tool.id());
            drawer.add(entry);
        }
        return drawer;
    }
}
