package org.signorini.ui.model.element;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.study.StudyPackage;

/** One icon per kind of element. Images live as long as the workbench. */
public final class ElementIcons {

    private static final String BUNDLE = "org.signorini.ui.model";

    private ElementIcons() {
    }

    /** The image of an icon of this bundle by its name. */
    public static Image image(String name) {
        String key = BUNDLE + "/" + name;
        if (JFaceResources.getImageRegistry().getDescriptor(key) == null) {
            JFaceResources.getImageRegistry().put(key, descriptor(name));
        }
        return JFaceResources.getImageRegistry().get(key);
    }

    public static ImageDescriptor descriptor(String name) {
        return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".svg")
                .orElseGet(ImageDescriptor::getMissingImageDescriptor);
    }

    public static Image of(EClass kind) {
        return image(name(kind));
    }

    /** The icon's name for a kind of element. */
    public static String name(EClass kind) {
        Object[][] table = {{Literals.MECHANISM, "mechanism"}, {Literals.GROUND, "ground"}, {Literals.BODY, "body"},
            {Literals.MARKER, "marker"}, {Literals.CONTACT_SIDE, "geometry"}, {Literals.JOINT, "joint"},
            {Literals.JOINT_LIMIT, "joint"}, {Literals.FORCE_ELEMENT, "force"}, {Literals.CONTACT, "contact"},
            {Literals.EXCLUSION, "contact"}, {Literals.PROBE, "probe"}, {Literals.PARAMETER, "parameter"},
            {Literals.MATERIAL, "material"}, {StudyPackage.Literals.STUDY, "study"},
            {StudyPackage.Literals.VARIATION, "variation"}, {StudyPackage.Literals.PARAMETER_VALUE, "parameter"},
            {StudyPackage.Literals.COMPARISON, "comparison"}, {StudyPackage.Literals.ALTERNATIVE, "comparison"},
            {StudyPackage.Literals.MEASURE, "measure"}};
        for (Object[] row : table) {
            if (((EClass) row[0]).isSuperTypeOf(kind)) {
                return (String) row[1];
            }
        }
        return "choice";
    }
}
