package org.signorini.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.change.util.ChangeRecorder;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.design.Specification;
import org.signorini.design.services.FeatureChoice;
import org.signorini.design.services.FittingFeatures;
import org.signorini.diagram.interpreter.Evaluator;
import org.signorini.diagram.interpreter.OperationRunner;
import org.signorini.diagram.interpreter.Services;
import org.signorini.diagram.specification.Conditional;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.specification.Mapping;
import org.signorini.diagram.specification.SpecificationReader;
import org.signorini.diagram.specification.Style;
import org.signorini.diagram.specification.Tool;
import org.signorini.diagram.view.DiagramContent;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.NodeView;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.mechanism.Sphere;

/** Walks the whole specification on a mechanism that has everything: what it draws, says and does. */
class RuntimeTest {

    private List<DiagramSpecification> specifications;
    private Mechanism mechanism;
    private DiagramContent content;
    private Evaluator evaluator;

    @BeforeEach
    void read() throws Exception {
        specifications = SpecificationReader.read(Specification.url(), MechanismPackage.eINSTANCE);
        mechanism = Everything.mechanism();
        show(0);
    }

    private void show(int diagram) {
        DiagramSpecification specification = specifications.get(diagram);
        evaluator = new Evaluator(new Services(specification.services(), Specification.class.getClassLoader()));
        content = new DiagramContent(specification, evaluator, mechanism);
        specification.layers().forEach(l -> content.setActive(l, true));
        content.update();
    }

    private Map<Mapping, View> views() {
        Map<Mapping, View> views = new HashMap<>();
        content.nodes().forEach(n -> collect(n, views));
        content.edges().forEach(e -> views.put(e.mapping(), e));
        return views;
    }

    private static void collect(NodeView node, Map<Mapping, View> views) {
        views.put(node.mapping(), node);
        node.inner().forEach(n -> collect(n, views));
        node.border().forEach(n -> collect(n, views));
    }

    @Test
    void everyMappingDrawsSomething() {
        Set<String> drawn = new HashSet<>();
        for (int i = 0; i < specifications.size(); i++) {
            show(i);
            views().keySet().forEach(m -> drawn.add(m.id()));
        }
        assertEquals(specifications.getFirst().mappings().keySet(), drawn);
    }

    /** Labels, tips and conditions can be evaluated on every element that is drawn. */
    @Test
    void everyExpressionOfAStyleHasAValue() {
        for (int i = 0; i < specifications.size(); i++) {
            show(i);
            views().forEach((mapping, view) -> {
                switch (mapping) {
                    case Mapping.Node node -> {
                        check(node.style(), view.element());
                        for (Conditional<Style.Node> c : node.conditional()) {
                            assertNotNull(evaluator.value(c.predicate(), view.element(), Map.of()));
                            check(c.style(), view.element());
                        }
                    }
                    case Mapping.Edge edge -> {
                        for (Conditional<Style.Edge> c : edge.conditional()) {
                            assertNotNull(evaluator.value(c.predicate(), view.element(), Map.of()));
                            check(c.style().label(), view.element());
                        }
                        check(edge.style().label(), view.element());
                    }
                }
            });
        }
    }

    private void check(Style.Node style, EObject element) {
        check(style.label(), element);
        assertFalse(style.tooltip() != null && evaluator.text(style.tooltip(), element).isEmpty());
        assertTrue(style.image() == null || Specification.image(style.image()) != null, style.image());
    }

    private void check(Style.Label label, EObject element) {
        if (label != null) {
            assertFalse(evaluator.text(label.text(), element).isEmpty(), label.text() + " of " + element);
        }
    }

    /** Every tool that is in the palette makes something, and undone it leaves the model as it was. */
    @Test
    void everyToolOfThePaletteCreates() {
        EObject before = EcoreUtil.copy(mechanism);
        for (DiagramSpecification.Layer layer : content.specification().layers()) {
            for (Tool.Section section : layer.sections()) {
                for (Tool tool : section.tools()) {
                    ChangeRecorder recorder = new ChangeRecorder(mechanism);
                    List<EObject> created = use(tool);
                    var changes = recorder.endRecording();
                    assertEquals(1, created.size(), tool.id());
                    content.update();
                    assertNotNull(content.find(created.getFirst()), tool.id() + " shows what it made");
                    changes.apply();
                    content.update();
                    assertTrue(EcoreUtil.equals(before, mechanism), tool.id() + " is undone");
                }
            }
        }
    }

    private List<EObject> use(Tool tool) {
        OperationRunner runner = new OperationRunner(evaluator);
        Map<String, Object> variables = new HashMap<>();
        EObject self = mechanism;
        switch (tool.kind()) {
            case EDGE -> {
                Mapping.Edge edge = (Mapping.Edge) content.specification().mappings().get(tool.mappings().getFirst());
                self = element(edge.sources().getFirst());
                variables.put("source", self);
                variables.put("target", element(edge.targets().getLast()));
            }
            case CLICK -> {
                self = views().values().stream().map(View::element)
                        .filter(e -> evaluator.holds(tool.precondition(), e)).findFirst().orElseThrow();
                variables.put("element", self);
            }
            default -> {
                boolean onBody = content.specification().node("body").bordered().containsAll(tool.mappings());
                self = onBody ? mechanism.getBodies().getFirst() : mechanism;
                variables.put("container", self);
            }
        }
        runner.run(tool.operation(), self, variables);
        return runner.created();
    }

    private EObject element(String mapping) {
        return views().entrySet().stream().filter(e -> e.getKey().id().equals(mapping)).findFirst().orElseThrow()
                .getValue().element();
    }

    @Test
    void directEditSetsWhatItsMaskNames() {
        Tool rename = content.specification().tool("rename");
        Joint joint = mechanism.getJoints().getFirst();
        new OperationRunner(evaluator).run(rename.operation(), joint, Map.of("0", "hinge"));
        assertEquals("hinge", joint.getName());
        var contact = mechanism.getContacts().getFirst();
        new OperationRunner(evaluator).run(content.specification().tool("coefficients").operation(), contact,
                Map.of("0", "0.7", "1", "0.2"));
        assertEquals("μ = 0.7, e = 0.2",
                evaluator.text(content.specification().tool("coefficients").input(), contact));
    }

    /** A length goes to the radius of a sphere; a number without a unit to friction before all others. */
    @Test
    void aDroppedParameterBecomesAFittingValue() {
        Tool drop = content.specification().tool("drop.parameter");
        Sphere sphere = (Sphere) mechanism.getBodies().getFirst().getMarkers().getFirst().getGeometries().get(1);
        drop(drop, parameter("r", "5 mm"), sphere);
        assertEquals("r", sphere.getRadius());
        var contact = mechanism.getContacts().getFirst();
        drop(drop, parameter("mu", "0.3"), contact);
        assertEquals("mu", contact.getStaticFriction());
        drop(drop, parameter("k", "3 kN/m"), contact);
        assertEquals("k", contact.getStiffness());
        FeatureChoice.during(MechanismPackage.Literals.CONTACT__TANGENTIAL_STIFFNESS,
                () -> drop(drop, parameter("kt", "2 N/m"), contact));
        assertEquals("kt", contact.getTangentialStiffness());
        assertFalse(evaluator.holds(drop.precondition(), contact, Map.of("element", sphere)), "only parameters");
        assertTrue(FittingFeatures.of(sphere, parameter("m", "3 kg")).isEmpty(), "a mass is no length");
    }

    private static Parameter parameter(String name, String value) {
        Parameter parameter = MechanismFactory.eINSTANCE.createParameter();
        parameter.setName(name);
        parameter.setValue(value);
        return parameter;
    }

    private void drop(Tool tool, Parameter parameter, EObject onto) {
        Map<String, Object> variables = Map.of("element", parameter, "newSemanticContainer", onto);
        assertTrue(evaluator.holds(tool.precondition(), onto, variables));
        new OperationRunner(evaluator).run(tool.operation(), onto, variables);
    }

    @Test
    void deleteTakesAlongWhatCannotStayAlone() {
        var body = mechanism.getBodies().getFirst();
        Joint joint = mechanism.getJoints().getFirst();
        new OperationRunner(evaluator).run(content.specification().tool("delete").operation(), body,
                Map.of("element", body));
        assertFalse(mechanism.getBodies().contains(body));
        assertFalse(mechanism.getJoints().contains(joint), "a joint of the body");
        assertTrue(mechanism.getProbes().stream().noneMatch(p -> p.getName().equals("joint probe")), "its probe");
        assertTrue(EcoreUtil.UnresolvedProxyCrossReferencer.find(mechanism).isEmpty());
        assertEquals(1, mechanism.getProbes().stream().filter(p -> p.getName().equals("energy")).count());
    }

    @Test
    void everyReconnectToolMovesItsEnd() {
        int moved = 0;
        for (Mapping.Edge edge : content.specification().edges().toList()) {
            for (String id : edge.tools().reconnect()) {
                Tool tool = content.specification().tool(id);
                boolean source = tool.kind() == Tool.Kind.RECONNECT_SOURCE;
                EObject element = element(edge.id());
                EObject end = element((source ? edge.sources() : edge.targets()).getFirst());
                new OperationRunner(evaluator).run(tool.operation(), element,
                        Map.of("element", element, "target", end));
                assertSame(end,
                        evaluator.elements(source ? edge.source() : edge.target(), element, Map.of()).getFirst());
                moved++;
            }
        }
        assertEquals(8, moved);
    }

    @Test
    void whatStaysShownStaysTheSameObject() {
        View body = content.find(mechanism.getBodies().getFirst());
        View joint = content.find(mechanism.getJoints().getFirst());
        mechanism.getBodies().getFirst().setName("renamed");
        content.update();
        assertSame(body, content.find(mechanism.getBodies().getFirst()));
        assertSame(joint, content.find(mechanism.getJoints().getFirst()));
    }

    @Test
    void layersCanBeSwitched() {
        DiagramSpecification.Layer contacts = content.specification().layers().stream()
                .filter(l -> l.label().equals("Contacts")).findFirst().orElseThrow();
        content.setActive(contacts, false);
        content.update();
        assertTrue(content.edges().stream().noneMatch(e -> e.mapping().id().equals("contactPair")));
        assertTrue(content.edges().stream().anyMatch(e -> e.mapping().id().equals("joint")));
    }
}
