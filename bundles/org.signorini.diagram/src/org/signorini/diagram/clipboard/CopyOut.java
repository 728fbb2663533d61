package org.signorini.diagram.clipboard;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.LayoutKey;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** Makes a {@link Clip} of elements of a diagram, with what connects them. */
public final class CopyOut {

    /** How far beside the original a copied line is bent, so that both can be seen. */
    private static final int ASIDE = 24;

    private final DiagramSession session;
    private final EcoreUtil.Copier copies = new EcoreUtil.Copier(true, false);
    private final List<Clip.Root> roots = new ArrayList<>();
    private final List<Clip.Outside> outside = new ArrayList<>();
    private final Map<LayoutKey, Box> boxes = new LinkedHashMap<>();
    private final Map<LayoutKey, List<Box>> bends = new LinkedHashMap<>();

    private CopyOut(DiagramSession session) {
        this.session = session;
    }

    /** Whether there can be another one of it. */
    public static boolean isCopyable(EObject element) {
        return element.eContainmentFeature() != null && element.eContainmentFeature().isMany();
    }

    /** Elements that cannot be copied, like the ground, are left out. */
    public static Clip of(DiagramSession session, Collection<EObject> chosen) {
        return new CopyOut(session).copy(chosen.stream().filter(CopyOut::isCopyable).toList());
    }

    private Clip copy(List<EObject> chosen) {
        List<EObject> elements = EcoreUtil.filterDescendants(new Connected(session.content()).with(chosen));
        for (EObject element : elements) {
            roots.add(new Clip.Root(copies.copy(element), element.eContainmentFeature(),
                    Origin.of(element.eContainer())));
        }
        copies.copyReferences();
        copies.forEach(this::keepReferences);
        copies.forEach(this::keepPlaces);
        for (EdgeView edge : session.content().edges()) {
            if (copies.containsKey(edge.element())) {
                keepBends(edge);
            }
        }
        return new Clip(roots, outside, boxes, bends);
    }

    private void keepReferences(EObject original, EObject copy) {
        for (EReference reference : original.eClass().getEAllReferences()) {
            if (!reference.isContainment() && !reference.isContainer()) {
                for (EObject target : Connected.targets(original, reference)) {
                    if (!copies.containsKey(target)) {
                        outside.add(new Clip.Outside(copy, reference, Origin.of(target)));
                    }
                }
            }
        }
    }

    private void keepPlaces(EObject original, EObject copy) {
        for (String mapping : session.content().specification().mappings().keySet()) {
            Box box = session.layout().box(new LayoutKey(mapping, original));
            if (box != null) {
                boxes.put(new LayoutKey(mapping, copy), box);
            }
        }
    }

    private void keepBends(EdgeView edge) {
        List<Box> points = session.layout().bends(edge.key());
        boolean beside = !copies.containsKey(edge.source().element()) && !copies.containsKey(edge.target().element());
        Box a = middle(edge.source());
        Box b = middle(edge.target());
        if (points.isEmpty() && beside && a != null && b != null) {
            points = List.of(new Box((a.x() + b.x()) / 2 + ASIDE, (a.y() + b.y()) / 2 + ASIDE, 0, 0));
        }
        if (!points.isEmpty()) {
            bends.put(new LayoutKey(edge.mapping().id(), copies.get(edge.element())), points);
        }
    }

    private Box middle(View end) {
        Box box = session.layout().box(end.key());
        if (box == null || !(end instanceof NodeView node)) {
            return null;
        }
        Box owner = node.isBordered() ? session.layout().box(node.owner().key()) : null;
        return owner == null ? box.at(box.centerX(), box.centerY())
                : box.at(owner.x() + box.centerX(), owner.y() + box.centerY());
    }
}
