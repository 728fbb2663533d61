/**
 */
package org.signorini.model.study.provider;


import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EStructuralFeature;

import org.eclipse.emf.edit.provider.ComposeableAdapterFactory;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ViewerNotification;

import org.signorini.model.study.Study;
import org.signorini.model.study.StudyFactory;
import org.signorini.model.study.StudyPackage;

/**
 * This is the item provider adapter for a {@link org.signorini.model.study.Study} object.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
public class StudyItemProvider extends SettingsItemProvider
{
	/**
	 * This constructs an instance from a factory and a notifier.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public StudyItemProvider(AdapterFactory adapterFactory)
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

			addMechanismPropertyDescriptor(object);
			addEveryPropertyDescriptor(object);
			addCombinationPropertyDescriptor(object);
		}
		return itemPropertyDescriptors;
	}

	/**
	 * This adds a property descriptor for the Mechanism feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addMechanismPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Study_mechanism_feature"),
				 getString("_UI_Study_mechanism_description"),
				 StudyPackage.Literals.STUDY__MECHANISM,
				 true,
				 false,
				 true,
				 null,
				 getString("_UI_StudyPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Every feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addEveryPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Study_every_feature"),
				 getString("_UI_Study_every_description"),
				 StudyPackage.Literals.STUDY__EVERY,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 getString("_UI_ResultsPropertyCategory"),
				 null));
	}

	/**
	 * This adds a property descriptor for the Combination feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addCombinationPropertyDescriptor(Object object)
	{
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Study_combination_feature"),
				 getString("_UI_Study_combination_description"),
				 StudyPackage.Literals.STUDY__COMBINATION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 getString("_UI_StudyPropertyCategory"),
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
			childrenFeatures.add(StudyPackage.Literals.STUDY__VALUES);
			childrenFeatures.add(StudyPackage.Literals.STUDY__VARIATIONS);
			childrenFeatures.add(StudyPackage.Literals.STUDY__COMPARISONS);
			childrenFeatures.add(StudyPackage.Literals.STUDY__MEASURES);
			childrenFeatures.add(StudyPackage.Literals.STUDY__EXECUTOR);
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
	 * This returns Study.gif.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object getImage(Object object)
	{
		return overlayImage(object, getResourceLocator().getImage("full/obj16/Study"));
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
		String label = ((Study)object).getName();
		return label == null || label.length() == 0 ?
			getString("_UI_Study_type") :
			getString("_UI_Study_type") + " " + label;
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

		switch (notification.getFeatureID(Study.class))
		{
			case StudyPackage.STUDY__EVERY:
			case StudyPackage.STUDY__COMBINATION:
				fireNotifyChanged(new ViewerNotification(notification, notification.getNotifier(), false, true));
				return;
			case StudyPackage.STUDY__VALUES:
			case StudyPackage.STUDY__VARIATIONS:
			case StudyPackage.STUDY__COMPARISONS:
			case StudyPackage.STUDY__MEASURES:
			case StudyPackage.STUDY__EXECUTOR:
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
				(StudyPackage.Literals.STUDY__VALUES,
				 StudyFactory.eINSTANCE.createParameterValue()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__VARIATIONS,
				 StudyFactory.eINSTANCE.createVariation()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__COMPARISONS,
				 StudyFactory.eINSTANCE.createComparison()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__MEASURES,
				 StudyFactory.eINSTANCE.createEnergyMeasure()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__MEASURES,
				 StudyFactory.eINSTANCE.createPenetrationMeasure()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__MEASURES,
				 StudyFactory.eINSTANCE.createConstraintDriftMeasure()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__MEASURES,
				 StudyFactory.eINSTANCE.createSolverEffortMeasure()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__MEASURES,
				 StudyFactory.eINSTANCE.createProbeMeasure()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__MEASURES,
				 StudyFactory.eINSTANCE.createLimitCycleMeasure()));

		newChildDescriptors.add
			(createChildParameter
				(StudyPackage.Literals.STUDY__EXECUTOR,
				 StudyFactory.eINSTANCE.createChoice()));
	}

	/**
	 * This returns the label text for {@link org.eclipse.emf.edit.command.CreateChildCommand}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCreateChildText(Object owner, Object feature, Object child, Collection<?> selection)
	{
		Object childFeature = feature;
		Object childObject = child;

		boolean qualify =
			childFeature == StudyPackage.Literals.SETTINGS__FORMULATION ||
			childFeature == StudyPackage.Literals.SETTINGS__CONTACT_MODEL ||
			childFeature == StudyPackage.Literals.SETTINGS__SOLVER ||
			childFeature == StudyPackage.Literals.SETTINGS__SCHEME ||
			childFeature == StudyPackage.Literals.STUDY__EXECUTOR;

		if (qualify)
		{
			return getString
				("_UI_CreateChild_text2",
				 new Object[] { getTypeText(childObject), getFeatureText(childFeature), getTypeText(owner) });
		}
		return super.getCreateChildText(owner, feature, child, selection);
	}

}
