package org.signorini.ui.preferences;

import org.eclipse.jface.preference.ComboFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.IntegerFieldEditor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/** Window ▸ Preferences ▸ Signorini: how plots look, how many runs go on at a time, where results are kept. */
public final class SignoriniPage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

    public static final String ID = "org.signorini.ui.preferences";

    public SignoriniPage() {
        super(GRID);
        setPreferenceStore(Preferences.store());
        setDescription("How studies are run and shown in this workspace.");
    }

    @Override
    public void init(IWorkbench workbench) {
        // nothing is needed of it
    }

    @Override
    protected void createFieldEditors() {
        addField(new ComboFieldEditor(Preferences.PLOT_COLOURS, "&Colours of plots and animations:", new String[][] {
            {"As the workbench", PlotColours.WORKBENCH.name()},
            {"Light", PlotColours.LIGHT.name()},
            {"Dark", PlotColours.DARK.name()}}, getFieldEditorParent()));
        IntegerFieldEditor threads = new IntegerFieldEditor(Preferences.THREADS,
                "&Runs of a study computed at a time (0: one per core):", getFieldEditorParent());
        threads.setValidRange(0, Preferences.MOST_THREADS);
        threads.setErrorMessage("Runs at a time are a whole number from 0 to " + Preferences.MOST_THREADS + ".");
        addField(threads);
        FolderNameField folder = new FolderNameField(Preferences.RESULT_FOLDER,
                "&Folder of results, beside the study:", getFieldEditorParent());
        folder.setEmptyStringAllowed(false);
        addField(folder);
    }
}
