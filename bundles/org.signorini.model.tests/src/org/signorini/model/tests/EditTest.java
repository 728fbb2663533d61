package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Iterator;

import org.eclipse.emf.common.command.BasicCommandStack;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.emf.edit.domain.AdapterFactoryEditingDomain;
import org.eclipse.emf.edit.provider.IItemLabelProvider;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.IItemPropertySource;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.provider.MechanismItemProviderAdapterFactory;

/** What property sheets and trees show. */
class EditTest {

    private final MechanismItemProviderAdapterFactory factory = new MechanismItemProviderAdapterFactory();

    @Test
    void everyPropertyIsExplainedByTheMetamodel() {
        Mechanism mechanism = Samples.woodpecker();
        int properties = 0;
        for (Iterator<EObject> all = mechanism.eAllContents(); all.hasNext();) {
            EObject object = all.next();
            IItemPropertySource source = (IItemPropertySource) factory.adapt(object, IItemPropertySource.class);
            for (IItemPropertyDescriptor descriptor : source.getPropertyDescriptors(object)) {
                EStructuralFeature feature = (EStructuralFeature) descriptor.getFeature(object);
                assertEquals(EcoreUtil.getDocumentation(feature), descriptor.getDescription(object));
                assertNotNull(descriptor.getCategory(object), feature.getName());
                properties++;
            }
        }
        assertTrue(properties > 100, properties + " properties");
    }

    @Test
    void labelsNameTheElement() {
        RigidBody bird = Samples.woodpecker().getBodies().get(2);
        IItemLabelProvider labels = (IItemLabelProvider) factory.adapt(bird, IItemLabelProvider.class);
        assertEquals("Rigid Body bird", labels.getText(bird));
    }

    @Test
    void changesCanBeUndone() {
        AdapterFactoryEditingDomain domain = new AdapterFactoryEditingDomain(factory, new BasicCommandStack());
        Mechanism mechanism = Samples.ball();
        RigidBody ball = mechanism.getBodies().get(0);
        domain.getCommandStack().execute(SetCommand.create(domain, ball,
                MechanismPackage.Literals.RIGID_BODY__MASS, "2"));
        assertEquals("2", ball.getMass());
        domain.getCommandStack().undo();
        assertTrue(EcoreUtil.equals(Samples.ball(), mechanism));
    }
}
