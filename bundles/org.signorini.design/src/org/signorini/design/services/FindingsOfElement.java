package org.signorini.design.services;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EContentAdapter;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;

/**
 * What validation says about an element. A diagram asks for every element it draws, so the findings of a mechanism are
 * kept until something in it changes.
 */
final class FindingsOfElement {

    private FindingsOfElement() {
    }

    static boolean hasError(EObject element) {
        return of(element).stream().anyMatch(f -> f.severity() == Severity.ERROR);
    }

    static List<String> messages(EObject element) {
        return of(element).stream().map(f -> f.cause() + "; " + f.advice()).toList();
    }

    private static List<Finding> of(EObject element) {
        if (!(EcoreUtil.getRootContainer(element) instanceof Mechanism mechanism)) {
            return List.of();
        }
        Watch watch = (Watch) EcoreUtil.getExistingAdapter(mechanism, Watch.class);
        if (watch == null) {
            watch = new Watch();
            mechanism.eAdapters().add(watch);
        }
        return watch.findings(mechanism).getOrDefault(element, List.of());
    }

    /** Forgets the findings at every change. */
    private static final class Watch extends EContentAdapter {

        private Map<EObject, List<Finding>> findings;

        @Override
        public boolean isAdapterForType(Object type) {
            return type == Watch.class;
        }

        Map<EObject, List<Finding>> findings(Mechanism mechanism) {
            if (findings == null) {
                findings = new HashMap<>();
                for (Finding finding : Validation.of(mechanism)) {
                    findings.computeIfAbsent(finding.element(), e -> new ArrayList<>()).add(finding);
                }
            }
            return findings;
        }

        @Override
        public void notifyChanged(Notification notification) {
            super.notifyChanged(notification);
            if (!notification.isTouch()) {
                findings = null;
            }
        }
    }
}
