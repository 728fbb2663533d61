package org.signorini.diagram.clipboard;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.gef.commands.Command;
import org.signorini.diagram.session.Borders;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.session.Recorded;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.LayoutKey;
import org.signorini.diagram.view.View;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.ui.model.element.FreeNames;

/** Adds another copy of a clip to the model, each element with a name that is free, beside where it was. */
public final class PasteCommand extends Command {

    private final DiagramSession session;
    private final Clip clip;
    private final EObject onto;
    private final int shift;
    private final EcoreUtil.Copier copies = new EcoreUtil.Copier(true, false);
    private final List<EObject> pasted = new ArrayList<>();
    private final List<String> dropped = new ArrayList<>();
    private Recorded change;

    /**
     * @param onto  what is selected: markers go to that body, shapes to that marker; may be {@code null}
     * @param shift how far beside, in pixels
     */
    public PasteCommand(String label, DiagramSession session, Clip clip, EObject onto, int shift) {
        super(label);
        this.session = session;
        this.clip = clip;
        this.onto = onto;
        this.shift = shift;
    }

    @Override
    public boolean canExecute() {
        return !clip.isEmpty();
    }

    @Override
    public void execute() {
        clip.roots().forEach(r -> copies.copy(r.copy()));
        copies.copyReferences();
        change = new Recorded(session.mechanism(), this::paste);
        change.execute();
        place();
    }

    private void paste() {
        clip.roots().forEach(this::add);
        for (Clip.Outside reference : clip.outside()) {
            EObject copy = copies.get(reference.copy());
            if (EcoreUtil.getRootContainer(copy) == session.mechanism()) {
                refer(copy, reference.feature(), reference.target());
            }
        }
    }

    private void add(Clip.Root root) {
        EObject copy = copies.get(root.copy());
        EObject owner = owner(root);
        if (owner == null) {
            dropped.add(Labels.of(copy) + " has no place here");
            return;
        }
        rename(copy, owner, root.feature());
        list(owner, root.feature()).add(copy);
        pasted.add(copy);
    }

    /** The selected element or the nearest around it that can have it; otherwise whose it was. */
    private EObject owner(Clip.Root root) {
        for (EObject at = onto; at != null; at = at.eContainer()) {
            if (at.eClass().getEAllContainments().contains(root.feature())) {
                return at;
            }
        }
        return root.owner().in(session.mechanism());
    }

    private static void rename(EObject copy, EObject owner, EReference feature) {
        if (copy instanceof NamedElement named && named.getName() != null && list(owner, feature).stream()
                .anyMatch(e -> named.getName().equals(((NamedElement) e).getName()))) {
            String stem = named.getName().replaceAll("\\d+$", "");
            named.setName(FreeNames.after(stem.equals(named.getName()) ? stem + " " : stem, owner, feature));
        }
    }

    private void refer(EObject copy, EReference feature, Origin origin) {
        EObject target = origin.in(session.mechanism());
        if (!feature.getEReferenceType().isInstance(target)) {
            dropped.add(Labels.feature(feature.getName()) + " of " + Labels.of(copy) + " is not here");
        } else if (feature.isMany()) {
            list(copy, feature).add(target);
        } else {
            copy.eSet(feature, target);
        }
    }

    @SuppressWarnings("unchecked")
    private static List<EObject> list(EObject owner, EReference feature) {
        return (List<EObject>) owner.eGet(feature);
    }

    private void place() {
        clip.boxes().forEach((key, box) -> {
            EObject copy = copies.get(key.element());
            Box place = copy.eContainer() instanceof Mechanism ? moved(box)
                    : pasted.contains(copy) ? onBorder(copy.eContainer(), moved(box)) : box;
            session.layout().place(new LayoutKey(key.mapping(), copy), place);
        });
        clip.bends().forEach((key, points) -> session.layout().bend(
                new LayoutKey(key.mapping(), copies.get(key.element())), points.stream().map(this::moved).toList()));
    }

    /** What came without the body it sat on, on the border of the one it is on now; {@code null} to place it anew. */
    private Box onBorder(EObject owner, Box box) {
        View view = owner == null ? null : session.content().find(owner);
        Box body = view == null ? null : session.layout().box(view.key());
        return body == null ? null : Borders.snap(box, body);
    }

    private Box moved(Box box) {
        return box.at(box.x() + shift, box.y() + shift);
    }

    /** What is new, once it has run. */
    public List<EObject> pasted() {
        return pasted;
    }

    /** What could not come along, in words. */
    public List<String> dropped() {
        return dropped;
    }

    @Override
    public void undo() {
        change.undo();
    }

    @Override
    public void redo() {
        change.redo();
        place();
    }
}
