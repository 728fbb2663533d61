package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EAnnotation;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EModelElement;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.study.StudyPackage;

/** The metamodel documents itself, and the generated packages say what the ecore files say. */
class MetamodelTest {

    private static final String UNIT = "http://www.signorini.org/unit";
    private static final String GEN_MODEL = "http://www.eclipse.org/emf/2002/GenModel";

    private static final Map<String, EPackage> GENERATED = Map.of("mechanism.ecore", MechanismPackage.eINSTANCE,
            "study.ecore", StudyPackage.eINSTANCE);

    private static ResourceSet files;

    @BeforeAll
    static void read() throws IOException {
        files = new ResourceSetImpl();
        files.getResourceFactoryRegistry().getExtensionToFactoryMap().put("ecore", new EcoreResourceFactoryImpl());
        for (String name : List.of("mechanism.ecore", "study.ecore")) {
            Resource resource = files.createResource(URI.createURI("memory:/" + name));
            try (InputStream in = MechanismPackage.class.getResourceAsStream("/model/" + name)) {
                assertNotNull(in, name);
                resource.load(in, Map.of());
            }
        }
    }

    private static EPackage file(String name) {
        return (EPackage) files.getResource(URI.createURI("memory:/" + name), false).getContents().get(0);
    }

    @Test
    void everythingIsDocumented() {
        List<String> undocumented = new ArrayList<>();
        for (EPackage generated : GENERATED.values()) {
            for (Iterator<EObject> all = generated.eAllContents(); all.hasNext();) {
                EObject object = all.next();
                boolean needsText = object instanceof EClassifier || object instanceof EStructuralFeature
                        || object instanceof EEnumLiteral;
                String text = needsText ? EcoreUtil.getDocumentation((EModelElement) object) : "unneeded.";
                if (text == null || text.length() < 5 || !text.endsWith(".")) {
                    undocumented.add(EcoreUtil.getURI(object).toString());
                }
            }
        }
        assertEquals(List.of(), undocumented);
    }

    @Test
    void everyAttributeHasACategory() {
        List<String> without = new ArrayList<>();
        for (EPackage generated : GENERATED.values()) {
            for (Iterator<EObject> all = generated.eAllContents(); all.hasNext();) {
                if (all.next() instanceof EAttribute attribute && EcoreUtil.getAnnotation(attribute,
                        GEN_MODEL, "propertyCategory") == null) {
                    without.add(EcoreUtil.getURI(attribute).toString());
                }
            }
        }
        assertEquals(List.of(), without);
    }

    @Test
    void classesAndFeaturesAreThoseOfTheFiles() {
        GENERATED.forEach((name, generated) -> {
            EPackage read = file(name);
            assertEquals(read.getNsURI(), generated.getNsURI());
            assertEquals(names(read), names(generated), name);
            for (EClassifier classifier : read.getEClassifiers()) {
                assertEquals(describe(classifier), describe(generated.getEClassifier(classifier.getName())));
            }
        });
    }

    @Test
    void lengthsAndMassesHaveUnits() {
        assertEquals("kg", EcoreUtil.getAnnotation(MechanismPackage.Literals.RIGID_BODY__MASS, UNIT, "unit"));
        assertEquals("m", EcoreUtil.getAnnotation(MechanismPackage.Literals.SPHERE__RADIUS, UNIT, "unit"));
        assertEquals("s", EcoreUtil.getAnnotation(StudyPackage.Literals.SETTINGS__STEP, UNIT, "unit"));
    }

    private static List<String> names(EPackage ePackage) {
        return ePackage.getEClassifiers().stream().map(EClassifier::getName).sorted().toList();
    }

    /** A class with supertypes and features with type, bounds, default, opposite; an enum's literals; annotations. */
    private static String describe(EClassifier classifier) {
        List<String> lines = new ArrayList<>();
        lines.add(classifier.eClass().getName() + " " + classifier.getName() + annotations(classifier));
        if (classifier instanceof EEnum eEnum) {
            eEnum.getELiterals().forEach(l -> lines.add("  " + l + "=" + l.getValue() + annotations(l)));
        }
        if (classifier instanceof EClass eClass) {
            lines.add("  abstract " + eClass.isAbstract() + eClass.getESuperTypes().stream().map(EClass::getName)
                    .toList());
            eClass.getEStructuralFeatures().forEach(f -> lines.add(describe(f)));
        }
        return String.join("\n", lines);
    }

    private static String describe(EStructuralFeature f) {
        String line = "  " + f.getName() + " " + f.getEType().getName() + "[" + f.getLowerBound() + ","
                + f.getUpperBound() + "]=" + f.getDefaultValueLiteral() + annotations(f);
        if (f instanceof EReference r) {
            line += " containment " + r.isContainment() + " opposite "
                    + (r.getEOpposite() == null ? "none" : r.getEOpposite().getName());
        }
        return line;
    }

    private static String annotations(EModelElement element) {
        StringBuilder text = new StringBuilder();
        for (EAnnotation annotation : element.getEAnnotations()) {
            annotation.getDetails().forEach(d -> text.append(" ").append(d.getKey()).append("=").append(d.getValue()));
        }
        return text.toString();
    }
}
