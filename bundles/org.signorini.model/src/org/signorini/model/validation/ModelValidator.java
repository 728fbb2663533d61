package org.signorini.model.validation;

import java.util.List;
import java.util.Map;

import org.eclipse.emf.common.util.BasicDiagnostic;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.DiagnosticChain;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EValidator;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;

/**
 * The rules for EMF's {@code Diagnostician}: everything is found when it comes to the root, and told of the elements
 * concerned; of the others it finds nothing more.
 */
public final class ModelValidator implements EValidator {

    public static final String SOURCE = "org.signorini.model";

    /** Makes EMF use it for both metamodels. In OSGi an extension does this. */
    public static void register() {
        EValidator.Registry.INSTANCE.put(MechanismPackage.eINSTANCE, new ModelValidator());
        EValidator.Registry.INSTANCE.put(StudyPackage.eINSTANCE, new ModelValidator());
    }

    @Override
    public boolean validate(EObject object, DiagnosticChain diagnostics, Map<Object, Object> context) {
        List<Finding> findings = object instanceof Mechanism mechanism ? Validation.of(mechanism)
                : object instanceof Study study ? Validation.of(study) : List.of();
        boolean good = true;
        for (Finding finding : findings) {
            good &= finding.severity() != Severity.ERROR;
            if (diagnostics != null) {
                diagnostics.add(new BasicDiagnostic(severity(finding), SOURCE, 0, finding.message(),
                        finding.feature() == null ? new Object[] {finding.element()}
                                : new Object[] {finding.element(), finding.feature()}));
            }
        }
        return good;
    }

    private static int severity(Finding finding) {
        return switch (finding.severity()) {
            case ERROR -> Diagnostic.ERROR;
            case WARNING -> Diagnostic.WARNING;
            case INFO -> Diagnostic.INFO;
        };
    }

    @Override
    public boolean validate(EClass eClass, EObject object, DiagnosticChain diagnostics, Map<Object, Object> context) {
        return validate(object, diagnostics, context);
    }

    @Override
    public boolean validate(EDataType type, Object value, DiagnosticChain diagnostics, Map<Object, Object> context) {
        return true;
    }
}
