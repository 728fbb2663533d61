package org.signorini.diagram.editor;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Parameter;
import org.signorini.ui.model.element.Evaluation;

/** Asks which feature of an element a parameter is for; each is shown with what it has now. */
record FeatureMenu(EObject element, Parameter parameter, List<EAttribute> features, Consumer<EAttribute> chosen) {

    void show(Control control) {
        Menu menu = new Menu(control);
        for (EAttribute feature : features) {
            MenuItem item = new MenuItem(menu, SWT.PUSH);
            item.setText(text(feature));
            item.addListener(SWT.Selection, e -> chosen.accept(feature));
        }
        // hidden before it says what was chosen, and perhaps only after the diagram was closed
        Display display = control.getDisplay();
        menu.addListener(SWT.Hide, e -> display.asyncExec(menu::dispose));
        menu.setVisible(true);
    }

    private String text(EAttribute feature) {
        String name = Labels.feature(feature.getName());
        Object now = element.eGet(feature);
        String unit = Evaluation.unit(feature);
        return Character.toUpperCase(name.charAt(0)) + name.substring(1) + " = " + parameter.getName()
                + (unit.isEmpty() ? "" : "   [" + unit + "]") + (now == null ? "" : "   (now " + now + ")");
    }
}
