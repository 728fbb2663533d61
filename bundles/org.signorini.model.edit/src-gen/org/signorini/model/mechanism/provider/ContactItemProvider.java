/**
 */
package org.signorini.model.mechanism.provider;


import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.edit.provider.ComposeableAdapterFactory;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ViewerNotification;

import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * This is the item provider adapter for a {@link org.signorini.model.mechanism.Contact} object.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
public class ContactItemProvider extends NamedElementItemProvider
{
	/**
	 * This constructs an instance from a factory and a notifier.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ContactItemProvider(AdapterFactory adapterFactory)
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

			addStaticFrictionPropertyDescriptor(object);
			addKineticFrictionPropertyDescriptor(object);
			addSlipSpeedPropertyDescriptor(object);
			addAnisotropyPropertyDescriptor(object);
			addGrainPropertyDescriptor(object);
			addFrictionForcePropertyDescriptor(object);
			addNormalRestitutionPropertyDescriptor(object);
			addTangentialRestitutionPropertyDescriptor(object);
			addRestitutionSpeedPropertyDescriptor(object);
			addCompliancePropertyDescriptor(object);
			addStiffnessPropertyDescriptor(object);
			addDampingPropertyDescriptor(object);
			addTangentialStiffnessPropertyDescriptor(object);
			addTangentialDampingPropertyDescriptor(object);
		}
		return itemPropertyDescriptors;
	}

	/**
	 * This adds a property descriptor for the Static Friction feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addStaticFrictionPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_staticFriction_feature"),
				 getString("_UI_Contact_staticFriction_description"),
				 MechanismPackage.Literals.CONTACT__STATIC_FRICTION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_FrictionPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Kinetic Friction feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addKineticFrictionPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_kineticFriction_feature"),
				 getString("_UI_Contact_kineticFriction_description"),
				 MechanismPackage.Literals.CONTACT__KINETIC_FRICTION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_FrictionPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Slip Speed feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addSlipSpeedPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_slipSpeed_feature"),
				 getString("_UI_Contact_slipSpeed_description"),
				 MechanismPackage.Literals.CONTACT__SLIP_SPEED,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_FrictionPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Anisotropy feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addAnisotropyPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_anisotropy_feature"),
				 getString("_UI_Contact_anisotropy_description"),
				 MechanismPackage.Literals.CONTACT__ANISOTROPY,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_FrictionPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Grain feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addGrainPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_grain_feature"),
				 getString("_UI_Contact_grain_description"),
				 MechanismPackage.Literals.CONTACT__GRAIN,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_FrictionPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Friction Force feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addFrictionForcePropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_frictionForce_feature"),
				 getString("_UI_Contact_frictionForce_description"),
				 MechanismPackage.Literals.CONTACT__FRICTION_FORCE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_FrictionPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Normal Restitution feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addNormalRestitutionPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_normalRestitution_feature"),
				 getString("_UI_Contact_normalRestitution_description"),
				 MechanismPackage.Literals.CONTACT__NORMAL_RESTITUTION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_ImpactPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Tangential Restitution feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addTangentialRestitutionPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_tangentialRestitution_feature"),
				 getString("_UI_Contact_tangentialRestitution_description"),
				 MechanismPackage.Literals.CONTACT__TANGENTIAL_RESTITUTION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_ImpactPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Restitution Speed feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addRestitutionSpeedPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_restitutionSpeed_feature"),
				 getString("_UI_Contact_restitutionSpeed_description"),
				 MechanismPackage.Literals.CONTACT__RESTITUTION_SPEED,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_ImpactPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Compliance feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addCompliancePropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_compliance_feature"),
				 getString("_UI_Contact_compliance_description"),
				 MechanismPackage.Literals.CONTACT__COMPLIANCE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_RelaxationPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Stiffness feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addStiffnessPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_stiffness_feature"),
				 getString("_UI_Contact_stiffness_description"),
				 MechanismPackage.Literals.CONTACT__STIFFNESS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_RelaxationPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Damping feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addDampingPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_damping_feature"),
				 getString("_UI_Contact_damping_description"),
				 MechanismPackage.Literals.CONTACT__DAMPING,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_RelaxationPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Tangential Stiffness feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addTangentialStiffnessPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_tangentialStiffness_feature"),
				 getString("_UI_Contact_tangentialStiffness_description"),
				 MechanismPackage.Literals.CONTACT__TANGENTIAL_STIFFNESS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_RelaxationPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Tangential Damping feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addTangentialDampingPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Contact_tangentialDamping_feature"),
				 getString("_UI_Contact_tangentialDamping_description"),
				 MechanismPackage.Literals.CONTACT__TANGENTIAL_DAMPING,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_RelaxationPropertyCategory"),
				 null));
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
		String label = ((Contact)object).getName();
		return label == null || label.length() == 0 ?
			getString("_UI_Contact_type") :
			getString("_UI_Contact_type") + " " + label;
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

		switch (notification.getFeatureID(Contact.class))
		{
			case MechanismPackage.CONTACT__STATIC_FRICTION:
			case MechanismPackage.CONTACT__KINETIC_FRICTION:
			case MechanismPackage.CONTACT__SLIP_SPEED:
			case MechanismPackage.CONTACT__ANISOTROPY:
			case MechanismPackage.CONTACT__GRAIN:
			case MechanismPackage.CONTACT__FRICTION_FORCE:
			case MechanismPackage.CONTACT__NORMAL_RESTITUTION:
			case MechanismPackage.CONTACT__TANGENTIAL_RESTITUTION:
			case MechanismPackage.CONTACT__RESTITUTION_SPEED:
			case MechanismPackage.CONTACT__COMPLIANCE:
			case MechanismPackage.CONTACT__STIFFNESS:
			case MechanismPackage.CONTACT__DAMPING:
			case MechanismPackage.CONTACT__TANGENTIAL_STIFFNESS:
			case MechanismPackage.CONTACT__TANGENTIAL_DAMPING:
				fireNotifyChanged(new ViewerNotification(notification, notification.getNotifier(), false, true));
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
	}

}
