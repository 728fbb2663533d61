package org.signorini.ui.model.editing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.swt.widgets.Display;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;

/** What is wrong with a model while it is edited, a moment after each change; for inline messages and overlays. */
public final class LiveFindings implements EditingListener {

    private static final int MOMENT = 300;

    private final ModelEditing editing;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Runnable later = this::validate;
    private Map<EObject, List<Finding>> byElement = new LinkedHashMap<>();
    private boolean disposed;

    LiveFindings(ModelEditing editing) {
        this.editing = editing;
        editing.addListener(this);
    }

    /** @param onChange told when findings are new, on the display's thread; for the first time in a moment */
    public void addListener(Runnable onChange) {
        listeners.add(onChange);
        modelChanged();
    }

    public void removeListener(Runnable onChange) {
        listeners.remove(onChange);
    }

    @Override
    public void modelChanged() {
        if (!listeners.isEmpty()) {
            Display.getCurrent().timerExec(MOMENT, later);
        }
    }

    @Override
    public void modelReplaced() {
        modelChanged();
    }

    /** Validates now instead of in a moment. */
    public void validate() {
        if (disposed) {
            return;
        }
        EObject root = editing.root();
        List<Finding> all = root instanceof Study study ? Validation.of(study) : Validation.of((Mechanism) root);
        Map<EObject, List<Finding>> found = new LinkedHashMap<>();
        all.forEach(f -> found.computeIfAbsent(f.element(), e -> new ArrayList<>()).add(f));
        byElement = found;
        listeners.forEach(Runnable::run);
    }

    /** Everything, in the order of the rules within each element. */
    public List<Finding> all() {
        return byElement.values().stream().flatMap(List::stream).toList();
    }

    public List<Finding> of(EObject element) {
        return byElement.getOrDefault(element, List.of());
    }

    /** The worst in an element and everything in it; {@code null} if nothing is wrong. */
    public Severity worst(EObject element) {
        Severity worst = null;
        for (Map.Entry<EObject, List<Finding>> entry : byElement.entrySet()) {
            if (isInside(entry.getKey(), element)) {
                for (Finding finding : entry.getValue()) {
                    worst = worst == null || finding.severity().compareTo(worst) > 0 ? finding.severity() : worst;
                }
            }
        }
        return worst;
    }

    private static boolean isInside(EObject element, EObject outer) {
        for (EObject at = element; at != null; at = at.eContainer()) {
            if (at == outer) {
                return true;
            }
        }
        return false;
    }

    void dispose() {
        disposed = true;
        editing.removeListener(this);
    }
}
