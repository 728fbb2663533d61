/**
 */
package org.signorini.model.mechanism.provider;


import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EStructuralFeature;

import org.eclipse.emf.edit.provider.ComposeableAdapterFactory;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ViewerNotification;

import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * This is the item provider adapter for a {@link org.signorini.model.mechanism.Mechanism} object.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
public class MechanismItemProvider extends NamedElementItemProvider
{
	/**
	 * This constructs an instance from a factory and a notifier.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public MechanismItemProvider(AdapterFactory adapterFactory)
	{
		super(adapterFactory);
	}

	/**
	 * This returns the property descriptors for the adapted class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<IItemPropertyDescriptor> getPropertyDescriptors(Object object)
	{
		if (itemPropertyDescriptors == null)
		{
			super.getPropertyDescriptors(object);

			addGravityPropertyDescriptor(object);
			addKinematicsPropertyDescriptor(object);
			addNeighboursCollidePropertyDescriptor(object);
			addLimitRestitutionPropertyDescriptor(object);
			addLimitRestitutionSpeedPropertyDescriptor(object);
		}
		return itemPropertyDescriptors;
	}

	/**
	 * This adds a property descriptor for the Gravity feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addGravityPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Mechanism_gravity_feature"),
				 getString("_UI_Mechanism_gravity_description"),
				 MechanismPackage.Literals.MECHANISM__GRAVITY,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_WorldPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Kinematics feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addKinematicsPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Mechanism_kinematics_feature"),
				 getString("_UI_Mechanism_kinematics_description"),
				 MechanismPackage.Literals.MECHANISM__KINEMATICS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_WorldPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Neighbours Collide feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addNeighboursCollidePropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Mechanism_neighboursCollide_feature"),
				 getString("_UI_Mechanism_neighboursCollide_description"),
				 MechanismPackage.Literals.MECHANISM__NEIGHBOURS_COLLIDE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.BOOLEAN_VALUE_IMAGE,
				 getString("_UI_ContactPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Limit Restitution feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addLimitRestitutionPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Mechanism_limitRestitution_feature"),
				 getString("_UI_Mechanism_limitRestitution_description"),
				 MechanismPackage.Literals.MECHANISM__LIMIT_RESTITUTION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_ContactPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Limit Restitution Speed feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addLimitRestitutionSpeedPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Mechanism_limitRestitutionSpeed_feature"),
				 getString("_UI_Mechanism_limitRestitutionSpeed_description"),
				 MechanismPackage.Literals.MECHANISM__LIMIT_RESTITUTION_SPEED,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_ContactPropertyCategory"),
				 null));
	}

	/**
	 * This specifies how to implement {@link #getChildren} and is used to deduce an appropriate feature for an
	 * {@link org.eclipse.emf.edit.command.AddCommand}, {@link org.eclipse.emf.edit.command.RemoveCommand} or
	 * {@link org.eclipse.emf.edit.command.MoveCommand} in {@link #createCommand}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Collection<? extends EStructuralFeature> getChildrenFeatures(Object object)
	{
		if (childrenFeatures == null)
		{
			super.getChildrenFeatures(object);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__PARAMETERS);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__MATERIALS);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__GROUND);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__BODIES);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__JOINTS);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__FORCES);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__GROUPS);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__CONTACTS);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__EXCLUSIONS);
			childrenFeatures.add(MechanismPackage.Literals.MECHANISM__PROBES);
		}
		return childrenFeatures;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EStructuralFeature getChildFeature(Object object, Object child)
	{
		// Check the type of the specified child object and return the proper feature to use for
		// adding (see {@link AddCommand}) it as a child.

		return super.getChildFeature(object, child);
	}

	/**
	 * This returns Mechanism.gif.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object getImage(Object object)
	{
		return overlayImage(object, getResourceLocator().getImage("full/obj16/Mechanism"));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected boolean shouldComposeCreationImage()
	{
		return true;
	}

	/**
	 * This returns the label text for the adapted class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getText(Object object)
	{
		String label = ((Mechanism)object).getName();
		return label == null || label.length() == 0 ?
			getString("_UI_Mechanism_type") :
			getString("_UI_Mechanism_type") + " " + label;
	}


	/**
	 * This handles model notifications by calling {@link #updateChildren} to update any cached
	 * children and by creating a viewer notification, which it passes to {@link #fireNotifyChanged}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void notifyChanged(Notification notification)
	{
		updateChildren(notification);

		switch (notification.getFeatureID(Mechanism.class))
		{
			case MechanismPackage.MECHANISM__GRAVITY:
			case MechanismPackage.MECHANISM__KINEMATICS:
			case MechanismPackage.MECHANISM__NEIGHBOURS_COLLIDE:
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION:
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION_SPEED:
				fireNotifyChanged(new ViewerNotification(notification, notification.getNotifier(), false, true));
				return;
			case MechanismPackage.MECHANISM__PARAMETERS:
			case MechanismPackage.MECHANISM__MATERIALS:
			case MechanismPackage.MECHANISM__GROUND:
			case MechanismPackage.MECHANISM__BODIES:
			case MechanismPackage.MECHANISM__JOINTS:
			case MechanismPackage.MECHANISM__FORCES:
			case MechanismPackage.MECHANISM__GROUPS:
			case MechanismPackage.MECHANISM__CONTACTS:
			case MechanismPackage.MECHANISM__EXCLUSIONS:
			case MechanismPackage.MECHANISM__PROBES:
				fireNotifyChanged(new ViewerNotification(notification, notification.getNotifier(), true, false));
				return;
		}
		super.notifyChanged(notification);
	}

	/**
	 * This adds {@link org.eclipse.emf.edit.command.CommandParameter}s describing the children
	 * that can be created under this object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected void collectNewChildDescriptors(Collection<Object> newChildDescriptors, Object object)
	{
		super.collectNewChildDescriptors(newChildDescriptors, object);

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__PARAMETERS,
				 MechanismFactory.eINSTANCE.createParameter()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__MATERIALS,
				 MechanismFactory.eINSTANCE.createMaterial()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__GROUND,
				 MechanismFactory.eINSTANCE.createGround()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__BODIES,
				 MechanismFactory.eINSTANCE.createRigidBody()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__JOINTS,
				 MechanismFactory.eINSTANCE.createJoint()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__FORCES,
				 MechanismFactory.eINSTANCE.createTranslationalSpring()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__FORCES,
				 MechanismFactory.eINSTANCE.createJointSpring()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__FORCES,
				 MechanismFactory.eINSTANCE.createJointForce()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__FORCES,
				 MechanismFactory.eINSTANCE.createMotor()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__FORCES,
				 MechanismFactory.eINSTANCE.createForce()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__FORCES,
				 MechanismFactory.eINSTANCE.createTorque()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__GROUPS,
				 MechanismFactory.eINSTANCE.createGeometryGroup()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__CONTACTS,
				 MechanismFactory.eINSTANCE.createContactPair()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__CONTACTS,
				 MechanismFactory.eINSTANCE.createFixedContact()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__EXCLUSIONS,
				 MechanismFactory.eINSTANCE.createExclusion()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__PROBES,
				 MechanismFactory.eINSTANCE.createJointProbe()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__PROBES,
				 MechanismFactory.eINSTANCE.createMarkerProbe()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__PROBES,
				 MechanismFactory.eINSTANCE.createCenterOfMassProbe()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__PROBES,
				 MechanismFactory.eINSTANCE.createEnergyProbe()));

		newChildDescriptors.add
			(createChildParameter
				(MechanismPackage.Literals.MECHANISM__PROBES,
				 MechanismFactory.eINSTANCE.createContactProbe()));
	}

}
