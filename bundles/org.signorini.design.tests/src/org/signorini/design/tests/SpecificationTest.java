package org.signorini.design.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.signorini.design.Specification;
import org.signorini.design.tests.SiriusClasses.Feature;
import org.signorini.design.tests.SiriusClasses.Kind;
import org.signorini.design.tests.SiriusClasses.SiriusClass;
import org.signorini.model.file.HardenedXml;
import org.signorini.model.mechanism.MechanismPackage;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * The specification as Sirius will read it. Sirius drops misspelt attributes and types without a word, so every element
 * and attribute is compared with the facts of its metamodel, every reference, expression and image with what is there.
 */
class SpecificationTest {

    private static final String XSI = "http://www.w3.org/2001/XMLSchema-instance";
    private static final String XMI = "http://www.omg.org/XMI";

    private record Typed(Element element, SiriusClass type) {
    }

    private static Map<String, SiriusClass> classes;
    private static final List<Typed> ALL = new ArrayList<>();
    private static final Set<String> IDS = new HashSet<>();
    private static Element root;

    @BeforeAll
    static void read() throws Exception {
        classes = SiriusClasses.read();
        try (InputStream in = Specification.url().openStream()) {
            root = HardenedXml.documentBuilder().parse(in).getDocumentElement();
        }
        ALL.clear();
        walk(root, classes.get("Group"));
    }

    private static void walk(Element element, SiriusClass type) {
        ALL.add(new Typed(element, type));
        if (!element.getAttributeNS(XMI, "id").isEmpty()) {
            assertTrue(IDS.add(element.getAttributeNS(XMI, "id")), "twice: " + place(element));
        }
        for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element child) {
                Feature feature = type.features().get(child.getLocalName());
                assertNotNull(feature, () -> type.name() + " has no " + place(child));
                if (feature.kind() == Kind.REF) {
                    assertTrue(child.hasAttribute("href"), () -> place(child));
                    continue;
                }
                assertEquals(Kind.CHILD, feature.kind(), () -> place(child));
                walk(child, typeOf(child, feature));
            }
        }
    }

    private static SiriusClass typeOf(Element child, Feature feature) {
        String written = child.getAttributeNS(XSI, "type");
        String name = written.isEmpty() ? feature.type() : written.substring(written.indexOf(':') + 1);
        SiriusClass type = classes.get(name);
        assertNotNull(type, () -> place(child) + " is a " + name + ", which Sirius does not have");
        if (!written.isEmpty()) {
            assertEquals(type.namespace(), child.lookupNamespaceURI(written.substring(0, written.indexOf(':'))),
                    () -> place(child));
        }
        return type;
    }

    private static String place(Element element) {
        return element.getLocalName() + " '" + element.getAttribute("name") + "' " + element.getAttributeNS(XMI, "id");
    }

    private static List<Attr> attributes(Element element) {
        List<Attr> own = new ArrayList<>();
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
            if (element.getAttributes().item(i).getNamespaceURI() == null) {
                own.add((Attr) element.getAttributes().item(i));
            }
        }
        return own;
    }

    @Test
    void hasTheVersionSiriusReads() {
        assertEquals("12.0.0.2017041100", root.getAttribute("version"));
        assertEquals("http://www.eclipse.org/sirius/description/1.1.0", root.getNamespaceURI());
    }

    @Test
    void everyAttributeIsKnownToSirius() {
        for (Typed typed : ALL) {
            for (Attr attribute : attributes(typed.element())) {
                Feature feature = typed.type().features().get(attribute.getName());
                assertNotNull(feature, () -> typed.type().name() + " has no " + attribute.getName() + ", at "
                        + place(typed.element()));
                assertTrue(feature.kind() != Kind.CHILD, () -> place(typed.element()) + " " + attribute.getName());
            }
        }
    }

    @Test
    void everythingRequiredIsThere() {
        for (Typed typed : ALL) {
            for (Feature feature : typed.type().features().values()) {
                if (feature.required() && !feature.hasDefault() && !feature.type().startsWith("EBoolean")) {
                    boolean attribute = typed.element().hasAttribute(feature.name());
                    boolean child = typed.element().getElementsByTagName(feature.name()).getLength() > 0;
                    assertTrue(attribute || child, () -> place(typed.element()) + " needs " + feature.name());
                }
            }
        }
    }

    @Test
    void everyReferenceIsFound() {
        for (Typed typed : ALL) {
            for (Attr attribute : attributes(typed.element())) {
                if (typed.type().features().get(attribute.getName()).kind() == Kind.REF) {
                    for (String id : attribute.getValue().split(" ")) {
                        assertTrue(IDS.contains(id),
                                () -> place(typed.element()) + ", " + attribute.getName() + ": " + id);
                    }
                }
            }
        }
    }

    @Test
    void everyClassAndFeatureIsOfTheModel() {
        for (Typed typed : ALL) {
            for (Attr attribute : attributes(typed.element())) {
                String type = typed.type().features().get(attribute.getName()).type();
                if (type.equals("TypeName")) {
                    String name = attribute.getValue();
                    assertTrue(name.startsWith("mechanism::") && MechanismPackage.eINSTANCE
                            .getEClassifier(name.substring(11)) instanceof EClass, () -> place(typed.element()) + name);
                } else if (type.equals("FeatureName")) {
                    assertTrue(features().contains(attribute.getValue()), () -> place(typed.element()) + attribute);
                }
            }
        }
    }

    private static Set<String> features() {
        Set<String> names = new HashSet<>();
        MechanismPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance).map(EClass.class::cast)
                .forEach(c -> c.getEStructuralFeatures().forEach(f -> names.add(f.getName())));
        return names;
    }

    @Test
    void everyExpressionCallsWhatIsThere() throws Exception {
        Set<String> services = services();
        int expressions = 0;
        for (Typed typed : ALL) {
            for (Attr attribute : attributes(typed.element())) {
                if (typed.type().features().get(attribute.getName()).type().equals("InterpretedExpression")) {
                    String text = attribute.getValue();
                    expressions++;
                    if (text.startsWith("service:")) {
                        String call = text.substring(text.indexOf('.') > 0 ? text.indexOf('.') + 1 : 8);
                        assertTrue(services.contains(signature(call)), () -> place(typed.element()) + ": " + text);
                    } else if (text.startsWith("feature:")) {
                        assertTrue(features().contains(text.substring(8)), () -> place(typed.element()) + ": " + text);
                    } else {
                        assertTrue(text.startsWith("var:") || text.indexOf(':') < 0,
                                () -> place(typed.element()) + text);
                    }
                }
            }
        }
        assertTrue(expressions > 200, "found " + expressions);
    }

    /** The method's name and how many arguments it is called with: {@code service:m(a, b)} is {@code m/2}. */
    private static String signature(String call) {
        int bracket = call.indexOf('(');
        return bracket < 0 ? call + "/0" : call.substring(0, bracket) + "/" + call.split(",").length;
    }

    private static Set<String> services() throws Exception {
        Set<String> names = new HashSet<>();
        for (Typed typed : ALL) {
            if (typed.type().name().equals("JavaExtension")) {
                Class<?> type = Specification.class.getClassLoader()
                        .loadClass(typed.element().getAttribute("qualifiedClassName"));
                assertNotNull(type.getConstructor());
                Arrays.stream(type.getDeclaredMethods()).filter(m -> Modifier.isPublic(m.getModifiers()))
                        .filter(m -> m.getParameterCount() > 0)
                        .filter(m -> EObject.class.isAssignableFrom(m.getParameterTypes()[0]))
                        .map(m -> m.getName() + "/" + (m.getParameterCount() - 1)).forEach(names::add);
            }
        }
        return names;
    }

    @Test
    void everyImageIsThere() {
        int images = 0;
        for (Typed typed : ALL) {
            for (Attr attribute : attributes(typed.element())) {
                if (typed.type().features().get(attribute.getName()).type().equals("ImagePath")) {
                    assertNotNull(Specification.image(attribute.getValue()), attribute.getValue());
                    images++;
                }
            }
        }
        assertTrue(images > 50, "found " + images);
    }

    /** Every kind of element can be drawn with the palette. */
    @Test
    void everyClassOfTheMechanismHasATool() {
        Set<String> created = new HashSet<>();
        ALL.stream().filter(t -> t.type().name().equals("CreateInstance"))
                .forEach(t -> created.add(t.element().getAttribute("typeName")));
        for (EClass type : MechanismPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance)
                .map(EClass.class::cast).toList()) {
            // the ground is there from the start; the others have no place in the drawing
            boolean elsewhere = List.of("Mechanism", "Ground", "Parameter", "Material", "JointLimit", "Exclusion")
                    .contains(type.getName());
            if (!type.isAbstract() && !elsewhere) {
                assertTrue(created.contains("mechanism::" + type.getName()), type.getName());
            }
        }
    }
}
