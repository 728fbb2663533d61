package org.signorini.model.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;

/** Mechanisms with any elements, any texts and any references, sensible or not: what an editor may hold. */
final class RandomModels {

    private static final String LETTERS = "abcXYZ019 _.,*/+-()'\"<>&[]@#%\\äµ€\u4e2d\t\n\uD83D\uDE00;:?={}";

    private final Random random;
    private final List<EObject> all = new ArrayList<>();

    RandomModels(long seed) {
        random = new Random(seed);
    }

    Mechanism mechanism() {
        Mechanism root = (Mechanism) create(MechanismPackage.Literals.MECHANISM, 0);
        for (EObject object : all) {
            for (EReference reference : object.eClass().getEAllReferences()) {
                if (!reference.isContainment() && !reference.isContainer()) {
                    refer(object, reference);
                }
            }
        }
        return root;
    }

    private EObject create(EClass eClass, int depth) {
        EObject object = EcoreUtil.create(eClass);
        all.add(object);
        for (EStructuralFeature feature : eClass.getEAllStructuralFeatures()) {
            if (feature instanceof EAttribute attribute && random.nextBoolean()) {
                object.eSet(attribute, value(attribute));
            } else if (feature instanceof EReference reference && reference.isContainment()) {
                contain(object, reference, depth);
            }
        }
        return object;
    }

    private void contain(EObject object, EReference reference, int depth) {
        List<EClass> types = concrete(reference.getEReferenceType());
        if (!reference.isMany()) {
            object.eSet(reference, create(types.get(random.nextInt(types.size())), depth + 1));
            return;
        }
        @SuppressWarnings("unchecked")
        List<EObject> children = (List<EObject>) object.eGet(reference);
        int count = random.nextInt(depth == 0 ? 4 : 2);
        for (int i = 0; i < count; i++) {
            children.add(create(types.get(random.nextInt(types.size())), depth + 1));
        }
    }

    private static List<EClass> concrete(EClass type) {
        List<EClass> classes = new ArrayList<>();
        for (EClassifier classifier : type.getEPackage().getEClassifiers()) {
            if (classifier instanceof EClass c && !c.isAbstract() && type.isSuperTypeOf(c)) {
                classes.add(c);
            }
        }
        return classes;
    }

    private void refer(EObject object, EReference reference) {
        List<EObject> targets = all.stream().filter(reference.getEReferenceType()::isInstance).toList();
        if (targets.isEmpty()) {
            return;
        }
        if (!reference.isMany()) {
            object.eSet(reference, targets.get(random.nextInt(targets.size())));
            return;
        }
        @SuppressWarnings("unchecked")
        List<EObject> list = (List<EObject>) object.eGet(reference);
        for (int i = random.nextInt(3); i > 0; i--) {
            EObject target = targets.get(random.nextInt(targets.size()));
            if (!list.contains(target)) {
                list.add(target);
            }
        }
    }

    private Object value(EAttribute attribute) {
        if (attribute.getEAttributeType() instanceof EEnum eEnum) {
            return eEnum.getELiterals().get(random.nextInt(eEnum.getELiterals().size())).getInstance();
        }
        Class<?> type = attribute.getEAttributeType().getInstanceClass();
        return type == boolean.class ? (Object) random.nextBoolean() : type == int.class ? random.nextInt() : text();
    }

    private String text() {
        int[] points = LETTERS.codePoints().toArray();
        StringBuilder text = new StringBuilder();
        // short, so that names collide
        for (int i = random.nextInt(6); i > 0; i--) {
            text.appendCodePoint(points[random.nextInt(points.length)]);
        }
        return text.toString();
    }
}
