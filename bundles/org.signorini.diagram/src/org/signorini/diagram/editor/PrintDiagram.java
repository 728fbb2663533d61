package org.signorini.diagram.editor;

import org.eclipse.draw2d.PrintFigureOperation;
import org.eclipse.gef.print.PrintGraphicalViewerOperation;
import org.eclipse.gef.ui.actions.PrintAction;
import org.eclipse.swt.printing.PrintDialog;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.ui.IWorkbenchPart;

/** Prints the diagram on one page; GEF's own action would spread it over as many as it takes. */
final class PrintDiagram extends PrintAction {

    private final MechanismEditor editor;

    PrintDiagram(MechanismEditor editor) {
        super((IWorkbenchPart) editor);
        this.editor = editor;
    }

    /** Always: the dialog tells where there is no printer. */
    @Override
    protected boolean calculateEnabled() {
        return true;
    }

    @Override
    public void run() {
        PrinterData chosen = new PrintDialog(editor.getSite().getShell()).open();
        if (chosen != null) {
            editor.print(chosen);
        }
    }

    static void print(MechanismEditor editor, PrinterData where) {
        Printer printer = new Printer(where);
        try {
            PrintGraphicalViewerOperation operation = new PrintGraphicalViewerOperation(printer, editor.viewer());
            operation.setPrintMode(PrintFigureOperation.FIT_PAGE);
            operation.run(editor.getPartName());
        } finally {
            printer.dispose();
        }
    }
}
